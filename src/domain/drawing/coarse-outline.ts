/** An outline of glyphs on a coarser grid, for letters of a few pixels: the same path with shorter numbers. */

const numbersOf: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2 };

/** `outline`: relative path data that begins at `pen` on the base line. In units of `unit`, from the same origin. */
export function coarseOutline(outline: string, pen: number, unit: number): string {
  const grid = (value: number): number => Math.round(value / unit);
  let [x, y] = [pen, 0];
  let start: readonly [number, number] = [x, y];
  let data = `M${grid(x)} 0`;
  let named = 'M';
  const write = (name: string, values: readonly number[]): void => {
    if (!isCurve(name) && values.every((value) => value === 0)) return;
    data += name === named ? '' : name;
    values.forEach((value, at) => {
      data += (at > 0 || name === named) && value >= 0 ? ` ${value}` : `${value}`;
    });
    named = name;
  };
  for (const { name, values } of commandsOf(outline)) {
    if (name === 'z') {
      data += 'z';
      named = 'z';
      [x, y] = start;
      continue;
    }
    const [a = 0, b = 0, c = 0, d = 0] = values;
    const [dx, dy] = name === 'h' ? [a, 0] : name === 'v' ? [0, a] : name === 'q' ? [c, d] : [a, b];
    const along = grid(x + dx) - grid(x);
    const down = grid(y + dy) - grid(y);
    const bend = name === 'q' ? [grid(x + a) - grid(x), grid(y + b) - grid(y)] : [];
    write(name, name === 'h' ? [along] : name === 'v' ? [down] : [...bend, along, down]);
    x += dx;
    y += dy;
    if (name === 'm') start = [x, y];
  }
  return data;
}

const isCurve = (name: string): boolean => name === 'q' || name === 't';

/** Each with the numbers of one step. */
function commandsOf(outline: string): { name: string; values: number[] }[] {
  return [...outline.matchAll(/([a-z])([^a-z]*)/g)].flatMap(([, name = '', text = '']) => {
    const count = numbersOf[name];
    if (count === undefined) return [{ name, values: [] }];
    const all = (text.match(/-?\d+/g) ?? []).map(Number);
    return Array.from({ length: all.length / count }, (_, step) => ({ name, values: all.slice(step * count, (step + 1) * count) }));
  });
}
