import { registered } from '@dreadhouse/registry';
import { useMemo, useState } from 'react';
import type { NewTable, Scene } from '../contract/scene.ts';
import { Button } from '../kit/basics/button.tsx';
import { PlainPage } from '../kit/page/plain-page.tsx';
import { text as pageText } from '../kit/page/text.ts';
import { useScene } from '../registry/use-scene.ts';
import { goTo } from '../route.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../text/text.ts';
import { createTable } from './api.ts';
import { USUAL_PATIENCE } from './clocks.ts';
import style from './friends-page.module.css';
import { FromFile } from './from-file.tsx';
import { Seats, type SeatWish, YouAndTheTable } from './new-table.tsx';
import { playedBy } from './played.ts';
import { sitDown } from './sit-down.ts';
import { text } from './text.ts';
import { keepName, lastName } from './tickets.ts';
import { troubleIn } from './trouble.ts';

/** A table for people elsewhere: `#/friends/<game>`. Everything is chosen already but one's name. */
export function FriendsPage({ game }: { readonly game: string }) {
  const say = useText(text);
  const sayPage = useText(pageText);
  const scene = useScene(game);
  const found = registered(game);
  if (found === undefined) return <PlainPage title={say('friends')}>{sayPage('no-such-game')}</PlainPage>;
  return (
    <PlainPage title={say('with-friends')} wide>
      {scene === null ? null : <SetUp scene={scene} title={found.title} />}
    </PlainPage>
  );
}

/** What is wished for besides the game itself. */
export interface TableWishes {
  readonly name: string;
  readonly seats: readonly SeatWish[];
  readonly isPublic: boolean;
  readonly clock: number | null;
  readonly patience: number | null;
  readonly hints: boolean;
}

/** A seat for oneself and at least one more, where the game has it. */
function firstWishes({ game }: Scene, { seats }: NewTable): TableWishes {
  const mine = Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'person'),
  );
  const count = Math.min(game.seats.max, Math.max(2, seats.length));
  const wanted = Array.from({ length: count }, (_, n): SeatWish => (n === mine ? 'me' : 'open'));
  return { name: lastName(), seats: wanted, isPublic: false, clock: null, patience: USUAL_PATIENCE, hints: false };
}

function SetUp({ scene, title }: { readonly scene: Scene; readonly title: string }) {
  const [chosen, choose] = useState(() => scene.quickStart());
  const [wishes, wish] = useState(() => firstWishes(scene, chosen));
  const [changing, setChanging] = useState(false);
  const { length } = wishes.seats;
  const options = useMemo(() => playedBy(scene, chosen.options, length), [scene, chosen, length]);
  if (changing)
    return (
      <Change
        scene={scene}
        seats={wishes.seats.length}
        leave={() => setChanging(false)}
        take={(table) => {
          choose(table);
          setChanging(false);
        }}
      />
    );
  return (
    <div className={style['page']}>
      <div className={style['column']}>
        <Played scene={scene} game={title} options={options} change={() => setChanging(true)} />
        <Seats scene={scene} options={options} seats={wishes.seats} change={(seats) => wish({ ...wishes, seats })} />
      </div>
      <div className={style['column']}>
        <YouAndTheTable wishes={wishes} wish={wish} />
        <Create scene={scene} options={options} wishes={wishes} />
        <FromFile />
      </div>
    </div>
  );
}

interface ChangeProps {
  readonly scene: Scene;
  readonly seats: number;
  readonly take: (table: NewTable) => void;
  readonly leave: () => void;
}

function Change({ scene, seats, take, leave }: ChangeProps) {
  const say = useText(text);
  return (
    <div className={style['changing']}>
      <Button onClick={leave}>{say('keep-as-is')}</Button>
      <scene.NewGame start={take} elsewhere={{ seats }} />
    </div>
  );
}

interface PlayedProps {
  readonly scene: Scene;
  readonly game: string;
  readonly options: unknown;
  readonly change: () => void;
}

function Played({ scene, game, options, change }: PlayedProps) {
  const say = useText(text);
  const { language } = useSettings();
  const { title, picture } = scene.glance({ options, over: false }, language);
  return (
    <section className={style['section']} aria-labelledby="the-game">
      <h2 id="the-game">{game}</h2>
      <div className={style['played']}>
        <span className={style['picture']}>{picture}</span>
        <strong>{title}</strong>
        <Button onClick={change} data-target="change">
          {say('change')}
        </Button>
      </div>
    </section>
  );
}

interface CreateProps {
  readonly scene: Scene;
  readonly options: unknown;
  readonly wishes: TableWishes;
}

function Create({ scene, options, wishes }: CreateProps) {
  const say = useText(text);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { name, seats, isPublic, clock, patience, hints } = wishes;
  const mine = seats.indexOf('me');
  const create = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      const info = await createTable({
        ...{ game: scene.game.id, options, public: isPublic, patience },
        seats: seats.map((seat) => (seat === 'me' ? 'open' : seat)),
        ...(clock === null ? {} : { clock }),
        ...(hints ? { hints } : {}),
      });
      keepName(name.trim());
      if (mine >= 0) await sitDown(info, mine, name.trim());
      goTo('online', info.id);
    } catch (error) {
      setTrouble(troubleIn(say, error));
      setBusy(false);
    }
  };
  return (
    <div className={style['create']}>
      <Button look="main" disabled={busy || name.trim() === ''} onClick={() => void create()} data-target="create">
        {say(busy ? 'creating' : 'create')}
      </Button>
      {name.trim() === '' ? <p className={style['why']}>{say('create-name')}</p> : null}
      <p role="alert">{trouble}</p>
    </div>
  );
}
