import {
  EQUIPMENT_IDS,
  type EquipmentId,
  equipment,
  SURVIVOR_IDS,
  type SurvivorId,
  survivorDef,
  texts,
  ZOMBIES,
  type ZombieType,
} from '@dreadhouse/army-of-the-dead';
import type { Language } from '../../../settings/settings.ts';
import { type Say, sayIn } from '../../../text/text.ts';
import type { GlossaryEntry } from '../../story.ts';
import { type Names, namesIn } from '../names.ts';
import { text } from './text.ts';

type Key = keyof (typeof text)['en'];

/** What has a text of its own in the game. */
const WRITTEN = ['specialisation', 'skill', 'goal', 'order', 'vault-card', 'mission'] as const;

/** Every person, card, skill and Zombie. */
export function glossary(language: Language): readonly GlossaryEntry[] {
  const say = sayIn(text, language);
  const names = namesIn(language);
  return [
    ...SURVIVOR_IDS.map((id) => entry('survivor', id, person(id, names, say), names, say)),
    ...EQUIPMENT_IDS.map((id) => entry('equipment', id, aboutCard(id, names, say), names, say)),
    ...Object.keys(ZOMBIES).map((id) => entry('zombie', id, aboutZombie(id as ZombieType, names, say), names, say)),
    ...WRITTEN.flatMap((kind) => written(kind, language, names, say)),
  ];
}

function entry(kind: GlossaryKind, id: string, words: string, names: Names, say: Say<Key>): GlossaryEntry {
  return { id: `${kind}.${id}`, kind: say(`${kind}.things`), name: names.name(kind, id), text: words };
}

type GlossaryKind = (typeof WRITTEN)[number] | 'survivor' | 'equipment' | 'zombie';

function written(kind: (typeof WRITTEN)[number], language: Language, names: Names, say: Say<Key>): GlossaryEntry[] {
  const prefix = `text.${kind}.`;
  return Object.entries(texts[language]).flatMap(([key, words]) =>
    key.startsWith(prefix) ? [entry(kind, key.slice(prefix.length), words, names, say)] : [],
  );
}

function person(id: SurvivorId, names: Names, say: Say<Key>): string {
  const { specialisation, blue, orange, red, a, b } = survivorDef(id);
  const skill = (one: string): string => names.name('skill', one);
  const cards = (set: readonly string[]): string => set.map((one) => names.name('equipment', one)).join(say('and'));
  return say('person', {
    specialist: names.name('specialisation', specialisation),
    blue: skill(blue),
    yellow: skill('action'),
    orange: orange.map(skill).join(say('or')),
    red: red.map(skill).join(say('or')),
    a: cards(a),
    b: cards(b),
  });
}

/** What is printed on a card, in words. */
export function aboutCard(id: EquipmentId, names: Names, say: Say<Key>): string {
  const { weapon, copies } = equipment(id);
  const words = names.text('equipment', id);
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

function aboutZombie(id: ZombieType, names: Names, say: Say<Key>): string {
  const { actions, wounds, toughness, adrenaline } = ZOMBIES[id];
  const values = say(id === 'masked' ? 'zombie-masked' : 'zombie', { actions, wounds, toughness, adrenaline });
  return [values, names.text('zombie', id)].filter((part) => part !== '').join('. ');
}
