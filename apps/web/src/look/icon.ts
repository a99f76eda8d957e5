/**
 * A Game-icon by its name: `icon('…')` is the letter of an icon font that looks like it. The build puts the letter where the name stands, see
 * `icons.ts` beside the Vite configuration; where nothing is built, in tests, the name stands for the letter.
 */
export const icon = (name: string): string => name;
