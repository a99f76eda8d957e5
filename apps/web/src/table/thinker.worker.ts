import { advise, botAnswer, judge, load, type Match, oddsOf, outlooksOf, spokenTo, tellable } from '@dreadhouse/engine';
import { registered } from '@dreadhouse/registry';
import type { Thought, ThoughtRequest, Thoughts, Wanted } from './thought.ts';

addEventListener('message', ({ data }: MessageEvent<ThoughtRequest>) => {
  void reply(data).then((thought) => postMessage(thought));
});

async function reply({ id, game, file, wanted }: ThoughtRequest): Promise<Thought> {
  try {
    const found = registered(game);
    if (found === undefined) throw new Error(`There is no game "${game}".`);
    // Looking back needs all of it; looking ahead only the last boundary.
    const loaded = load(await found.load(), file, { whole: wanted.what === 'judgement' });
    if (!loaded.ok) throw new Error(`The match cannot be read: ${loaded.why} (${loaded.where})`);
    return { id, value: thoughtOn(loaded.match, wanted) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

type AnswerWanted = Extract<Wanted, { what: 'answer' }>;

function thoughtOn(match: Match<unknown>, wanted: Wanted): Thoughts[keyof Thoughts] {
  const { seat } = wanted;
  switch (wanted.what) {
    case 'answer':
      return answer(match, wanted);
    case 'tellable':
      return tellable(match, seat, wanted.mate);
    case 'advice':
      return advise(match, seat);
    case 'judgement':
      return judge(match, wanted.position);
    case 'odds':
      return oddsOf(match, seat);
    case 'outlooks':
      return outlooksOf(match, seat);
  }
}

function answer(match: Match<unknown>, { seat, level, wish, listeners }: AnswerWanted): Thoughts['answer'] {
  const option = botAnswer(match, seat, level, undefined, () => performance.now(), wish ?? undefined).id;
  return { option, said: listeners.map((listener) => spokenTo(match, listener, seat, option, wish)) };
}
