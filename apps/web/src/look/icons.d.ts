/** Game-icons by name, as letters of the icon fonts; see `icons.ts` beside the Vite configuration. */
declare module 'virtual:icon/*' {
  const letter: string;
  export default letter;
}

declare module 'virtual:icon-fonts' {
  const fonts: readonly { readonly url: string; readonly range: string }[];
  export default fonts;
}
