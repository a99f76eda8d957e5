import type { Tellable, Wish } from '@dreadhouse/engine';
import { type ReactNode, useEffect, useState } from 'react';
import type { Mates, WishedAnswer } from '../../contract/mates.ts';
import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { targetsOf } from '../decision/arrange.ts';
import { useTable } from '../table/context.tsx';
import style from './mates.module.css';
import { placeName } from './place-name.ts';
import { text } from './text.ts';

interface Props {
  readonly seat: number;
  readonly mates: Mates;
  readonly tell: (wish: Wish, answer?: WishedAnswer) => void;
}

type Found = Tellable | 'wondering' | 'failed';

/** What a bot can be told now; whatever is pointed at is shown on the board. */
export function Choices({ seat, mates, tell }: Props) {
  const say = useText(text);
  const { words, point } = useTable();
  const [found, find] = useState<Found>('wondering');
  useEffect(() => {
    let isWanted = true;
    mates.choices(seat).then(
      (can) => isWanted && find(can ?? 'failed'),
      () => isWanted && find('failed'),
    );
    return () => {
      isWanted = false;
      point([]);
    };
  }, [seat, mates, point]);
  if (found === 'wondering') return <p role="status">{say('wondering')}</p>;
  if (found === 'failed' || found.here.length + found.places.length + found.answers.length === 0)
    return <p role="status">{say('failed')}</p>;
  const { kind, answers, here, places, reasons } = found;
  const choice = (
    key: string,
    name: string,
    wish: Wish,
    targets: readonly string[],
    answer?: WishedAnswer,
  ): ReactNode => (
    <li key={key}>
      <Button
        onClick={() => tell(wish, answer)}
        onMouseEnter={() => point(targets)}
        onMouseLeave={() => point([])}
        onFocus={() => point(targets)}
        onBlur={() => point([])}
      >
        {name}
      </Button>
    </li>
  );
  const named = (at: string): string => placeName(words, at);
  return (
    <div className={style['choices']}>
      <Group title={say('places')}>
        {here.map((at) => choice(`here ${at}`, say('here', { place: named(at) }), { kind: 'at', at }, [at]))}
        {places.map((at) => choice(at, named(at), { kind: 'at', at }, [at]))}
      </Group>
      <Group title={say('leanings')}>
        {reasons.map((why) => {
          const lean = words.lean(why);
          return lean === null ? null : choice(why, lean, { kind: 'why', why }, []);
        })}
      </Group>
      <Group title={say('answers')}>
        {answers.map((option) =>
          choice(option.id, words.option(kind, option), { kind: 'option', option: option.id }, targetsOf(option), {
            kind,
            option,
          }),
        )}
      </Group>
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const isEmpty = Array.isArray(children) && children.flat().every((one) => one === null);
  return isEmpty ? null : (
    <details open>
      <summary>{title}</summary>
      <ul>{children}</ul>
    </details>
  );
}
