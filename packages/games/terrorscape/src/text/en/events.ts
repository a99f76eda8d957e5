import type { MessagesFor } from '@dreadhouse/text';
import type { TerrorscapeEvents } from '../../events.ts';

/** What has happened. */
export const events = {
  // --- the beginning ---
  'event.killer-chosen': 'The Killer is the {killer}.',
  'event.survivor-chosen': '{survivor} is in the mansion.',
  'event.plan-chosen': 'The plan: {plan}.',
  'event.game-began': '{survivors} are shut in with the {killer}.',
  'event.round': 'Round {round}.',

  // --- the Survivors' turns ---
  'event.turn-over': '{survivor} has had a turn.',
  'event.survivor-moved': '{survivor} goes {fromWith} {toWith}.',
  'event.calmed': '{survivor} calms down.',
  'event.unblocked-by': '{survivor} removes the block token: {door}.',
  'event.unblocked': 'A block token is removed: {door}.',
  'event.stopped-by-killer': 'The Killer is {atWith} and stops it.',
  'event.repaired': '{survivor} repairs the radio: {repair} of 5.',
  'event.repair-progress': 'The radio has been repaired: {repair} of 5.',
  'event.help-called': 'The radio works. Help comes in {left} rounds.',
  'event.help-moved': 'Help is closer: {left, plural, =0 {it is here} one {# round left} other {# rounds left}}.',
  'event.ransacked': '{survivor} ransacks the place and finds: {item}.',
  'event.ransacked-unseen': '{survivor} ransacks the place.',
  'event.item-taken': '{survivor} takes: {item}.',
  'event.item-taken-unseen': '{survivor} takes something.',
  'event.item-discarded': '{survivor} leaves behind: {item}.',
  'event.item-dropped': '{survivor} throws away: {item}.',
  'event.item-used': '{survivor} uses: {item}.',
  'event.key-taken': '{survivor} takes a key. {keys, plural, one {# key is} other {# keys are}} on the rack.',
  'event.keys-on-rack': '{keys, plural, one {# key is} other {# keys are}} on the rack.',
  'event.ability-used': '{survivor} uses “{ability}”.',
  'event.trap-placed': '{survivor} sets a trap {atWith}.',
  'event.handed-over': '{from} gives {to}: {item}.',
  'event.handed-over-unseen': '{from} gives {to} something.',
  'event.trade-refused': 'Nothing changes hands between {from} and {to}.',
  'event.looted-by': '{survivor} takes from a body: {item}.',
  'event.looted': 'Somebody takes from the body {atWith}: {item}.',
  'event.noise-made':
    '{cause, select, radio {The repair is heard: noise {atWith}.} ransack {What was ransacked makes noise {atWith}.} discovery {What was discovered makes noise {atWith}.} herbs {The herbs make noise {atWith}.} bottle {The bottle breaks: noise {atWith}.} camera {The flash makes noise {atWith}.} other {The decoy makes noise {atWith}.}}',
  'event.noise-everywhere': 'A firecracker: noise everywhere.',
  'event.discovered': '{survivor} discovers: {item}.',
  'event.discovered-unseen': '{survivor} discovers something.',
  'event.discovery-drawn':
    '{left, plural, =0 {Nothing is left to discover} one {# card is left to discover} other {# cards are left to discover}}.',
  'event.discovery-skipped': 'There is nothing left to discover.',
  'event.plan-advanced': 'The Survivors’ plan: stage {stage}.',
  'event.plan-complete': '{plan} is ready.',
  'event.plan-revealed': 'The Survivors’ plan is: {plan}.',
  'event.marker-placed': 'The decoy is {atWith}.',
  'event.noise-reported': '{count, select, 0 {No noise is reported.} other {Noise is reported {atWith}.}}',
  'event.firecracker-reported': 'A firecracker hides all noise.',
  'event.first-player': 'The first player is now {survivor}.',

  // --- the Killer ---
  'event.killer-phase': 'The Killer’s phase of round {round}.',
  'event.killer-reappeared': 'The Killer reappears {atWith}.',
  'event.card-played': 'The Killer plays {card} ({kind}).',
  'event.card-discarded': 'You discard {card}.',
  'event.card-discarded-unseen':
    'The Killer discards a card and holds {hand, plural, =0 {none} one {# card} other {# cards}}.',
  'event.cards-drawn': 'You draw: {cards}.',
  'event.cards-drawn-unseen': 'The Killer draws {n, plural, =0 {nothing} one {# card} other {# cards}}.',
  'event.cards-lost': 'Lost from your deck: {cards}.',
  'event.cards-lost-unseen': 'The Killer’s deck loses {n, plural, =0 {nothing} one {# card} other {# cards}}.',
  'event.deck-reshuffled':
    'The Killer’s discards are shuffled as a new deck of {n, plural, one {# card} other {# cards}}.',
  'event.level-up': 'The Killer rises to level {level} and has strength {strength}.',
  'event.cards-unlocked': 'The Killer gets {card} ({n, plural, one {# copy} other {# copies}}).',
  'event.killer-moved': 'The Killer goes {fromWith} {toWith}.',
  'event.block-broken': 'The Killer breaks the block: {door}.',
  'event.killer-sneaks': 'The Killer vanishes {fromWith}.',
  'event.sneaked-to': 'You sneak {toWith}, unseen.',
  'event.blocked': 'The Killer blocks the door: {door}.',
  'event.blocked-again': 'The door is blocked already: {door}.',
  'event.block-destroyed': 'The Killer destroys a block token: {door}.',
  'event.nothing-to-block': 'There is no door to block {atWith}.',
  'event.nothing-to-hear': 'There is no noise to follow.',
  'event.strength-raised': 'The Killer’s strength rises by {plus} until the end of the phase.',
  'event.searched': 'The Killer searches {atWith}: {count, select, 0 {nobody is there} other {{found}}}.',
  'event.detected': 'The Killer listens ({zone}): {count, select, 0 {nobody} other {{found}}}.',
  'event.frightened': 'The Killer frightens ({zone}): {count, select, 0 {nobody} other {{found}}}.',
  'event.caught': 'Caught {atWith}: {count, select, 0 {nobody} other {{found}}}.',
  'event.fear-smelt': 'The Killer smells fear: {survivor} is {atWith}.',
  'event.scared': '{survivor} is scared and has {fear, plural, one {# fear token} other {# fear tokens}}.',
  'event.panicked': '{survivor} panics: noise {atWith}.',

  // --- encounters ---
  'event.encounter': 'An encounter {atWith}: {found}.',
  'event.attack-strength': 'The attack has strength {strength}.',
  'event.defender': '{survivor} defends against strength {strength}.',
  'event.defends-bare': '{survivor} uses no item.',
  'event.defends-with': '{survivor} uses: {items} (+{plus}).',
  'event.dice-rolled': '{survivor} rolls {dice}: {sum}.',
  'event.trap-sprung': 'The trap goes off: +{plus}.',
  'event.attack-repelled':
    '{survivor} repels the attack: {plus, select, 0 {{defence}} other {{dice} + {plus} = {defence}}} against {strength}.',
  'event.defence-failed':
    '{survivor} cannot hold: {plus, select, 0 {{defence}} other {{dice} + {plus} = {defence}}} against {strength}.',
  'event.wounded': '{card, select, null {{survivor} is wounded.} other {“{card}” wounds {survivor}.}}',
  'event.talisman-used': 'The {item} protects {survivor}.',
  'event.healed': '{survivor} is healed.',
  'event.eliminated': '{survivor} is dead.',
  'event.body-left': 'The body of {survivor} lies {atWith}.',
  'event.fled': '{survivor} flees {toWith}.',
  'event.encounter-over': 'The encounter is over.',

  // --- the end ---
  'event.escaped': 'Escaped: {survivors}.',
  'event.game-over':
    '{how, select, main_exit {The Survivors escape through the Main Exit.} hidden_exit {The Survivors escape through the Hidden Exit.} rescue {Help is there: the Survivors are saved.} elimination {The Killer has claimed a victim and wins.} other {Nothing is left to discover, and no help will come. The Killer wins.}}',
} satisfies MessagesFor<'event', TerrorscapeEvents>;
