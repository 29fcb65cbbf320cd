# What is printed on the cards of Sectors: names, sentences and abilities.
# In the sentences “you” is who controls the card, “here” the own sector in which it lies, “opposite” the enemy sector of
# the same colour, and ▷ stands behind a cost that may be declined. The host of a virus is the player in whose system it
# lies. Names of markers are singular.

## Factions

faction-frz = FRZ · Freeze
faction-frz-about = Freezes units so that they count for nothing in the next scoring, and makes use of whatever is frozen.
faction-zrd = ZRD · Robots
faction-zrd-about = Six robots that make each other stronger; with the ability unlocked, all six face-up at once win the game.
faction-dmp = DMP · Memory Dump
faction-dmp-about = Uses the trash as a second hand, from which cards come back into the hand or straight into the system.
faction-bat = BAT · Battery
faction-bat-about = Charges the memory and spends the loaded cards later on free installations, disruption and CTRL markers.
faction-ded = DED · The Dead
faction-ded-about = Gains from the end of its own cards and trades them for enemy units.
faction-hex = HEX · Curses
faction-hex-about = Draws more cards than others and spoils the opponent's hand, BOTs and programs.
faction-sld = SLD · Shields
faction-sld-about = Piles up shields, which give control without CTRL, and knows ways to turn them into CTRL.
faction-bug = BUG · Disruption
faction-bug-about = Wears enemy units down with disruption until they fall below 0 CTRL.
faction-swm = SWM · Swarm
faction-swm-about = Floods the sectors with BOTs, moves and strengthens them and wakes them up as programs.
faction-mod = MOD · Modules
faction-mod-about = Earns coins for the market, profits from modules on either side and scraps those in its way.

## Names of programs

# FRZ
card-cryo-tank = Cryo Tank
card-icicle = Icicle
card-cold-shock = Cold Shock
card-glacier = Glacier
card-cold-boot = Cold Boot
card-permafrost = Permafrost

# ZRD
card-ptero = Ptero
card-tritoro = Tritoro
card-panthero = Panthero
card-tytano = Tytano
card-mega = Mega
card-behemo = Behemo

# DMP
card-fragment = Fragment
card-core-dump = Core Dump
card-restorer = Restorer
card-data-rescue = Data Rescue
card-cleanup = Cleanup
card-legacy-load = Legacy Load

# BAT
card-battery-cell = Battery Cell
card-jump-start = Jump Start
card-charging-dock = Charging Dock
card-short-circuit = Short Circuit
card-capacitor = Capacitor
card-power-surge = Power Surge

# DED
card-aftershock = Aftershock
card-will-o-wisp = Will-o'-the-Wisp
card-revenant = Revenant
card-sacrifice-routine = Sacrifice Routine
card-crypt = Crypt
card-reaper = Reaper

# HEX
card-oracle = Oracle
card-apprentice = Apprentice
card-malediction = Malediction
card-warding-circle = Warding Circle
card-polymorph = Polymorph
card-warlock = Warlock

# SLD
card-sentry = Sentry
card-resonator = Resonator
card-aegis = Aegis
card-shield-wall = Shield Wall
card-phalanx = Phalanx
card-bulwark = Bulwark

# BUG
card-static-noise = Static Noise
card-land-mine = Land Mine
card-plague = Plague
card-backlash = Backlash
card-memory-leak = Memory Leak
card-system-crash = System Crash

# SWM
card-scout = Scout
card-brood-pod = Brood Pod
card-exodus = Exodus
card-wake-up-call = Wake Up Call
card-drone-core = Drone Core
card-hive-queen = Hive Queen

# MOD
card-trading-post = Trading Post
card-mercenary = Mercenary
card-fitter = Fitter
card-wrecker = Wrecker
card-saboteur = Saboteur
card-toll-gate = Toll Gate

## Names of modules

card-compute-core = Compute Core
card-compiler = Compiler
card-logger = Logger
card-watchdog = Watchdog
card-miner = Miner
card-memory-sweeper = Memory Sweeper
card-load-balancer = Load Balancer
card-elastic-core = Elastic Core
card-mainframe = Mainframe
card-ctrl-patch = CTRL Patch
card-shield-patch = Shield Patch
card-cache-patch = Cache Patch
card-load-patch = Load Patch
card-coin-patch = Coin Patch
card-jam-patch = Jam Patch
card-cool-patch = Cool Patch
card-load-spike = Load Spike
card-captcha = Captcha
card-memory-eater = Memory Eater
card-funnel = Funnel
card-spyware = Spyware
card-ransomware = Ransomware

## Sentences of programs

# FRZ
text-cryo-tank-1 = ON INSTALL: freeze this card.
text-icicle-1 = ON INSTALL: put 1 disruption on one frozen unit in the network, on either side.
text-cold-shock-1 = ON INSTALL: freeze one enemy unit opposite that is not frozen.
text-cold-shock-2 = ON UPGRADE: freeze one more enemy unit opposite that is not frozen.
text-glacier-1 = ROUND END: each of your frozen units, in any sector, receives 1 CTRL marker.
text-cold-boot-1 = ON INSTALL: upload one frozen enemy program or BOT: its owner takes it into the hand.
text-permafrost-1 = FIREWALL: the first time each round your opponent installs a program face-up opposite, freeze it; its own ON INSTALL comes first.

# ZRD
text-ptero-1 = CONDITION: one of your ZRD cards already lies face-up in the target sector.
text-tritoro-1 = FIREWALL: when your opponent installs a card (program or BOT) opposite a sector in which at least one of your ZRD cards lies face-up, draw 1 card; at most once each round for each sector colour.
text-panthero-1 = ON INSTALL: choose X different enemy units opposite (all of them, if there are fewer) and put 1 disruption on each. X = your face-up ZRD cards, this one included.
text-tytano-1 = CONTINUOUS: whenever you install a ZRD card face-up, this card included, the installed card receives 1 CTRL marker.
text-mega-1 = VARIABLE: CTRL X = 1 + your face-up ZRD cards, this one included.
text-mega-2 = ON UPGRADE: draw 1 card.
text-behemo-1 = ROUND END: take one ZRD card from your trash into your hand.

# DMP
text-fragment-1 = ON INSTALL: put 2 cards from your trash under your draw pile ▷ this card receives 1 CTRL marker.
text-core-dump-1 = ON INSTALL: create a BOT from the top card of your trash on a free slot here.
text-restorer-1 = CONTINUOUS: the first time each round one or more cards leave your trash by an effect or a main action (not by reshuffling), this card receives 1 CTRL marker; never more than once each round for this card, even if it leaves the system and returns.
text-data-rescue-1 = ON INSTALL: take one program from your trash into your hand; it may be one that was discarded to pay for this card.
text-cleanup-1 = ON INSTALL: put 3 cards from your trash under your draw pile ▷ delete one enemy unit opposite with CTRL 1 or less.
text-legacy-load-1 = VARIABLE: costs 1 card less for every five cards in your trash when you declare the installation, but before surcharges never less than 1. The printed cost stays 3.

# BAT
text-battery-cell-1 = ON INSTALL: load 1 card (once each round for this card).
text-jump-start-1 = ON INSTALL: unload 1 card ▷ install one card from your hand with printed cost 0, 1 or 2 without card cost. Placement rules and CONDITION still apply.
text-charging-dock-1 = ROUND END: load 1 card.
text-short-circuit-1 = ON INSTALL: unload 1 card ▷ put 2 disruption on one enemy unit.
text-capacitor-1 = VARIABLE: CTRL X = 2 + the cards in your memory.
text-power-surge-1 = CONDITION: at least one card lies in your memory when you declare the installation.
text-power-surge-2 = ON INSTALL: load 1 card. Then unload any number of cards ▷ for each of them, put 1 CTRL marker on any unit in the network.

# DED
text-aftershock-1 = RECYCLING: put 1 CTRL marker on any unit in the network, but never on this card.
text-will-o-wisp-1 = ROUND END: put 1 disruption on this card.
text-revenant-1 = RECYCLING: if this card is in your trash, load it from there.
text-sacrifice-routine-1 = ON INSTALL: delete one of your other units ▷ delete one enemy unit with CTRL 3 or less opposite the sector in which yours lay.
text-crypt-1 = CONTINUOUS: the first time each round another of your face-up cards is deleted or replaced by an upgrade, draw 1 card.
text-reaper-1 = ON INSTALL: delete one enemy unit opposite.

# HEX
text-oracle-1 = ON INSTALL: filter 2 (once each round for this card).
text-apprentice-1 = CONTINUOUS: the first time in each main phase an effect makes you draw at least one card, this card receives 1 CTRL marker.
text-malediction-1 = ON INSTALL: your opponent discards one hand card of their choice.
text-warding-circle-1 = FIREWALL: your opponent cannot play BOTs from hand into the sector opposite.
text-polymorph-1 = ON INSTALL: flip one enemy program (not a daemon) opposite to its BOT side.
text-warlock-1 = ON INSTALL: draw 2 cards.

# SLD
text-sentry-1 = ON INSTALL: put 2 shields on this card.
text-resonator-1 = CONTINUOUS: the first time each round one of your units here receives CTRL, put 1 shield on that unit.
text-aegis-1 = ON INSTALL: distribute 2 shields among your units.
text-aegis-2 = ON UPGRADE: put 1 more shield on one of your units.
text-shield-wall-1 = ON INSTALL: put 1 shield on this card.
text-shield-wall-2 = FIREWALL: if an effect of your opponent would delete or destroy one of your units here that has a shield, remove 1 shield from it instead.
text-phalanx-1 = ON INSTALL: put 1 shield on each of your units here, this one included.
text-bulwark-1 = ON INSTALL: put 2 shields on this card.
text-bulwark-2 = CONTINUOUS: every shield in the network counts as CTRL on the card it lies on, for HACKs too, and is not counted a second time for control. Frozen cards still have 0 CTRL.

# BUG
text-static-noise-1 = ON INSTALL: put 1 disruption on one other unit here or opposite.
text-land-mine-1 = RECYCLING: put 1 disruption on one enemy unit.
text-plague-1 = ON INSTALL: put 1 disruption on every unit here and opposite, this one included.
text-backlash-1 = FIREWALL: after an effect of your opponent that put disruption on one or more of your units has been fully resolved, put 1 disruption on one enemy unit; once for each such effect.
text-memory-leak-1 = ROUND END: put 1 disruption on one enemy unit opposite.
text-system-crash-1 = ON INSTALL: distribute 3 disruption among enemy units.

# SWM
text-scout-1 = ON INSTALL: look secretly at all enemy BOTs opposite, then filter 1 (once each round for this card).
text-brood-pod-1 = RECYCLING: create a BOT on a free slot of your system.
text-exodus-1 = ON INSTALL: in an order you choose, move each of your BOTs to another sector of your system; a BOT stays only if no other sector has a free slot at that moment.
text-wake-up-call-1 = ON INSTALL: flip one of your BOTs with printed cost 0, 1 or 2 to its program side.
text-drone-core-1 = CONTINUOUS: your BOTs here have +1 CTRL.
text-drone-core-2 = ON UPGRADE: create a BOT on a free slot here.
text-hive-queen-1 = ON INSTALL: create a BOT on a free slot of your system.
text-hive-queen-2 = ON UPGRADE: create one more BOT on a free slot of your system.

# MOD
text-trading-post-1 = ON INSTALL: activate this sector: 1 coin in yellow, draw 1 card in blue (once each round for this card).
text-mercenary-1 = ON INSTALL: pay X coins ▷ destroy X enemy BOTs, then create a BOT on a free slot of your system for each BOT really destroyed. X is at least 1 and at most the number of your coins and that of the enemy BOTs.
text-fitter-1 = VARIABLE: CTRL X = 2 + the modules in your system: daemons, patches and viruses that lie there.
text-wrecker-1 = ON INSTALL: delete one module in the network with a printed price of 2 or less; a price of X counts as 0. If one was deleted, you get 1 coin.
text-saboteur-1 = ON INSTALL: distribute X disruption among enemy units. X = 1 + the modules in your opponent's system.
text-toll-gate-1 = FIREWALL: the first program your opponent installs each round costs 1 card more; installations that an effect makes free are not counted.

## Sentences of modules

# Daemons
text-compiler-1 = CONTINUOUS: the first program you install each round whose cost is at least 1 after surcharges costs 1 card less; installations that an effect makes free are not counted.
text-logger-1 = CONTINUOUS: whenever you install a program face-up here, put 1 data marker on this card.
text-logger-2 = ROUND END: remove 2 data markers from this card ▷ draw 1 card.
text-watchdog-1 = FIREWALL: the first time each round an effect of your opponent deletes or destroys one of your other units, this card receives 1 CTRL marker.
text-miner-1 = ROUND END: if you have more control here than your opponent has opposite, you get 1 coin.
text-memory-sweeper-1 = RECYCLING: draw 1 card.
text-load-balancer-1 = ROUND END: you may transfer up to 2 CTRL markers from one of your units to another.
text-elastic-core-1 = ON INSTALL: this card receives X CTRL markers. X = the price chosen when it was bought, at least 1.
text-mainframe-1 = CONTINUOUS: this card cannot be frozen.

# Patches
text-ctrl-patch-1 = The unit installed on this slot receives 1 CTRL marker.
text-shield-patch-1 = Put 1 shield on the unit installed on this slot.
text-cache-patch-1 = The first time each round a card is installed on this slot, draw 1 card.
text-load-patch-1 = The first time each round a card is installed on this slot, load 1 card.
text-coin-patch-1 = The first time each round a card is installed on this slot, you get 1 coin.
text-jam-patch-1 = Whenever a card is installed on this slot, put 1 disruption on one enemy unit opposite.
text-cool-patch-1 = Whenever a card is installed on this slot, freeze one enemy unit opposite that is not frozen and whose CTRL is at most that of the installed unit.

# Viruses
text-load-spike-1 = Programs that the host installs in this sector cost 1 card more.
text-load-spike-2 = Runs 2: enters with 2 data markers. At ROUND END, remove one; with none left, delete this card. It is deleted, too, when its host HACKs this sector.
text-captcha-1 = The host cannot play BOTs from hand into this sector.
text-captcha-2 = Runs 2: enters with 2 data markers. At ROUND END, remove one; with none left, delete this card. It is deleted, too, when its host HACKs this sector.
text-memory-eater-1 = ROUND END: the host puts 1 disruption on one of their units in this sector.
text-memory-eater-2 = Runs 2: enters with 2 data markers. At ROUND END, after its other effect, remove one; with none left, delete this card. It is deleted, too, when its host HACKs this sector.
text-funnel-1 = While the host has a unit in this sector, a program that the host installs in this sector must be an upgrade.
text-funnel-2 = Runs 2: enters with 2 data markers. At ROUND END, remove one; with none left, delete this card. It is deleted, too, when its host HACKs this sector.
text-spyware-1 = You may look at the host's BOTs in this sector at any time. The first time each round the host plays a BOT in this sector, draw 1 card.
text-spyware-2 = Runs 3: enters with 3 data markers. At ROUND END, remove one; with none left, delete this card. It is deleted, too, when its host HACKs this sector.
text-ransomware-1 = In sector scoring, the yield of this sector that the host would get goes to you instead; the HACK check stays the host's.
text-ransomware-2 = Runs 3: enters with 3 data markers. At ROUND END, remove one; with none left, delete this card. It is deleted, too, when its host HACKs this sector.

## Faction abilities

ability-frz = Freeze Pair
ability-frz-text = Once each round, as a free action on your turn before the main action: freeze one of your units that is not frozen. Then freeze one enemy unit opposite it that is not frozen and whose CTRL is at most 2 more than the CTRL of your unit before freezing; if there is none, only yours is frozen. Your turn goes on, and frozen cards keep their text.
ability-zrd = Assemble
ability-zrd-text = You win as soon as all six different ZRD cards lie face-up in your system and the running action with all its effects and deletions is complete. Frozen cards count, BOTs do not, and a duplicate adds nothing.
ability-dmp = Restore
ability-dmp-text = Once each round, as a main action: install a program that already lies in your trash and whose printed cost is the number 0, 1 or 2. Sector marks, CONDITION, forced placement, the rules of upgrading and surcharges apply. Pay the normal cost and discard one more hand card; discounts and the ability of BAT can replace only the normal cost, never that extra card. Choose the program before you pay: a card discarded for this action cannot be the target. ON INSTALL, patches and installation reactions of both players trigger. The card returns without old markers; as an upgrade it takes over markers and gets the upgrade bonus as usual. This is not creating a BOT and can bring back neither a BOT nor a module.
ability-bat = Reserve Power
ability-bat-text = Once each round you may pay the whole normal card cost (at least 1) of an installation, from hand or by the ability of DMP, by unloading 1 card instead of discarding. Surcharges are part of this cost; the extra card of DMP is not.
ability-ded = Return
ability-ded-text = ↪ The first time each round one of your face-up program cards would be deleted, take it into your hand instead; its RECYCLING does not trigger. BOTs and daemons do not count. If several would be deleted at once, you choose which is first. A deletion that pays a cost still counts as paid. Being replaced by an upgrade or removed by a HACK is no deletion.
ability-hex = Bonus Draw
ability-hex-text = ∞ If an effect you resolve makes you draw, draw 1 card more with its first draw instruction, once for each effect. The draw of a filter is included. The six cards of the setup and of the end phase and the blue yield of sector scoring are not draws by an effect.
ability-sld = Convert
ability-sld-text = Once each round, as a free action on your turn before the main action: choose one of your units and remove up to 2 shields from it; it receives as many CTRL markers.
ability-bug = Cascade
ability-bug-text = ↪ After the first effect of yours each round that placed disruption has been fully resolved, put 1 disruption on one enemy unit. This is an effect of its own and does not set the ability off again.
ability-swm = Takeover
ability-swm-text = Once each round, a BOT you play from your hand may be put as an upgrade onto one of your units instead of on a free slot. Markers move over, and the upgrade bonus and the RECYCLING of the replaced unit follow as usual.
ability-mod = Bulk Discount
ability-mod-text = ↪ The first module you buy each round costs 1 coin less, but not less than 0. For a price of X, choose X and pay X − 1.

## Kinds, sectors, markers and triggers

kind-program = program
kind-daemon = daemon
kind-patch = patch
kind-virus = virus
kind-bot = BOT
kind-ability = faction ability
kind-yield = yield
sector-red = red
sector-yellow = yellow
sector-blue = blue
marker-ctrl = CTRL marker
marker-shield = shield
marker-disruption = disruption
marker-data = data marker
marker-frozen = freeze marker
trigger-install = ON INSTALL
trigger-continuous = CONTINUOUS
trigger-firewall = FIREWALL
trigger-round-end = ROUND END
trigger-recycling = RECYCLING
trigger-condition = CONDITION
trigger-variable = VARIABLE
trigger-upgrade = ON UPGRADE
