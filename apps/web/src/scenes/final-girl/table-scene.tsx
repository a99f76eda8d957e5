import { useCallback, useState } from 'react';
import { useSceneLook } from '../../kit/scene/look.ts';
import { useTablePart } from '../../kit/table/context.tsx';
import { ReadingRoom } from './cards/reading.tsx';
import { PhoneTable } from './panels/phone-table.tsx';
import { WideTable } from './panels/wide-table.tsx';
import { useViewPart, useWide } from './view.ts';
import './look.css';

/** Decisions that are answered at the market. */
const AT_THE_MARKET: readonly string[] = ['buy', 'take-card'];

/** The whole table: board, sleeves of heroine and killer, tracks, hand, market. */
export function TableScene() {
  const options = useViewPart((view) => view.options);
  const wide = useWide();
  const market = useMarketDoor();
  useSceneLook('final-girl', options.location);
  const Table = wide ? WideTable : PhoneTable;
  return (
    <ReadingRoom>
      <Table market={market} />
    </ReadingRoom>
  );
}

export interface MarketDoor {
  /** Whether it is shown. */
  readonly shown: boolean;
  /** Whether cards can be taken now. */
  readonly open: boolean;
  readonly enter: () => void;
  readonly leave: () => void;
}

/** The market is shown when one may take cards, and whenever somebody wants to look; whoever goes back to the board stays there. */
function useMarketDoor(): MarketDoor {
  const open = useTablePart(({ moment }) => AT_THE_MARKET.includes(moment.decision?.kind ?? ''));
  const [wish, setWish] = useState<boolean | null>(null);
  const [was, setWas] = useState(open);
  if (was !== open) {
    setWas(open);
    setWish(null);
  }
  const enter = useCallback(() => setWish(true), []);
  const leave = useCallback(() => setWish(false), []);
  return { shown: wish ?? open, open, enter, leave };
}
