/** Borrowed Faces. */
export const haunt27 = {
  'haunt.27.title': 'Borrowed Faces',
  'haunt.27.intro.all':
    'The mask came off the wall with a face still in it. By candlelight you all count: so many guests, so many faces. One of them has nothing behind it, and at the bell it leaves in your coat.',
  'haunt.27.goal.heroes':
    'All but the wearer win, the dead too, when the Hollow Face is shown: by unmasking or by the death of whoever wears it.',
  'haunt.27.goal.traitor':
    'Whoever wears the Hollow Face wins alone when the Shame is {shame}, when the Bell has rung {bell, plural, one {once} =2 {twice} other {# times}}, or as the last who lives.',
  'haunt.27.rule.wearer':
    'Each has a Face and has looked at it once: one is Hollow, all others are True. Whoever has the Hollow one at this moment is the wearer, and nobody is told when that changes. Nobody hinders anybody, and all may attack each other.',
  'haunt.27.rule.hum':
    'The hum: at the end of each round all hear “company” if at least one other living explorer is at most {near, plural, one {# tile} other {# tiles}} on foot from the wearer, and “alone” if not. Then the Bell rings.',
  'haunt.27.rule.death': 'The Face of whoever dies is shown. A True one leaves the game.',
  'haunt.27.action.exchange-faces': 'Exchange',
  'haunt.27.text.exchange-faces':
    'On a tile with another living explorer, who is not asked: take both Faces under the mask and swap or keep them in secret. All see with whom you exchanged, and only you know which it was. Neither of you looks.',
  'haunt.27.action.look-behind': 'Look',
  'haunt.27.text.look-behind': 'Look at your own Face. Your turn ends.',
  'haunt.27.action.unmask': 'Unmask',
  'haunt.27.text.unmask':
    'On a tile with another living explorer, if you have not exchanged in this turn and have never started an Exchange with that explorer: first your own Face is shown, then, if it is True, the other one. If either is Hollow, the wearer has lost. If both are True, you take 2 Mental damage, the Shame rises by 1, and both are turned down again.',
  'haunt.27.ask.exchange': 'You hold your own Face and that of {who} under the mask. Do you swap them?',
  'haunt.27.option.face-swap': 'Swap them',
  'haunt.27.option.face-keep': 'Keep them',
  'haunt.27.event.face-swap': 'You swap the Faces.',
  'haunt.27.event.face-keep': 'You keep the Faces.',
  'haunt.27.event.exchanged': 'Under the mask: the Face of {who}.',
  'haunt.27.event.own-hollow': 'Your Face is the Hollow one.',
  'haunt.27.event.own-true': 'Your Face is a True one.',
  'haunt.27.event.looked': '{who} looks behind the own Face.',
  'haunt.27.event.shame': 'Two True Faces. The Shame: {n}.',
  'haunt.27.event.company': 'The hum is not alone: it has company.',
  'haunt.27.event.alone': 'The hum is alone.',
  'haunt.27.event.bell': 'The Bell has rung: {n}.',
  'haunt.27.won.unmasked': 'It comes away like wet paper. Underneath is the wall behind it.',
  'haunt.27.won.shame': 'The bell stops. Your coat goes down the drive, wearing your walk.',
  'haunt.27.won.bell': 'The bell stops. Your coat goes down the drive, wearing your walk.',
  'haunt.27.won.traitor-dead': 'It comes away like wet paper. Underneath is the wall behind it.',
  'haunt.27.won.all-dead': 'So many faces, and a single guest to choose among them.',
  'haunt.27.counter.shame': 'Shame',
  'haunt.27.counter.bell': 'The Bell',
  'name.role.hollow': 'the wearer of the Hollow Face',
  'name.role.true': 'a Guest with a True Face',
} as const;
