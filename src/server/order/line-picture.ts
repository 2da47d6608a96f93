/** One picture per configuration: drawn and stored when first ordered, cached by the configuration's hash. */
import type { PricedLine } from '#server/pricing/priced-cart.ts';

/** Returns the hash of the line's stored picture; null: it cannot be drawn. */
export type LinePicture = (line: PricedLine) => Promise<string | null>;

const remembered = 2000;

export function linePictures(services: {
  draw: (line: PricedLine) => string | null;
  store: (svg: string) => Promise<string>;
}): LinePicture {
  const hashes = new Map<string, string>();
  return async (line) => {
    const identity = line.evaluation?.hash;
    const known = identity === undefined ? undefined : hashes.get(identity);
    if (known !== undefined) return known;
    const svg = services.draw(line);
    if (svg === null) return null;
    const hash = await services.store(svg);
    const oldest = hashes.size < remembered ? undefined : hashes.keys().next().value;
    if (oldest !== undefined) hashes.delete(oldest);
    if (identity !== undefined) hashes.set(identity, hash);
    return hash;
  };
}
