/** Every typeface that the page serves, by the package that it comes in, and whose work it is. */
export const TYPEFACES: Readonly<Record<string, { readonly name: string; readonly by: string }>> = {
  anton: { name: 'Anton', by: 'The Anton Project Authors (Vernon Adams)' },
  barlow: { name: 'Barlow', by: 'The Barlow Project Authors (Jeremy Tribby)' },
  'barlow-condensed': { name: 'Barlow Condensed', by: 'The Barlow Project Authors (Jeremy Tribby)' },
  'old-standard-tt': { name: 'Old Standard TT', by: 'Alexey Kryukov' },
  'tilt-neon': { name: 'Tilt Neon', by: 'The Tilt Project Authors (Andy Clymer)' },
  vt323: { name: 'VT323', by: 'The VT323 Project Authors (Peter Hull)' },
};
