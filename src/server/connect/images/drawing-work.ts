/**
 * How much a drawing paints: what a `use`, mask, pattern or filter refers to is painted once more at each place, so that thirty short lines can
 * stand for a thousand million. Names the reference at which it becomes too much; null: it does not.
 */
import type { Attributes } from '../xml/xml-reader.ts';

const mostWork = 100_000;
/** A filter looks at every pixel, and these need a layer of their own. */
const filterWork = 500;
const layerWork = 20;
const layers: ReadonlySet<string> = new Set(['mask', 'pattern', 'filter', 'clipPath', 'marker']);
const mostOctaves = 10;

interface Part {
  work: number;
  /** `#id` or `.class`, how often. */
  refers: Map<string, number>;
}

const newPart = (): Part => ({ work: 0, refers: new Map() });

function refer({ refers }: Part, name: string, times = 1): void {
  refers.set(name, (refers.get(name) ?? 0) + times);
}

const namedIn = (style: string): string[] => [...style.matchAll(/url\s*\(\s*["']?(#[\w.:-]+)/gi)].map(([, name = '']) => name);

function workOf(name: string, attributes: Attributes): number {
  if (name.startsWith('fe')) return Number(attributes.get('numOctaves') ?? 1) > mostOctaves ? mostWork + 1 : filterWork;
  return layers.has(name) ? layerWork : 1;
}

export class DrawingWork {
  readonly #named = new Map<string, Part>();
  readonly #root = newPart();
  readonly #open: { part: Part; id: string | null }[] = [];

  open(name: string, attributes: Attributes): void {
    const part = newPart();
    part.work = workOf(name, attributes);
    for (const [key, value] of attributes.entries()) {
      if (key === 'href' && value.trim().startsWith('#')) refer(part, value.trim());
      if (key === 'class') for (const each of value.split(/\s+/)) if (each !== '') refer(part, `.${each}`);
      for (const each of namedIn(value)) refer(part, each);
    }
    // Rules of the style sheet that are not for a class.
    refer(part, '*');
    this.#open.push({ part, id: attributes.get('id') ?? null });
  }

  close(): void {
    const closed = this.#open.pop();
    if (closed === undefined) return;
    const { part, id } = closed;
    if (id !== null) this.#named.set(`#${id}`, part);
    const around = this.#open.at(-1)?.part ?? this.#root;
    around.work += part.work;
    for (const [name, times] of part.refers) refer(around, name, times);
  }

  tooMuch(styleSheet: string): string | null {
    for (const [, selector = '', rule = ''] of styleSheet.matchAll(/([^{}]*)\{([^{}]*)\}/g)) this.#readRule(selector, namedIn(rule));
    const known = new Map<string, number>();
    let found: string | null = null;
    const total = ({ work, refers }: Part): number => {
      let sum = work;
      for (const [name, times] of refers) {
        sum += times * totalOf(name);
        if (sum > mostWork) {
          found ??= name;
          return sum;
        }
      }
      return sum;
    };
    const totalOf = (name: string): number => {
      const before = known.get(name);
      if (before !== undefined) return before;
      const part = this.#named.get(name);
      if (part === undefined) return 0;
      // A reference to itself is not painted.
      known.set(name, 0);
      const sum = total(part);
      known.set(name, sum);
      return sum;
    };
    return total(this.#root) > mostWork ? (found ?? 'svg') : null;
  }

  #readRule(selector: string, names: readonly string[]): void {
    if (names.length === 0) return;
    for (const one of selector.split(',')) {
      const key = /(\.[\w-]+)$/.exec(one.trim())?.[1] ?? '*';
      const part = this.#named.get(key) ?? newPart();
      for (const name of names) refer(part, name);
      this.#named.set(key, part);
    }
  }
}
