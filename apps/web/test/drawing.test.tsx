import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Drawing, Drawn, putAt } from '../src/kit/drawing/drawing.tsx';
import { boxes, dots, lines } from '../src/kit/drawing/paths.ts';

const markup = (of: Drawing): string => renderToStaticMarkup(<Drawn of={of} />);

test.each([
  ['wood', 'fill="var(--wood)"'],
  ['#1b1314/40', 'fill="#1b1314" opacity="0.4"'],
  ['url(#planks)', 'fill="url(#planks)"'],
  ['wood 5', 'fill="none" stroke="var(--wood)" stroke-width="5"'],
  ['wood/55 + dark 2', 'fill="var(--wood)" stroke="var(--dark)" stroke-width="2" opacity="0.55"'],
  ['wood 5 10 3', 'fill="none" stroke="var(--wood)" stroke-width="5" stroke-dasharray="10 3"'],
  [
    'tree-1 2.5 round-ends round-corners',
    'fill="none" stroke="var(--tree-1)" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"',
  ],
])('a shape is painted with %s', (paint, attributes) => {
  expect(markup([[paint, 'M0 0h9']])).toBe(`<path d="M0 0h9" ${attributes}></path>`);
});

test('drawings stand inside others: moved, seen through, or at several points', () => {
  const dot: Drawing = [['wood', 'M0 0']];
  const inside = '<path d="M0 0" fill="var(--wood)"></path>';
  expect(markup([{ at: 'rotate(8)', cover: 0.5, of: dot }])).toBe(
    `<g transform="rotate(8)" opacity="0.5">${inside}</g>`,
  );
  expect(markup(putAt('1 2, 3 4', dot))).toBe(
    `<g transform="translate(1 2)">${inside}</g><g transform="translate(3 4)">${inside}</g>`,
  );
});

test('many shapes alike are one path, from numbers or their text', () => {
  expect(lines('1 2 3 -4, 5 6 0 7')).toBe('M1 2l3 -4M5 6l0 7');
  expect(boxes([[1, 2, 30, 40]])).toBe('M1 2h30v40h-30Z');
  expect(dots('10 20 5')).toBe('M5 20a5 5 0 1 0 10 0a5 5 0 1 0 -10 0');
});
