/** An outline of glyphs on a coarser grid, for letters of a few pixels: the same path with shorter numbers. */

const numbersOf: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, z: 0 };

/** `outline`: relative path data that begins at `pen` on the base line. In units of `unit`, from the same origin. */
export function coarseOutline(outline: string, pen: number, unit: number): string {
  const grid = (value: number): number => Math.round(value / unit);
  let [x, y] = [pen, 0];
  let start: [number, number] = [x, y];
  let data = `M${grid(x)} 0`;
  let named = 'M';
  const write = (name: string, values: readonly number[]): void => {
    if (name !== 'q' && name !== 't' && name !== 'z' && values.every((value) => value === 0)) return;
    data += name === named && name !== 'z' ? '' : name;
    values.forEach((value, at) => {
      const isApart = at > 0 || name === named;
      data += isApart && value >= 0 ? ` ${value}` : `${value}`;
    });
    named = name;
  };
  for (const [, name = '', text = ''] of outline.matchAll(/([a-z])([^a-z]*)/g)) {
    const all = (text.match(/-?\d+/g) ?? []).map(Number);
    const count = numbersOf[name] ?? 0;
    if (name === 'z') {
      write(name, []);
      [x, y] = start;
    }
    for (let at = 0; at < all.length && count > 0; at += count) {
      const values = all.slice(at, at + count);
      const from = [x, y] as const;
      const to = (dx: number, dy: number): [number, number] => [grid(from[0] + dx) - grid(from[0]), grid(from[1] + dy) - grid(from[1])];
      const [a = 0, b = 0, c = 0, d = 0] = values;
      const [endX, endY] = name === 'h' ? [a, 0] : name === 'v' ? [0, a] : name === 'q' ? [c, d] : [a, b];
      const end = to(endX, endY);
      write(name, name === 'h' ? [end[0]] : name === 'v' ? [end[1]] : name === 'q' ? [...to(a, b), ...end] : end);
      x += endX;
      y += endY;
      if (name === 'm') start = [x, y];
    }
  }
  return data;
}
