/** Sitting Tenant. */
export const haunt10 = {
  'haunt.10.title': 'Sitting Tenant',
  'haunt.10.intro.all':
    'The armour in the hall has lived here longer than the hall. It does its rounds, it is punctual, and it throws callers down the cellar stairs. Legally it can be evicted; somebody only has to hand it the papers.',
  'haunt.10.setup.all':
    'Each region has an Omen tile. The Tenant stands on the Upper Landing, a Waypoint on the farthest tile of each region. From the cellar there is a way up to the stairs; the way down is the Tenant.',
  'haunt.10.goal.heroes':
    'You all win when the papers are served: all three Sheets, with at least {names} different names on them.',
  'haunt.10.goal.traitor': 'The house wins when the Lease stands at {lease}, or when all explorers are dead.',
  'haunt.10.rule.tenant':
    'Nothing attacks, hurts or moves the Tenant. His road is always the shortest way to his next goal, of several the one whose next tile comes first, starting spaces before rooms: the Waypoint of the Ground Floor, then of the Basement, then of the Upper Floor, and round again. A goal out of reach is skipped; he never takes the Mystic Elevator or the Laundry Chute.',
  'haunt.10.rule.walk':
    'At the end of each round he walks as many tiles as {dice} dice show, 1 at the least. A Waypoint that he reaches goes to another random tile of its region, and he goes on to the next. Everybody on a tile that he enters is caught, once in a walk. Then the Lease rises by 1. Whoever ends a turn on his tile is caught, too.',
  'haunt.10.rule.caught':
    'Whoever is caught is placed on the Basement Landing and takes 1 Physical damage. Sheets that the explorer carries are torn: they leave play with all their names, and the Lease rises by 1 for each.',
  'haunt.10.rule.custody':
    'Sheets change hands only by trade or looting. Whoever carries one, even for a moment, has a name on it for good. Names of the dead count; never more are needed than there are living explorers and dead names together.',
  'haunt.10.action.ring-the-bell': 'Ring the bell',
  'haunt.10.text.ring-the-bell':
    'On a starting tile, once per round for all together and never in two rounds running: put the Bell here. In his coming walk he goes to the Bell first; then it is removed.',
  'haunt.10.action.sign': 'Sign',
  'haunt.10.text.sign':
    'On an Omen tile of a region whose Sheet is not in play: Knowledge or Sanity roll; with 4 or more take it with your name. Nobody signs two Sheets that are in play, as long as three explorers live.',
  'haunt.10.action.serve': 'Serve the papers',
  'haunt.10.text.serve':
    'On the Tenant’s tile, with all three Sheets and names enough: Might or Sanity roll; with 5 or more the papers are served. With less you are caught and your turn is over, but the Sheets stay whole.',
  'haunt.10.event.caught': 'The Tenant takes {who} by the collar and down the cellar stairs.',
  'haunt.10.event.lease': 'The Lease runs: {n}.',
  'haunt.10.won.served':
    'The visor reads every clause, twice. Then the armour bows, packs a very small suitcase, and leaves by the door that you could never open.',
  'haunt.10.won.expired': 'The lease renews itself, as it has for three hundred years. You are listed under fixtures.',
  'haunt.10.won.all-dead': 'The last caller lies at the foot of the stairs. The armour sweeps up.',
  'haunt.10.monster.tenant': 'Walks at the end of each round; nothing attacks, hurts or moves him.',
  'haunt.10.counter.lease': 'Lease',
  'haunt.10.counter.sheet': 'Sheets in play',
  'haunt.10.counter.names': 'Different names on them',
  'name.token.bell': 'Bell',
  'name.token.waypoint-upper': 'Waypoint (Upper Floor)',
  'name.token.waypoint-ground': 'Waypoint (Ground Floor)',
  'name.token.waypoint-basement': 'Waypoint (Basement)',
  'name.token.sheet-upper': 'Sheet (Upper Floor)',
  'name.token.sheet-ground': 'Sheet (Ground Floor)',
  'name.token.sheet-basement': 'Sheet (Basement)',
  'name.monster.tenant': 'Tenant',
} as const;
