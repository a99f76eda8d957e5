import { type FinalGirlEvents, type FinalGirlView, locationCalled } from '@dreadhouse/final-girl';
import { useMemo } from 'react';
import { useSoon } from '../../../kit/basics/use-soon.ts';
import { Board } from '../../../kit/board/board.tsx';
import { PlaceNote } from '../../../kit/board/place-note.tsx';
import { usePlayedBoard } from '../../../kit/board/use-played-board.ts';
import { useUnchanged } from '../../../kit/board/use-unchanged.ts';
import { useTable } from '../../../kit/table/context.tsx';
import { useEvent } from '../../../kit/table/use-event.ts';
import { useText } from '../../../text/text.ts';
import '../look.css';
import { useWide } from '../view.ts';
import { aboutSpace, inLines, rulesAbout } from './about-space.ts';
import { Effects } from './effects.tsx';
import { type FigureNames, figuresOf } from './figures.tsx';
import style from './location-board.module.css';
import { locationDrawing } from './locations.tsx';
import { Marks } from './marks.tsx';
import { placesOf, signsOf } from './on-board.ts';
import { text } from './text.ts';

/** The location in play: its spaces, who is on them and what lies on them. */
export function LocationBoard() {
  const { moment, words } = useTable();
  const event = useEvent<FinalGirlEvents>();
  const wide = useWide();
  // The scene is only ever shown with matches of its own game.
  const view = moment.view as FinalGirlView;
  const { location } = view.options;
  const say = useText(text);
  const { layout, scenery } = locationDrawing(location);
  const signs = useMemo(() => signsOf(layout, locationCalled(location).spaces), [layout, location]);
  // What is on each place is said to ears alone: that may come a frame later than the picture.
  const described = useSoon(view, view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `say` is new every time; `words` changes with the language
  const fresh = useMemo(() => placesOf(layout, described, words, say), [layout, described, words]);
  const places = useUnchanged(fresh);
  const { heroine, killer, minions, victims } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const figures = useMemo(() => {
    const names: FigureNames = {
      heroine: words.name(heroine.id, ['heroine']),
      killer: words.name(killer.id, ['killer']),
      minion: words.name('minion', ['figure']),
      victim: (kind) => words.name(kind, ['victim']),
      letter: (kind) => say(kind as 'white' | 'orange' | 'blue'),
    };
    return figuresOf({ heroine, killer, minions, victims }, names);
  }, [heroine, killer, minions, victims, words]);
  const played = usePlayedBoard(view.heroine.space);
  return (
    <div className={style['location']} data-scene="final-girl" data-location={location}>
      <Board
        key={location}
        label={say('board', { location: words.name(location, ['location']) })}
        size={layout.size}
        places={places}
        ways={layout.trails}
        signs={signs}
        figures={figures}
        ground={scenery}
        marks={<Marks view={view} layout={layout} words={words} say={say} />}
        effects={<Effects event={event} view={view} layout={layout} />}
        {...played}
        belowButtons
        smallest={wide ? 0.44 : 0.5}
        focus={view.heroine.space}
        rules={(space) => rulesAbout(view, space, words, say)}
        tip={(space) => <PlaceNote name={words.name(space)} {...inLines(aboutSpace(view, space, words, say), say)} />}
      />
      {view.killer.space === null && <p className={style['away']}>{say('killerAway')}</p>}
    </div>
  );
}
