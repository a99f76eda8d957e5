import { skillDef } from '@dreadhouse/terrorscape';
import { Card, type CardProps } from '../../../kit/cards/card.tsx';
import { useExplained } from '../../../kit/rules/explained.tsx';
import { useText } from '../../../text/text.ts';
import { SKILL_ART, UNKNOWN_ART } from '../art/icons.ts';
import { useNames } from '../names.ts';
import { text } from '../panels/text.ts';
import style from './cards.module.css';

const KINDS = ['quick', 'special', 'slow', 'attack'] as const;

type Rest = Omit<CardProps, 'title' | 'art' | 'ink' | 'kind' | 'spoken' | 'explained' | 'cost' | 'children'>;

/** A Killer's card, face up. */
export function SkillCard({ id, ...rest }: { readonly id: string } & Rest) {
  const say = useText(text);
  const names = useNames();
  const skill = skillDef(id);
  const kinds = KINDS.filter((kind) => skill[kind] !== undefined);
  const words = names.text('skill', id);
  const explain = useExplained();
  const cost = skill.cost === 'all' ? '∗' : skill.cost;
  const price =
    skill.cost === 'all' ? say('cost-all') : skill.cost === 0 ? say('free') : say('cost', { n: skill.cost });
  return (
    <Card
      title={names.name('skill', id)}
      art={SKILL_ART[id] ?? UNKNOWN_ART}
      ink={`var(--ink-${kinds[0] ?? 'special'})`}
      kind={kinds.map((kind) => say(`kind-${kind}`)).join(' / ')}
      spoken={`${price}. ${words}`}
      explained={explain(words)}
      {...(cost === 0 ? {} : { cost })}
      {...rest}
    >
      <p className={style['text']} data-size={words.length < 70 ? 'large' : words.length < 110 ? 'medium' : 'small'}>
        {words}
      </p>
    </Card>
  );
}
