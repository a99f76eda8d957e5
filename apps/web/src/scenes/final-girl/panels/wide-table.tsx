import { AFrameLater } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import { LocationBoard } from '../board/location-board.tsx';
import type { MarketDoor } from '../table-scene.tsx';
import { HandOfCards } from './hand-of-cards.tsx';
import { HeroinePanel } from './heroine-panel.tsx';
import { InPlay } from './in-play.tsx';
import { KillerPanel } from './killer-panel.tsx';
import { MarketOver } from './market-over.tsx';
import { Piles } from './piles.tsx';
import { Spotlight } from './spotlight.tsx';
import { Tape } from './tape.tsx';
import { text } from './text.ts';
import { HorrorTrack, TimeTrack } from './tracks.tsx';
import style from './wide-table.module.css';

/** Room for everything: the cast on the left, the board, the hand below; nothing behind a button but the market. */
export function WideTable({ market }: { readonly market: MarketDoor }) {
  const say = useText(text);
  return (
    <div className={style['table']}>
      <div className={style['cast']}>
        <HeroinePanel />
        <KillerPanel />
      </div>
      <section className={style['middle']} aria-label={say('table')}>
        <div className={style['tracks']}>
          <TimeTrack />
          <HorrorTrack />
        </div>
        <div className={style['screen']}>
          <LocationBoard />
          <Tape />
          <Spotlight />
        </div>
      </section>
      <MarketOver market={market} className={style['over']} />
      <div className={style['dock']}>
        <div className={style['hand']}>
          <HandOfCards />
        </div>
        <div className={style['side']}>
          <AFrameLater>
            <Piles toMarket={market.shown ? market.leave : market.enter} />
            <InPlay />
          </AFrameLater>
        </div>
      </div>
    </div>
  );
}
