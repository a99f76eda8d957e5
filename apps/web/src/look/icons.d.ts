/** Game-icons by name; see `icons.ts` beside the Vite configuration. */
declare module 'virtual:icon/*' {
  const body: string;
  export default body;
}
