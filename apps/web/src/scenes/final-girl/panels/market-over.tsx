import { useSoon } from '../../../kit/basics/use-soon.ts';
import { AFrameLater } from '../../../kit/table/context.tsx';
import type { MarketDoor } from '../table-scene.tsx';
import { Market } from './market.tsx';

/**
 * The market before the board. It opens and closes with the answer; hundreds of parts on its shelves are put up, changed and taken away
 * once that is on the screen.
 */
export function MarketOver({
  market,
  className,
}: {
  readonly market: MarketDoor;
  readonly className: string | undefined;
}) {
  const stands = useSoon(market.shown, market.shown);
  if (!market.shown && !stands) return null;
  return (
    <div className={className} hidden={!market.shown}>
      <AFrameLater>
        <Market open={market.open} close={market.leave} />
      </AFrameLater>
    </div>
  );
}
