import type { Rules, Seat } from '@dreadhouse/engine';
import { letGo } from '../../rules/carry.ts';
import { consents, wasRefused } from '../../rules/consent.ts';
import {
  CONTAMINATION,
  contaminationCalled,
  contaminationInHand,
  drawCards,
  gainContamination,
  isContamination,
  removeContamination,
} from '../../rules/hand.ts';
import { isObject, kindOf } from '../../rules/objects.ts';
import { removeLarva, scanCards } from '../../rules/scan.ts';
import { damage } from '../../rules/stalkers.ts';
import { isInPlay, peopleIn, person, stalkersIn } from '../../rules/table.ts';
import { research } from '../../rules/weaknesses.ts';
import { heal, healLight, seriousWound, woundsOf } from '../../rules/wounds.ts';
import type { Nemesis } from '../../state.ts';
import { here, stalkerAt } from '../actions/ways.ts';
import type { Item, PrintedAct } from '../definitions.ts';
import { LIGHT_WOUNDS } from '../supplies.ts';
import { dresses, use } from './uses.ts';
import { clothes } from './yellow.ts';

// IG-01 to IG-08, the green deck.

const heals = (g: Nemesis, seat: Seat, item: string): PrintedAct[] =>
  woundsOf(g, seat, true).map((wound) =>
    use(item, `heal:${wound}`, (now) => heal(now, seat, wound), { details: { wound } }),
  );

/** IG-04: one card is scanned and removed; an infected one brings another, but no larva. */
function antisepsis(g: Nemesis, seat: Seat, name: string): void {
  const card = contaminationCalled(g, seat, name);
  if (card === undefined) return;
  const infected = scanCards(g, seat, [card]);
  removeContamination(g, seat, [card]);
  if (infected.length > 0) gainContamination(g, seat);
}

function antiseptics(g: Nemesis, seat: Seat): PrintedAct[] {
  return contaminationInHand(g, seat).map((name) =>
    use('antiseptic', name, (now) => antisepsis(now, seat, name), { needs: [CONTAMINATION] }),
  );
}

/** IG-06: the larva is cut out, for a serious wound. */
function* cutOut(g: Nemesis, patient: Seat): Rules {
  if (!isInPlay(g, patient)) return;
  removeLarva(g, patient);
  yield* seriousWound(g, patient);
}

function scalpel(g: Nemesis, seat: Seat): PrintedAct[] {
  return here(g, seat).flatMap((room) => [
    ...peopleIn(g, room)
      .filter((patient) => person(g, patient).larva)
      .map((patient): PrintedAct => {
        const act = use('scalpel', `seat:${patient}`, (now) => cutOut(now, patient), { details: { seat: patient } });
        return {
          ...act,
          blocked: wasRefused(g, act.id) && 'refused',
          prepare: (now) => consents(now, seat, patient, act.id, 'NL-G-21'),
        };
      }),
    ...stalkersIn(g, room).map((stalker) =>
      use(
        'scalpel',
        String(stalker.id),
        function* (now): Rules {
          yield* damage(now, stalker, 1, seat);
          if (isInPlay(now, seat)) gainContamination(now, seat);
        },
        stalkerAt(stalker),
      ),
    ),
  ]);
}

/** IG-08. */
function testKit(g: Nemesis, seat: Seat): PrintedAct[] {
  const { hands, hand } = person(g, seat);
  const objects = hands.filter(({ what }) => isObject(what));
  const kinds = objects.filter(({ what }, i) => objects.findIndex((one) => one.what === what) === i);
  return [
    ...kinds.map((thing) =>
      use(
        'field-test-kit',
        thing.what,
        (now) => {
          letGo(now, seat, thing);
          research(now, seat, kindOf(thing.what));
        },
        { details: { what: thing.what } },
      ),
    ),
    ...(hand.some(isContamination)
      ? [
          use('field-test-kit', 'scan', (now) => void scanCards(now, seat, person(now, seat).hand), {
            needs: [CONTAMINATION],
          }),
        ]
      : []),
  ];
}

export const GREEN: readonly Item[] = [
  {
    ...{ id: 'medkit', deck: 'green', n: 6, component: 'med', single: true, combat: 'out' },
    acts: (g, seat) => [...dresses(g, seat, 'medkit'), ...heals(g, seat, 'medkit')],
  },
  {
    ...{ id: 'wound-stapler', deck: 'green', n: 5, single: true, combat: 'out' },
    acts: (g, seat) => [
      ...dresses(g, seat, 'wound-stapler'),
      ...(person(g, seat).light > 0
        ? [use('wound-stapler', 'light', (now) => healLight(now, seat, LIGHT_WOUNDS))]
        : []),
    ],
  },
  clothes('work-clothes', 'green', 4),
  {
    ...{ id: 'antiseptic', deck: 'green', n: 4, component: 'chem', single: true, combat: 'out' },
    acts: antiseptics,
  },
  {
    ...{ id: 'ration-pack', deck: 'green', n: 4, single: true },
    acts: (_g, seat) => [use('ration-pack', null, (now) => drawCards(now, seat, 2, 'NL-G-21'))],
  },
  { ...{ id: 'scalpel', deck: 'green', n: 3, single: true }, acts: scalpel },
  {
    ...{ id: 'stimulant', deck: 'green', n: 2, single: true, cost: 0 },
    acts: (_g, seat) => [
      use('stimulant', null, (now) => {
        drawCards(now, seat, 1, 'NL-G-21');
        now.state.turn.unlimited = true;
      }),
    ],
  },
  {
    ...{ id: 'field-test-kit', deck: 'green', n: 2, component: 'med', heavy: true, single: true, combat: 'out' },
    acts: testKit,
  },
];
