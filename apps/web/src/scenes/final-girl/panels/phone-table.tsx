import { useState } from 'react';
import { Dialog } from '../../../kit/basics/dialog.tsx';
import layout from '../../../kit/table/layout.module.css';
import { useText } from '../../../text/text.ts';
import { LocationBoard } from '../board/location-board.tsx';
import { useCardWords } from '../cards/words.ts';
import type { MarketDoor } from '../table-scene.tsx';
import { useViewPart } from '../view.ts';
import { HandOfCards } from './hand-of-cards.tsx';
import { HeroinePanel } from './heroine-panel.tsx';
import { InPlay } from './in-play.tsx';
import { KillerPanel } from './killer-panel.tsx';
import { MarketOver } from './market-over.tsx';
import { PhoneChips, type Sheet } from './phone-chips.tsx';
import style from './phone-table.module.css';
import { Piles } from './piles.tsx';
import { Spotlight } from './spotlight.tsx';
import { Tape } from './tape.tsx';
import { text } from './text.ts';
import { HorrorTrack, TimeTrack } from './tracks.tsx';

/** One hand, one thumb: the board large, everything else a chip that opens, the hand as a strip to swipe. */
export function PhoneTable({ market }: { readonly market: MarketDoor }) {
  const [sheet, open] = useState<Sheet | null>(null);
  return (
    <div className={layout['phone']}>
      <PhoneChips open={open} toMarket={market.shown ? market.leave : market.enter} />
      <div className={style['screen']} data-screen>
        <LocationBoard />
        <Tape />
        <MarketOver market={market} className={style['over']} />
        <Spotlight />
      </div>
      {market.shown ? (
        <HandInWords />
      ) : (
        <div className={style['hand']}>
          <HandOfCards flat />
        </div>
      )}
      {sheet === null ? null : <OpenSheet sheet={sheet} close={() => open(null)} toMarket={market.enter} />}
    </div>
  );
}

interface SheetProps {
  readonly sheet: Sheet;
  readonly close: () => void;
  readonly toMarket: () => void;
}

/** What a chip stands for. */
function OpenSheet({ sheet, close, toMarket }: SheetProps) {
  const say = useText(text);
  const title = sheet === 'tracks' ? `${say('time')} · ${say('horror')}` : say(sheet === 'cards' ? 'inplay' : sheet);
  const goShopping = (): void => {
    close();
    toMarket();
  };
  return (
    <Dialog title={title} close={close}>
      {sheet === 'heroine' ? <HeroinePanel /> : null}
      {sheet === 'killer' ? <KillerPanel /> : null}
      {sheet === 'tracks' ? (
        <div className={style['tracks']}>
          <TimeTrack />
          <p>{say('time.tip')}</p>
          <HorrorTrack />
          <p>{say('horror.tip')}</p>
        </div>
      ) : null}
      {sheet === 'cards' ? (
        <div className={style['tracks']}>
          <InPlay />
          <Piles toMarket={goShopping} />
        </div>
      ) : null}
    </Dialog>
  );
}

/** While the shelves fill the screen: what is in hand already, in one line. */
function HandInWords() {
  const hand = useViewPart((view) => view.hand);
  const say = useText(text);
  const { title } = useCardWords();
  const names = hand.map((id) => title('action', id)).join(', ');
  return (
    <p className={style['inWords']}>
      <b>{say('hand')}:</b> {hand.length === 0 ? say('nothing-yet') : names}
    </p>
  );
}
