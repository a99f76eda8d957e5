import { actionCard, itemCard, kindOfItem, terrorCard } from '@dreadhouse/final-girl';
import { type ReactNode, useMemo } from 'react';
import { Icon } from '../../../kit/basics/icon.tsx';
import { times } from '../../../kit/basics/in-place.tsx';
import { Card, type CardProps } from '../../../kit/cards/card.tsx';
import { icon } from '../../../look/icon.ts';
import { ActionRows, sayRows } from './action-rows.tsx';
import { artOf } from './art.ts';
import type { CardKind, CardRef } from './card-ref.ts';
import style from './game-card.module.css';
import { itemFacts, itemText, weaponLine } from './item-facts.ts';
import { type CardWords, useCardWords } from './words.ts';

type Props = CardRef &
  Pick<
    CardProps,
    'standing' | 'pointed' | 'selected' | 'copies' | 'note' | 'width' | 'pick' | 'read' | 'tabIndex' | 'target'
  > & {
    /** What it costs now, when that differs from what is printed. */
    readonly cost?: number;
    /** Uses that are left, or markers that lie on it. */
    readonly markers?: number;
  };

/** Any card of the game, face up. */
export function GameCard({ kind, id, cost, markers, ...rest }: Props) {
  const words = useCardWords();
  // What is printed on a card stays: only how it stands to the question changes from one decision to the next.
  const face = useMemo(() => faceOf(kind, id, words, { cost, markers }), [kind, id, words, cost, markers]);
  return (
    <Card
      title={words.title(kind, id)}
      art={artOf(kind, kind === 'item' ? kindOfItem(id) : id)}
      ink={`var(--ink-${face.ink})`}
      kind={face.label}
      marks={face.marks}
      spoken={face.spoken}
      {...(face.cost === undefined ? {} : { cost: face.cost })}
      {...rest}
    >
      {face.body}
    </Card>
  );
}

interface FaceOf {
  readonly ink: string;
  readonly label: string;
  readonly body: ReactNode;
  readonly spoken: string;
  readonly cost?: number;
  readonly marks?: ReactNode;
}

interface Now {
  readonly cost: number | undefined;
  readonly markers: number | undefined;
}

function faceOf(kind: CardKind, id: string, words: CardWords, now: Now): FaceOf {
  if (kind === 'action') return actionFace(id, words, now);
  return kind === 'item' ? itemFace(id, words, now) : storyFace(kind, id, words, now);
}

function actionFace(id: string, words: CardWords, { cost }: Now): FaceOf {
  const { type, cost: printed } = actionCard(id);
  const { say } = words;
  const price = cost ?? printed;
  return {
    ink: type,
    label: say(`kind.${type}`),
    cost: price,
    body: type === 'instant' ? <CardText words={words.printed('action', id)} /> : <ActionRows id={id} say={say} />,
    spoken: [
      price === 0 ? say('cost.free') : say('cost', { n: price }),
      ...(type === 'instant' ? [words.printed('action', id)] : []),
      ...sayRows(id, say, words.name).map(({ when, does }) => `${when}: ${does}`),
    ].join('. '),
  };
}

function itemFace(id: string, words: CardWords, { markers }: Now): FaceOf {
  const item = itemCard(id);
  const { say } = words;
  const weapon = weaponLine(id, words);
  const printed = itemText(id, words);
  return {
    ink: item.trap === undefined ? 'item' : 'terror',
    label: say(item.trap !== undefined ? 'kind.trap' : item.weapon === undefined ? 'kind.item' : 'kind.weapon'),
    marks: (
      <>
        {times(item.hands, () => (
          <Icon body={icon('hand')} />
        ))}
        {item.uses === undefined ? null : <Pips n={markers ?? item.uses} of={item.uses} />}
      </>
    ),
    body: (
      <>
        {weapon === null ? null : <p className={style['weapon']}>{weapon}</p>}
        <CardText words={printed} />
      </>
    ),
    spoken: [...itemFacts(id, words, markers), printed].join('. '),
  };
}

/** Uses or markers: full while they last. */
export function Pips({ n, of }: { readonly n: number; readonly of: number }) {
  return (
    <span className={style['pips']}>
      {'●'.repeat(Math.min(n, of))}
      {'○'.repeat(Math.max(0, of - n))}
    </span>
  );
}

/** The text of a card: the more there is to say, the smaller it is printed. */
function CardText({ words }: { readonly words: string }) {
  const size = words.length < 95 ? 'large' : words.length < 140 ? 'medium' : 'small';
  return (
    <p className={style['text']} data-size={size}>
      {words}
    </p>
  );
}

function storyFace(kind: Exclude<CardKind, 'action' | 'item'>, id: string, words: CardWords, { markers }: Now): FaceOf {
  const { say } = words;
  const printed = words.printed(kind, id);
  const health = kind === 'terror' ? terrorCard(id).mdp : undefined;
  return {
    ink: kind === 'setup' ? 'event' : health === undefined ? kind : 'darkpower',
    label: say(health === undefined ? `kind.${kind}` : 'kind.minor'),
    ...(health === undefined || health === 0 ? {} : { marks: <Pips n={markers ?? health} of={health} /> }),
    body: <CardText words={printed} />,
    spoken: printed,
  };
}
