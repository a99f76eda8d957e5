import { type EquipmentId, equipment, type Weapon } from '@dreadhouse/army-of-the-dead';
import { Icon } from '../../../kit/basics/icon.tsx';
import { Card, type CardProps } from '../../../kit/cards/card.tsx';
import { icon } from '../../../look/icon.ts';
import { useText } from '../../../text/text.ts';
import { ITEM_ART, UNKNOWN_ART } from '../art/icons.ts';
import { useNames } from '../names.ts';
import style from './cards.module.css';
import { text } from './text.ts';

type Rest = Pick<
  CardProps,
  'standing' | 'pointed' | 'note' | 'width' | 'pick' | 'read' | 'tabIndex' | 'target' | 'selected' | 'marks'
>;

/** An Equipment card, face up. */
export function EquipmentCard({ id, ...rest }: { readonly id: EquipmentId } & Rest) {
  const say = useText(text);
  const names = useNames();
  const { weapon, explosive, item, event } = equipment(id);
  const kind = event === true ? 'event' : explosive !== undefined ? 'explosive' : (weapon?.kind ?? 'item');
  const words = names.text('item', id);
  const values = weapon === undefined ? [] : valuesOf(weapon);
  const printed = values.map(({ key, value }) => say(`${key}-is`, { value }));
  const spoken = [...printed, ...(weapon?.noisy === true ? [say('noisy')] : []), words]
    .filter((part) => part !== '')
    .join('. ');
  return (
    <Card
      title={names.name('item', id)}
      art={ITEM_ART[id] ?? UNKNOWN_ART}
      ink={`var(--ink-${kind})`}
      kind={say(`kind-${item === undefined ? kind : 'item'}`)}
      spoken={spoken}
      {...(weapon?.noisy === true ? { marks: <Icon body={icon('sound-waves')} label={say('noisy')} /> } : {})}
      {...rest}
    >
      {values.length === 0 ? null : (
        <dl className={style['values']}>
          {values.map(({ key, value }) => (
            <div key={key}>
              <dt>{say(key)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {words === '' ? null : (
        <p className={style['text']} data-size={values.length > 0 ? 'small' : 'medium'}>
          {words}
        </p>
      )}
    </Card>
  );
}

type Value = { readonly key: 'range' | 'dice' | 'accuracy' | 'damage'; readonly value: string };

function valuesOf({ range: [min, max], dice, ammo, accuracy, damage }: Weapon): Value[] {
  return [
    { key: 'range', value: min === max ? String(min) : `${min}–${max}` },
    ...(dice + ammo > 0 ? [{ key: 'dice' as const, value: ammo > 0 ? `${dice}+${ammo}` : String(dice) }] : []),
    ...(accuracy > 0 ? [{ key: 'accuracy' as const, value: `${accuracy}+` }] : []),
    { key: 'damage', value: String(damage) },
  ];
}
