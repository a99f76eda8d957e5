import type { RecapText, StoryPlace } from '../../../contract/story.ts';
import type { Moment } from '../../../contract/table.ts';
import type { Language } from '../../../settings/settings.ts';
import { sayIn } from '../../../text/text.ts';
import { namesIn } from '../names.ts';
import { type ArmyEvent, eventsOf, missionIn, viewOf } from '../view.ts';
import { text } from './text.ts';

/** The heist so far, in a few sentences. */
export function recap(moment: Moment, language: Language): RecapText {
  const view = viewOf(moment);
  const say = sayIn(text, language);
  const names = namesIn(language);
  const mission = missionIn(view);
  const events = eventsOf(moment);
  const name = (id: string): string => names.name('survivor', id);
  const listed = (ids: readonly string[]): string => ids.map(name).join(', ');
  const fallen = view.survivors.filter(({ health }) => health === 0).map(({ id }) => id);
  const hurt = view.survivors.filter(({ health, id }) => health > 0 && isHurt(events, id)).map(({ id }) => id);
  const kills = events.reduce((sum, { kind, details }) => (kind === 'killed' ? sum + details.count : sum), 0);
  const zombies = view.groups.reduce((sum, one) => sum + one.shamblers + one.alphas, view.abominations.length);
  return {
    title: mission.title[language],
    sentences: [
      mission.story[language],
      together(say('round', { round: view.round }), say('kills', { n: kills }), say('horde', { n: zombies })),
      together(
        ...(mission.red.count === 0 ? [] : [say('red', { n: view.progress.red, of: mission.red.count })]),
        ...view.goals.map(({ owner, done }) => say(done ? 'goal-done' : 'goal-open', { name: name(owner) })),
      ),
      together(
        ...(hurt.length === 0 ? [] : [say('hurt', { list: listed(hurt) })]),
        ...(fallen.length === 0 ? [] : [say('fallen', { list: listed(fallen) })]),
      ),
      say('noise', { at: view.noise }),
    ].filter((paragraph) => paragraph !== ''),
  };
}

/** The half of a round that a view stands in. */
export function placeOf(view: unknown): StoryPlace | null {
  const { round, step } = viewOf({ view });
  return round === 0 ? null : { turn: round, phase: step === 'players' ? 'players' : 'zombies' };
}

/** What belongs together is told in one breath. */
function together(...sentences: readonly string[]): string {
  return sentences.join(' ');
}

function isHurt(events: readonly ArmyEvent[], id: string): boolean {
  const last = events.findLast(
    ({ kind, details }) => (kind === 'wounded' || kind === 'healed') && details.survivor === id,
  );
  return last?.kind === 'wounded';
}
