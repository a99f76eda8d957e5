import style from './art.module.css';

/** What lies in rooms, each around 0,0 and 20 wide. */
const SIGNS = {
  fire: 'M0-10C4-5 7-2 7 3A7 7 0 0 1-7 3C-7 0-5-2-4-4C-3-2-2-1-1-1C-2-5-1-8 0-10Z',
  malfunction: 'M-9 7L1-3A6 6 0 0 1 7-9L4-5L6-3L9-6A6 6 0 0 1 3 0L-7 10Z',
  items: 'M-8-3H8V8H-8ZM-8-3L-5-8H5L8-3M0-8V-3',
  egg: 'M0-9C5-9 8 0 8 3A8 7 0 0 1-8 3C-8 0-5-9 0-9ZM0-9C-2-4 2-3 0 1',
  elevator: 'M-8-9H8V9H-8ZM0-9V9M-4-4L-6 0H-2ZM4 4L2 0H6Z',
  corpse: 'M-7-2A7 7 0 1 1 7-2C7 2 5 3 4 4V8H-4V4C-5 3-7 2-7-2ZM-3-4a1.6 1.6 0 1 0 .1 0ZM3-4a1.6 1.6 0 1 0 .1 0Z',
  carcass: 'M-9 7C-9-7 9-7 9 7M-5 7V-1M0 7V-4M5 7V-1',
  thing: 'M-7 9V-3A7 6 0 0 1 7-3V9ZM-4 9V3H4V9',
  computer: 'M-9-7H9V4H-9ZM-5 8H5M0 4V8',
  vent: 'M0 0C-2-8 6-10 6-4ZM0 0C8-2 10 6 4 6ZM0 0C2 8-6 10-6 4ZM0 0C-8 2-10-6-4-6Z',
} as const;

export type SignId = keyof typeof SIGNS;

export const isSign = (id: string): id is SignId => id in SIGNS;

/** In the colour of the text around it. */
export function SignShape({ id, size = 20 }: { readonly id: SignId; readonly size?: number }) {
  return <path className={style['sign']} d={SIGNS[id]} transform={`scale(${size / 20})`} />;
}
