interface Exemption {
  readonly id: string;
  /** Why no test can show this rule; empty when none is given. */
  readonly reason: string;
}

const LINE = /^(?:[-*]\s+)?[*`]*([A-Z]{2,}(?:-[A-Z0-9]+)*-\d+[a-z]?)\b[*`]*[\s:–—-]*(.*)$/;

/** Reads `not-applicable.md`: an id and a reason a line. Lines that do not start with an id are for the reader. */
export function readExemptions(text: string): Exemption[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, id, reason] = LINE.exec(line.trim()) ?? [];
    return id === undefined ? [] : [{ id, reason: (reason ?? '').trim() }];
  });
}
