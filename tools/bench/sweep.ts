/**
 * Requests the page of every published product once.
 * If time runs out, the requested ones are spread evenly over the catalogue.
 */
import type { Figure } from './figure.ts';
import type { Ground } from './ground.ts';
import { load } from './load.ts';
import { badOf, untilIdle } from './measure.ts';

const connections = 4;
/** Coprime to usual counts, so that its multiples reach every product once. */
const stride = 7919;

export async function sweep({ port, products }: Ground, seconds: number): Promise<Figure[]> {
  const result = await load({
    port,
    connections,
    seconds,
    most: products.length,
    question: (turn) => ({
      path: `/products/${products[(turn * stride) % products.length]!.articleNumber}`,
      headers: { accept: 'text/html', 'accept-encoding': 'br' },
    }),
  });
  const good = result.statuses[200] ?? 0;
  const asked = Object.values(result.statuses).reduce((sum, count) => sum + count, 0);
  return [
    {
      name: 'product pages answered 200',
      value: good,
      unit: 'pages',
      note: `of ${asked} asked, of ${products.length} published`,
      ...badOf(result),
    },
  ];
}

/** Size of the HTML before compression. */
export async function weigh({ base, port }: Ground, pages: readonly (readonly [name: string, path: string])[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of pages) {
    await untilIdle({ port });
    const answer = await fetch(base + path, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } });
    const bytes = (await answer.arrayBuffer()).byteLength;
    figures.push({
      name: `HTML of ${name} page`,
      value: bytes / 1000,
      unit: 'kB',
      ...(answer.status === 200 ? {} : { bad: { [answer.status]: 1 } }),
    });
  }
  return figures;
}
