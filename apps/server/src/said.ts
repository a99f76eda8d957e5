/**
 * What people write and others read. Signs that cannot be seen, that turn the text around them, or that stand for nothing are taken out: with
 * them one name looks like another, or a line of the log like one of ours.
 */

/** Scripts whose letters are joined or parted by a sign of no width. */
const JOINED = ['Arab', 'Beng', 'Deva', 'Gujr', 'Guru', 'Khmr', 'Knda', 'Mlym', 'Mymr', 'Orya', 'Sinh', 'Taml', 'Telu']
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/** Joiners inside emoji and of those scripts, and the sign that asks for an emoji's colours, belong to what they stand beside. */
const KEPT = [
  String.raw`(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[${JOINED}])[\u200c\u200d](?=[${JOINED}])`,
  String.raw`(?<=[\p{Extended_Pictographic}\d#*])[\ufe0e\ufe0f]`,
].join('|');

/** Control, format, private, unassigned signs, halves of signs, and what else leaves no ink. Ends of lines are no part of it. */
const UNSEEN = String.raw`(?!\n)[\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\p{Cc}]`;
const OUT = new RegExp(`(${KEPT})|${UNSEEN}`, 'gu');

/** Piles of accents that reach into the lines above and below. */
const PILES = /(\p{M}{4})\p{M}+/gu;

/** A text as others get to read it, with its lines. Empty when nothing of it can be seen. */
export function cleanText(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(OUT, (_, kept: string | undefined) => kept ?? '')
    .replace(PILES, '$1')
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(plain) ? plain : '';
}

/** The same on one line, with single spaces. */
export function cleanName(name: string): string {
  return cleanText(name.replace(/[\s\u2800]+/g, ' ')).replace(/\s+/g, ' ');
}

/** The first sign in a text of somebody's that others could not see; null when there is none. For texts that must stay as they are. */
export function unseenIn(text: string): string | null {
  for (const match of text.matchAll(OUT)) {
    const [sign, kept] = match;
    if (kept === undefined && sign !== '\t' && sign !== '\r')
      return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  }
  return null;
}
