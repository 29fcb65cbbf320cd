game-sectors = Sectors
