// The same notion of a title as in the project's coverage report, so that the two never disagree about what is tested.
const TITLE = /\b(?:test|it|describe)((?:\.\w+)*)\s*(?:\([^)]*\)\s*)?\(\s*(['"`])(.*?)\2/gs;
const NOT_RUN = /\.(?:skip|todo)\b/;

/** The titles of all tests in a source file. One that is skipped or yet to be written proves nothing and is left out. */
export function testTitles(source: string): string[] {
  return [...source.matchAll(TITLE)].filter(([, how]) => !NOT_RUN.test(how ?? '')).map(([, , , title]) => title ?? '');
}
