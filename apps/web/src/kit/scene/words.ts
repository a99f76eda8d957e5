import type { Words } from '../../contract/scene.ts';

/** A teller's words, with names besides for what only the page points at. */
export function withNames(own: Words, name: Words['name']): Words {
  return {
    ask: (decision) => own.ask(decision),
    option: (kind, option) => own.option(kind, option),
    event: (event) => own.event(event),
    why: (code) => own.why(code),
    hint: (reason) => own.hint(reason),
    mate: (reason) => own.mate(reason),
    lean: (why) => own.lean(why),
    name,
  };
}
