/** Penance. */
export const haunt19 = {
  'haunt.19.title': 'Penance',
  'haunt.19.intro.all':
    'Each of you carried one thing into this house and told nobody. It has been reading over your shoulders, and it has brought a ledger.',
  'haunt.19.setup.all':
    'The Chapel is in the house. Each explorer is dealt a Sin that nobody else sees. The Confessor waits where it is farthest from everybody.',
  'haunt.19.goal.heroes': 'You all win when every living explorer is absolved.',
  'haunt.19.goal.traitor': 'The house wins when Severity stands at {severity}, or when {dead} explorers are dead.',
  'haunt.19.rule.penance':
    'An explorer is silent, then confessed, then absolved. From the confession on marks are earned as the Sin says; those of the end of a turn count when the turn ends. Complete marks are never lost.',
  'haunt.19.rule.shield':
    'Shield: when the Confessor attacks somebody, one absolved explorer on that tile may defend instead, the first in turn order who is willing.',
  'haunt.19.rule.severity':
    'Severity rises by 1 at the end of each round, and by 1 more while a living explorer is silent; by 1 whenever an explorer’s attack stuns the Confessor; by 2 when an explorer who is not absolved dies.',
  'haunt.19.rule.confessor':
    'At the end of each round the Confessor goes for the nearest explorer who has confessed and is not absolved; if there is none, for the silent; if there is none, for the absolved. Of several for the one with the lower Sanity. Whoever it beats loses one unfinished mark, besides the damage.',
  'haunt.19.action.confess': 'Confess',
  'haunt.19.text.confess':
    'On a tile with another living explorer: turn your Sin up. The last one alive may confess alone, on the Chapel.',
  'haunt.19.action.bless': 'Bless',
  'haunt.19.text.bless':
    'When your Sin is Envy, on the tile of somebody whom you have not blessed: you lose 1 in a trait, they gain 1 in the same.',
  'haunt.19.action.testify': 'Testify',
  'haunt.19.text.testify':
    'When your Sin is Deceit, on a tile of a kind that you have no mark for: Sanity roll; with 3 or more a mark.',
  'haunt.19.action.absolve': 'Absolve',
  'haunt.19.text.absolve': 'On the Chapel with all your marks: Sanity roll; with 4 or more you are absolved.',
  'haunt.19.ask.give-up': 'Which trait do you give a step of?',
  'haunt.19.ask.shield': 'Do you step before them?',
  'haunt.19.ask.unlearn': 'Which mark do you lose?',
  'haunt.19.option.give-up': '{trait}',
  'haunt.19.option.step-before': 'Take the blow',
  'haunt.19.option.step-aside': 'Stay where you are',
  'haunt.19.option.unlearn-of': 'The one for {who}',
  'haunt.19.option.unlearn-in': 'The one for {region}',
  'haunt.19.option.unlearn-event': 'The one for an Event tile',
  'haunt.19.option.unlearn-item': 'The one for an Item tile',
  'haunt.19.option.unlearn-omen': 'The one for an Omen tile',
  'haunt.19.option.unlearn-gift': 'The one for a gift',
  'haunt.19.option.unlearn-patience': 'The one for patience',
  'haunt.19.option.unlearn-alone': 'The one for being alone',
  'haunt.19.option.unlearn-still': 'The one for stillness',
  'haunt.19.event.mark': '{who} has {n, plural, one {# mark} other {# marks}}.',
  'haunt.19.event.severity': 'Severity: {n}.',
  'haunt.19.won.absolved': 'The ledger closes. It was a thin book after all; you had written most of it yourselves.',
  'haunt.19.won.severe': 'The house does not forgive. It merely keeps accounts.',
  'haunt.19.won.all-dead': 'All debts are settled. Nobody is left to ask whose they were.',
  'haunt.19.monster.confessor': 'Attacks with Sanity; Might and Sanity grow with Severity. Damage stuns it.',
  'haunt.19.status.confessed': 'Confessed',
  'haunt.19.status.absolved': 'Absolved',
  'haunt.19.counter.severity': 'Severity',
  'haunt.19.counter.absolved': 'Absolved',
  'haunt.19.counter.dead': 'Dead',
  'haunt.19.rule.sin-greed':
    'Greed (2 marks): in a trade of your turn hand over something and take nothing, once a turn. If you own no card when your turn begins, draw an Item; if there is none left, lose 1 in a trait for the mark.',
  'haunt.19.event.greed': '{who} confesses: Greed.',
  'haunt.19.event.own-greed': 'Your Sin: Greed.',
  'haunt.19.rule.sin-wrath': 'Wrath (2 marks): end your turn on the Confessor’s tile without having attacked.',
  'haunt.19.event.wrath': '{who} confesses: Wrath.',
  'haunt.19.event.own-wrath': 'Your Sin: Wrath.',
  'haunt.19.rule.sin-sloth': 'Sloth (3 marks): end your turn in a region in which you have no mark yet.',
  'haunt.19.event.sloth': '{who} confesses: Sloth.',
  'haunt.19.event.own-sloth': 'Your Sin: Sloth.',
  'haunt.19.rule.sin-pride':
    'Pride ({pride, plural, one {# mark} other {# marks}}): end your turn on the tile of somebody to whom you have not knelt yet, one mark for each. Never more are needed than there are others alive.',
  'haunt.19.event.pride': '{who} confesses: Pride.',
  'haunt.19.event.own-pride': 'Your Sin: Pride.',
  'haunt.19.rule.sin-envy': 'Envy (2 marks): bless somebody. Never more are needed than there are others alive.',
  'haunt.19.event.envy': '{who} confesses: Envy.',
  'haunt.19.event.own-envy': 'Your Sin: Envy.',
  'haunt.19.rule.sin-deceit':
    'Deceit (3 marks): testify on an Event, an Item and an Omen tile. A kind of which no tile is in the house when you confess is waived.',
  'haunt.19.event.deceit': '{who} confesses: Deceit.',
  'haunt.19.event.own-deceit': 'Your Sin: Deceit.',
  'haunt.19.rule.sin-cowardice': 'Cowardice (3 marks): end your turn with nobody else alive within 2 tiles on foot.',
  'haunt.19.event.cowardice': '{who} confesses: Cowardice.',
  'haunt.19.event.own-cowardice': 'Your Sin: Cowardice.',
  'haunt.19.rule.sin-haste':
    'Haste (3 marks): end your turn without having moved or been moved in it. A turn that breaks this clears all marks.',
  'haunt.19.event.haste': '{who} confesses: Haste.',
  'haunt.19.event.own-haste': 'Your Sin: Haste.',
  'name.monster.confessor': 'Confessor',
} as const;
