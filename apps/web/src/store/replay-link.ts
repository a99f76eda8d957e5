import { digest, type LoadRefusal, readSave, type SavedMatch } from '@dreadhouse/engine';
import { inflated, packed, unpacked } from './pack.ts';

/** Longer links are cut by mail programs and messengers; then a file is the better gift. */
export const LONGEST_LINK = 32_000;

/** What a link carries: the inputs of a match. Everything else in its file can be made again from them. */
type Inputs = Pick<SavedMatch, 'format' | 'formatVersion' | 'header' | 'answers' | 'notes' | 'outcome'>;

/** A match file as the data of a link. */
export async function linkData(file: string): Promise<string> {
  const read = readSave(file);
  if (!read.ok) throw new Error(`${read.why}: ${read.where}`);
  const { format, formatVersion, header, answers, notes, outcome } = read.saved;
  const inputs: Inputs = { format, formatVersion, header, answers, notes, outcome };
  return packed(JSON.stringify([digest(JSON.stringify(inputs)), inputs]));
}

type FromLink =
  | { readonly ok: true; readonly file: string }
  | { readonly ok: false; readonly why: LoadRefusal; readonly where: string };

/** The data of a link as a match file, ready to be loaded; or why it is none. */
export async function fileFromLink(data: string): Promise<FromLink> {
  const bytes = unpacked(data);
  const text = bytes === null ? null : await inflated(bytes);
  if (text === null) return { ok: false, why: 'damaged', where: 'link' };
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { ok: false, why: 'damaged', where: 'link' };
  }
  if (!Array.isArray(content) || content.length !== 2) return { ok: false, why: 'foreign', where: 'link' };
  const [sum, inputs] = content as [unknown, Inputs]; // what the inputs are is checked when the file is read
  if (sum !== digest(JSON.stringify(inputs))) return { ok: false, why: 'damaged', where: 'digest' };
  const file = fileOf(inputs);
  const read = readSave(file);
  return read.ok ? { ok: true, file } : read;
}

/** A file without marks and snapshots: it is played again from the start. */
function fileOf({ format, formatVersion, header, answers, notes, outcome }: Inputs): string {
  const body = { format, formatVersion, header, answers, marks: [], snapshots: [], notes, outcome };
  return `${JSON.stringify({ ...body, digest: digest(JSON.stringify(body)) })}\n`;
}
