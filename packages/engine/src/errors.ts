/** A bug in the rules: not a player's mistake. It names the rules that were running. */
export class RuleFailure extends Error {
  override readonly name = 'RuleFailure';
  readonly trace: readonly string[];

  constructor(message: string, trace: readonly string[], cause?: unknown) {
    super([message, ...trace.map((line) => `  ${line}`)].join('\n'), cause === undefined ? undefined : { cause });
    this.trace = trace;
  }
}

const FRAME = /^\s*at (?:async )?(?:Object\.|Generator\.|Play\.)?([\w$.]+)/;
const OWN = /^(?:Play|Run|Match|RuleFailure|Error|new|next|throw|return|generator|Generator|Array|Map|Set)\b|^\[/;

/** The names of the rules on the stack of an error, innermost first. A rule is a function; engines print its name. */
export function rulesOnStack(stack: string | undefined): string[] {
  return (stack ?? '')
    .split('\n')
    .map((line) => FRAME.exec(line)?.[1] ?? '')
    .filter((name) => name !== '' && !OWN.test(name))
    .slice(0, 12);
}
