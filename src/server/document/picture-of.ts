/** The drawings of an order's lines, each read once. */
import type { OrderPosition } from '#contract/order.ts';

const address = /^\/api\/media\/picture\/([\w-]+)$/;

export async function picturesOf(
  readPicture: (hash: string) => Promise<string | null>,
  positions: readonly Pick<OrderPosition, 'pictureUrl'>[],
): Promise<(pictureUrl: string) => string | null> {
  const hashes = new Set(positions.map(({ pictureUrl }) => address.exec(pictureUrl)?.[1]).filter((hash) => hash !== undefined));
  const pictures = new Map(await Promise.all(Array.from(hashes, async (hash) => [hash, await readPicture(hash)] as const)));
  return (pictureUrl) => pictures.get(address.exec(pictureUrl)?.[1] ?? '') ?? null;
}
