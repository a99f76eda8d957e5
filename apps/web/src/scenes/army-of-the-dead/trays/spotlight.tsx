import { useTable } from '../../../kit/table/context.tsx';
import light from '../../../kit/table/spotlight.module.css';
import { Spotlight as Light } from '../../../kit/table/spotlight.tsx';
import { useText } from '../../../text/text.ts';
import { EquipmentCard } from '../cards/equipment-card.tsx';
import { useNames } from '../names.ts';
import { text } from '../panels/text.ts';
import { useView } from '../view.ts';
import { ArrangeTray } from './arrange.tsx';
import { AttackDice } from './attack-dice.tsx';
import { ChallengeTray } from './challenge.tsx';
import { HordeCard } from './horde-card.tsx';
import { SharingTray } from './sharing.tsx';
import { TradeTray } from './trade.tsx';
import style from './trays.module.css';

/** What everybody would look at now comes to the lower edge of the map: dice, a card, hands being sorted, a deal. */
export function Spotlight() {
  const { decision } = useTable().moment;
  const kind = decision?.kind;
  return (
    <Light className={`${style['spotlight']} ${light['each']}`}>
      {kind === 'arrange' ? <ArrangeTray key={decision?.position} /> : null}
      {kind === 'trade' || kind === 'agree' ? <TradeTray /> : null}
      {kind === 'share' ? <SharingTray /> : null}
      <ChallengeTray />
      <Found />
      <HordeCard />
      <AttackDice />
    </Light>
  );
}

/** A card that was found and is neither kept nor left. */
function Found() {
  const { drawn } = useView();
  const say = useText(text);
  const names = useNames();
  if (drawn.length === 0) return null;
  return (
    <ul className={style['cards']} aria-label={say('drawn')}>
      {drawn.map((id) => (
        <li key={id} className={style['card']} title={names.name('item', id)}>
          <EquipmentCard id={id} />
        </li>
      ))}
    </ul>
  );
}
