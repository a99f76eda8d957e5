import { format, type Language, type Values } from '@dreadhouse/text';
import type {
  Condition,
  DefeatCause,
  Device,
  Effect,
  Mission,
  MissionEvent,
  Reward,
  Specialisation,
  Trigger,
  VictoryGoal,
} from '../content/missions/index.ts';
import { missions as en } from './en/missions.ts';
import { missions as pl } from './pl/missions.ts';
import { THINGS } from './things.ts';

const TEXTS = { en, pl } as const;

/** A mission sheet in words. It is made from the sheet's data, so that missions of other authors explain themselves too. */
export interface Briefing {
  readonly title: string;
  readonly story: string;
  readonly difficulty: string;
  readonly rules: readonly string[];
  readonly win: readonly string[];
  readonly inShort: string;
  readonly lose: readonly string[];
}

/** `nameOf` says what an Equipment card is called. */
export function briefing(
  mission: Mission,
  language: Language,
  nameOf: (card: string) => string,
  peopleOf: (who: Needed) => readonly string[] = () => [],
): Briefing {
  const words = new Words(language, mission, nameOf, peopleOf);
  return {
    title: mission.title[language],
    story: mission.story[language],
    difficulty: words.say(`name.difficulty.${mission.difficulty}`),
    rules: words.rules(),
    win: words.win(),
    inShort: words.inShort(),
    lose: words.lose(),
  };
}

/** Whom a mission can need. */
export type Needed = Specialisation | 'owners';

class Words {
  readonly #language: Language;
  readonly #mission: Mission;
  readonly #nameOf: (card: string) => string;
  readonly #peopleOf: (who: Needed) => readonly string[];

  constructor(
    language: Language,
    mission: Mission,
    nameOf: (card: string) => string,
    peopleOf: (who: Needed) => readonly string[],
  ) {
    this.#language = language;
    this.#mission = mission;
    this.#nameOf = nameOf;
    this.#peopleOf = peopleOf;
  }

  say(key: string, values: Values = {}): string {
    return format(TEXTS[this.#language][key] ?? key, this.#language, values);
  }

  rules(): string[] {
    const { red, zombies, truck, power, vault, companions, personalGoals, rewards, devices, events } = this.#mission;
    return [
      ...(red.count > 0 ? [this.say(`mission.red.${red.what}`)] : []),
      ...rewards.map((one) => this.#reward(one)),
      ...zombies.map((one) => this.say('mission.rule.zombies', one)),
      ...(truck === null
        ? []
        : [this.say('mission.rule.truck', { zone: truck.zone, works: truck.works ? 'yes' : 'no' })]),
      ...(power ? [] : [this.say('mission.rule.power')]),
      ...(vault === null ? [] : [this.#after(this.say('mission.rule.vault', { zone: vault.trap }), vault.needs, [])]),
      ...(companions === null ? [] : [this.#companions(companions.zones, companions.needs)]),
      ...(personalGoals === 1 ? [this.say('mission.rule.goals')] : []),
      ...devices.map((one) => this.#device(one)),
      ...events.map((one) => this.#event(one)),
    ];
  }

  win(): string[] {
    const goals = this.#mission.victory.map((goal) => capital(this.#goal(goal)));
    return [...goals, this.say('mission.win.goals', { count: this.#mission.personalGoals })];
  }

  /** What is to be done, in as many words as somebody reads who wants to begin; the sheet has the rest. */
  inShort(): string {
    const goals = this.#mission.victory.map((goal) =>
      goal.kind === 'gather' || goal.kind === 'truck'
        ? this.say(`mission.short.${goal.kind}`, { ...goal, people: this.#needed(goal.with) })
        : capital(this.#goal(goal)),
    );
    return [...goals, this.say('mission.win.goals', { count: this.#mission.personalGoals })].join(' ');
  }

  /** Everybody without whom it cannot be won, once each; where one of several will do, those with a stroke between them. */
  #needed(list: readonly Needed[]): string {
    const owners = this.#peopleOf('owners');
    const others = list
      .map((one) => this.#peopleOf(one))
      .filter((people) => !people.some((one) => owners.includes(one)));
    return this.#listed([...others.map((people) => people.join(' / ')), ...owners].filter((one) => one !== ''));
  }

  /** “Kate, Dieter and Cruz”. */
  #listed(words: readonly string[]): string {
    return new Intl.ListFormat(this.#language === 'en' ? 'en-GB' : 'pl').format(words);
  }

  lose(): string[] {
    return [this.say('mission.lose.owner'), ...this.#mission.defeat.map((cause) => this.#cause(cause))];
  }

  #reward({ token, card, count, otherwise }: Reward): string {
    const values = { card: this.#nameOf(card), count, other: otherwise === null ? '' : this.#nameOf(otherwise) };
    const cards = this.say(otherwise === null ? 'mission.card' : 'mission.card-or', values);
    return this.say('mission.rule.reward', { token, cards });
  }

  #companions(zones: readonly string[], needs: readonly Condition[]): string {
    return this.#after(
      this.say('mission.rule.companions', { count: zones.length, zones: this.#listed(zones) }),
      needs,
      [],
    );
  }

  #device({ id, zone, by, needs, effects }: Device): string {
    const values = { who: this.#who([by]), zone, ...this.#named(id) };
    return this.#after(capital(this.say('mission.rule.device', values)), needs, effects);
  }

  #after(sentence: string, needs: readonly Condition[], effects: readonly Effect[]): string {
    const first = needs.map((one) => this.#need(one)).join(', ');
    const then = effects.map((one) => this.#effect(one)).join(', ');
    return [
      sentence,
      ...(first === '' ? [] : [this.say('mission.rule.first', { needs: first })]),
      ...(then === '' ? [] : [this.say('mission.rule.then', { effects: then })]),
    ].join(' ');
  }

  #need(need: Condition): string {
    const device = need.kind === 'done' ? this.say(`name.device.${need.device}`) : '';
    return this.say(`mission.need.${need.kind}`, { ...need, device });
  }

  #effect(effect: Effect): string {
    return this.say(`mission.effect.${effect.kind}`, {
      ...effect,
      zeus: this.say(`mission.zeus.${this.#mission.zeus}`),
    });
  }

  #event({ when, effects }: MissionEvent): string {
    const list = effects.map((one) => this.#effect(one)).join(', ');
    return this.say('mission.rule.event', { when: this.#when(when), effects: list });
  }

  #when(when: Trigger): string {
    const abomination = when.kind === 'killed' ? this.say(`mission.abomination.${when.abomination}`) : '';
    return this.say(`mission.when.${when.kind}`, { ...when, abomination });
  }

  #goal(goal: VictoryGoal): string {
    return this.say(`mission.win.${goal.kind}`, {
      ...goal,
      ...(goal.kind === 'red-taken' ? { count: this.#mission.red.count } : {}),
      ...(goal.kind === 'killed' ? { abomination: this.say(`mission.abomination.${goal.abomination}`) } : {}),
      ...(goal.kind === 'done' ? this.#named(goal.device) : {}),
      ...(goal.kind === 'gather' || goal.kind === 'truck' ? { who: this.#who([...goal.with, 'owners']) } : {}),
    });
  }

  /** A device, and how it is called as something to set going. */
  #named(device: string): Values {
    const name = this.say(`name.device.${device}`);
    return { device: name, deviceAcc: THINGS[device]?.Acc ?? name };
  }

  #cause(cause: DefeatCause): string {
    if (cause.kind === 'companion-lost') return this.say('mission.lose.companion-lost');
    const none = this.say(`mission.none.${cause.specialisation}`);
    if (cause.until === null) return this.say('mission.lose.none-alive', { none });
    return this.say('mission.lose.none-alive-until', { none, device: this.say(`name.device.${cause.until}`) });
  }

  /** Whoever that is in this team stands behind it, where there is a team already. */
  #who(list: readonly Needed[]): string {
    const words = list.map((one) => {
      const people = this.#peopleOf(one).join(', ');
      const who = this.say(`mission.who.${one}`);
      return people === '' ? who : this.say('mission.who.by-name', { who, people });
    });
    return words.join(', ');
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
