/** The mansion, the Survivors, the plans, and words for kinds of things. */
export const names = {
  'name.location.C1': 'Entrance Hall',
  'name.location.C2': 'Gallery',
  'name.location.C3': 'Corridor',
  'name.location.C4': 'Study',
  'name.location.C5': 'Library',
  'name.location.N1': 'Living Room',
  'name.location.N2': 'Dining Room',
  'name.location.N3': 'Kitchen',
  'name.location.N4': 'Storeroom',
  'name.location.N5': 'Banquet Hall',
  'name.location.Z1': 'Back Path',
  'name.location.Z2': 'Cemetery',
  'name.location.Z3': 'Shed',
  'name.location.Z4': 'Greenhouse',
  'name.location.Z5': 'Garden',
  'name.area.C': 'Red area',
  'name.area.N': 'Blue area',
  'name.area.Z': 'Green area',

  'name.survivor.anna': 'Anna',
  'name.survivor.marco': 'Marco',
  'name.survivor.johnson': 'Johnson',
  'name.survivor.sophia': 'Sophia',
  'name.survivor.william': 'William',
  'text.survivor.anna': 'Unseen: DETECT never finds her. Light Fingers: what she ransacks makes no noise.',
  'text.survivor.marco':
    'Well Supplied (special action, three times per game): takes Herbs, a Sedative, Adrenaline or the First-Aid Kit back from the discard pile.',
  'text.survivor.johnson': 'Pack Mule: carries as many items as he likes. Mechanic: repairs 3 with a Toolkit.',
  'text.survivor.sophia':
    'Perceptive (special action): uses the secret passage of her location; with the Flashlight as an additional action.',
  'text.survivor.william': 'Sprint (special action): MOVE up to 3. Scrapper: +1 defence when he uses no item.',
  'name.ability.perceptive': 'Perceptive',
  'name.ability.sprint': 'Sprint',
  'name.ability.well-supplied': 'Well Supplied',

  'name.plan.locksmith': 'Locksmith',
  'name.plan.jury-rig': 'Jury Rig',
  'name.plan.decoys': 'Decoys',
  'name.plan.stick-together': 'Stick Together',
  'name.plan.hidden-ways': 'Hidden Ways',
  'name.plan.dark-bargain': 'Dark Bargain',
  'text.plan.locksmith':
    '1: somebody has a Toolkit. 2: somebody is at the Main Exit. 3: two keys. Then, once, at the Main Exit: discard a Toolkit for a key.',
  'text.plan.jury-rig':
    '1: repair progress. 2: somebody has a Toolkit. 3: somebody is at the radio. Then, once: a repair with two Toolkits finishes the radio.',
  'text.plan.decoys':
    '1: noise in two locations. 2: somebody is in the green area. 3: noise in three locations or a Firecracker. Then a marker lies somewhere; once per round there can be noise.',
  'text.plan.stick-together':
    '1: all in one area. 2: nobody more than a step from another. 3: all in one location. Then, once: everybody calms down and one is healed.',
  'text.plan.hidden-ways':
    '1: somebody in the Living Room or the Cemetery. 2: somebody in the Banquet Hall or the Garden. 3: somebody in each area. Then everybody can use secret passages as a special action.',
  'text.plan.dark-bargain':
    '1: somebody has the Talisman. 2: somebody in the Cemetery. 3: somebody in the Library. Then, once: discard the Talisman, draw three discoveries and keep one.',

  'name.kind.quick': 'quick',
  'name.kind.special': 'special',
  'name.kind.slow': 'slow',
  'name.kind.attack': 'attack',
  'name.back.b': 'starting item',
  'name.back.d': 'discovery',
  'name.back.s': 'search card',
  'name.back.c': 'last search card',
} as const;
