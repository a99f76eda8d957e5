import { tileDef } from '@dreadhouse/betrayal';
import { Button } from '../../../kit/basics/button.tsx';
import { texts, useText } from '../../../text/text.ts';
import { TilePicture } from '../art/room-picture.tsx';
import { useNames } from '../names.ts';
import type { Laying } from './house-board.tsx';
import style from './tile-in-hand.module.css';

const text = texts({
  en: { left: 'Turn left', right: 'Turn right', lay: 'Lay it so', only: 'It fits one way only.' },
  pl: { left: 'Obróć w lewo', right: 'Obróć w prawo', lay: 'Połóż tak', only: 'Pasuje tylko w jeden sposób.' },
});

interface Props {
  readonly laying: Laying;
  readonly turns: readonly number[];
  readonly turnTo: (turn: number) => void;
  readonly lay: (() => void) | null;
}

/** A tile that has been turned up: seen by all, turned by whoever lays it. */
export function TileInHand({ laying: { tile, turn }, turns, turnTo, lay }: Props) {
  const say = useText(text);
  const names = useNames();
  const { doors, symbol } = tileDef(tile);
  const to = (by: number): void => turnTo(turns[(turns.indexOf(turn) + by + turns.length) % turns.length] ?? turn);
  const words = names.text('tile', tile);
  return (
    <section className={style['hand']} aria-label={names.name('tile', tile)} data-target="tile-in-hand">
      <div className={style['tile']}>
        <TilePicture id={tile} doors={doors} turn={turn} symbol={symbol} />
      </div>
      <div className={style['about']}>
        <strong>{names.name('tile', tile)}</strong>
        {words === '' ? null : <small>{words}</small>}
        {lay === null ? null : (
          <div className={style['tools']}>
            {turns.length > 1 ? (
              <>
                <Button onClick={() => to(-1)} aria-label={say('left')} title={say('left')}>
                  ↺
                </Button>
                <Button onClick={() => to(1)} aria-label={say('right')} title={say('right')}>
                  ↻
                </Button>
              </>
            ) : (
              <small>{say('only')}</small>
            )}
            <Button look="main" onClick={lay}>
              {say('lay')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
