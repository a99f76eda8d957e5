// Small shapes as path data, so that a drawing can be read as a list of what is in it.

/** A pine: tiers of branches on a hidden trunk. */
export function pine(x: number, base: number, height: number): string {
  const tiers = 5;
  let path = '';
  for (let i = 0; i < tiers; i++) {
    const top = base - height + (height * i) / (tiers + 1);
    const low = top + height / 3.4;
    const half = 4 + ((i + 1) * height) / 22;
    path += `M${x} ${round(top)}L${round(x + half)} ${round(low)}Q${x} ${round(low - 5)} ${round(x - half)} ${round(low)}Z`;
  }
  return path;
}

/** Stars above a height, always the same for the same seed. */
export function stars(seed: number, below: number): string {
  let path = '';
  for (let i = 0; i < 44; i++) {
    const x = round((i * 73.7 + seed * 31) % 200);
    const y = round((i * 47.3 + seed * 13) % below);
    const r = 0.4 + ((i * seed) % 5) * 0.14;
    path += `M${x} ${round(y - r)}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`;
  }
  return path;
}

export function rain(lines: number): string {
  let path = '';
  for (let i = 0; i < lines; i++) path += `M${(i * 61) % 210} ${(i * 97) % 260}l-6 22`;
  return path;
}

/** Light bulbs around a wheel. */
export function bulbs(x: number, y: number, radius: number, count: number): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const angle = (i * 2 * Math.PI) / count;
    const [cx, cy] = [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))];
    path += `M${cx - 1.8} ${cy}a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0z`;
  }
  return path;
}

/** A suburban house with a chimney. */
export function house(x: number, base: number, width: number): string {
  const wall = base - width * 0.55;
  const ridge = wall - width * 0.36;
  return `M${x} ${base}V${wall}h-3l${width / 2 + 3} ${-(wall - ridge)}l${width * 0.2} ${width * 0.13}v-9h6v13l${width * 0.3 - 3} ${width * 0.23}h-3V${base}z`;
}

/** A street lamp whose arm reaches to one side. */
export function lamp(x: number, base: number, height: number, side: 1 | -1): string {
  return `M${x} ${base}v${-height + 6}q0-6 ${6 * side}-6h${10 * side}`;
}

/** A maple leaf. */
export function flake(x: number, y: number, size: number): string {
  const points = [
    0, -1, 0.25, -0.4, 0.8, -0.6, 0.5, 0, 0.9, 0.3, 0.2, 0.4, 0, 1, -0.2, 0.4, -0.9, 0.3, -0.5, 0, -0.8, -0.6, -0.25,
    -0.4,
  ];
  const corners = points.map((value, i) => round((i % 2 === 0 ? x : y) + value * size));
  return `M${corners.join(' ')}z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
