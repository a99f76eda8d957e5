import {
  EQUIPMENT_IDS,
  type EquipmentId,
  equipment,
  SURVIVOR_IDS,
  type SurvivorId,
  survivorDef,
  texts,
  VAULT_CARD_IDS,
  type VaultCardId,
  vaultCard,
} from '@dreadhouse/army-of-the-dead';
import type { GlossaryEntry } from '../../../contract/story.ts';
import { written } from '../../../kit/scene/glossary.ts';
import type { Names } from '../../../kit/scene/names.ts';
import type { Language } from '../../../settings/settings.ts';
import { type Say, sayIn } from '../../../text/text.ts';
import { namesIn } from '../names.ts';
import { signs } from './signs.tsx';
import { text } from './text.ts';

type Key = keyof (typeof text)['en'];

/** What has a text of its own in the game. */
const WRITTEN = ['zombie', 'specialisation', 'skill', 'goal', 'order', 'mission'] as const;

/** Every person, card, skill and Zombie. */
export function glossary(language: Language): readonly GlossaryEntry[] {
  const say = sayIn(text, language);
  const names = namesIn(language);
  const entry = (kind: 'survivor' | 'item' | 'vault', id: string, words: string): GlossaryEntry => ({
    id: `${kind}.${id}`,
    kind: say(`${kind}.things`),
    name: names.name(kind, id),
    text: words,
  });
  return [
    ...signs(language),
    ...SURVIVOR_IDS.map((id) => entry('survivor', id, person(id, names, say))),
    ...EQUIPMENT_IDS.map((id) => entry('item', id, aboutCard(id, names, say))),
    ...VAULT_CARD_IDS.map((id) => entry('vault', id, aboutVaultCard(id, names, say))),
    ...WRITTEN.flatMap((kind) =>
      written(texts[language], kind, {
        called: say(`${kind}.things`),
        name: (id) => names.name(kind === 'goal' ? 'survivor' : kind, id), // a Personal Goal goes by its owner
      }),
    ),
  ];
}

function person(id: SurvivorId, names: Names, say: Say<Key>): string {
  const { specialisation, blue, orange, red, a, b } = survivorDef(id);
  const skill = (one: string): string => names.name('skill', one);
  const joined = (key: 'and' | 'or', all: readonly string[]): string =>
    all.reduce((one, other) => say(key, { one, other }));
  const cards = (set: readonly string[]): string =>
    joined(
      'and',
      set.map((one) => names.name('item', one)),
    );
  return say('person', {
    specialist: names.name('specialisation', specialisation),
    blue: skill(blue),
    yellow: skill('action'),
    orange: joined('or', orange.map(skill)),
    red: joined('or', red.map(skill)),
    a: cards(a),
    b: cards(b),
  });
}

/** What is printed on a card, in words. */
function aboutCard(id: EquipmentId, names: Names, say: Say<Key>): string {
  const { weapon, copies } = equipment(id);
  const words = names.text('item', id);
  const values = weapon === undefined ? [] : printed(weapon, say);
  return [[...values, say('copies', { n: copies })].join(' · '), words].filter((part) => part !== '').join('. ');
}

function printed(weapon: NonNullable<ReturnType<typeof equipment>['weapon']>, say: Say<Key>): string[] {
  const [min, max] = weapon.range;
  return [
    weapon.kind === 'melee' ? say('melee') : say('ranged', { min, max }),
    ...(weapon.dice > 0 ? [say('dice', { n: weapon.dice })] : []),
    ...(weapon.ammo > 0 ? [say('ammo', { n: weapon.ammo })] : []),
    ...(weapon.accuracy > 0 ? [say('accuracy', { n: weapon.accuracy })] : []),
    say('damage', { n: weapon.damage }),
    say(weapon.noisy ? 'noisy' : 'silent'),
  ];
}

function aboutVaultCard(id: VaultCardId, names: Names, say: Say<Key>): string {
  return vaultCard(id)
    .bonuses.map(({ by, bonus }) =>
      say('bonus', { who: names.name('specialisation', by), bonus: names.name('bonus', bonus) }),
    )
    .join('. ');
}
