/** A bug in the rules: not a player's mistake. It names the rules that were running. */
export class RuleFailure extends Error {
  override readonly name = 'RuleFailure';
  readonly trace: readonly string[];

  constructor(message: string, trace: readonly string[], cause?: unknown) {
    super([message, ...trace.map((line) => `  ${line}`)].join('\n'), cause === undefined ? undefined : { cause });
    this.trace = trace;
  }
}

const FRAME = /^\s*at (?:async )?(?:new )?([\w$.#<>]+)/;
const ENGINE = /^(?:Play|Run|Match|RuleFailure|Error|Array|Map|Set|Object|Generator)\b(?!.*\.next$)|^#|^</;

/** The names of the rules on the stack of an error, innermost first. A rule is a function; engines print its name. */
export function rulesOnStack(stack: string | undefined): string[] {
  const names = (stack ?? '').split('\n').map((line) => FRAME.exec(line)?.[1] ?? '');
  const rules = names
    .filter((name) => name !== '' && !ENGINE.test(name))
    .map((name) => name.replace(/^Object\.|\.next$/g, ''));
  return rules.filter((name, i) => name !== rules[i - 1] && name !== 'Generator').slice(0, 12);
}
