# What a battle says.
