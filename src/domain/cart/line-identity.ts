/**
 * When two cart lines are the same: same product and equal configuration, in whatever order its values were chosen.
 * Specification: storefront §3 (identity is product id plus configuration); positions of a quote keep their own lines.
 */
import type { Configuration } from '#domain/configurator/evaluation.ts';

interface Identified {
  readonly productId: number;
  readonly configuration: Configuration | null;
  /** A position of a quote remains a separate line. */
  readonly positionId?: number | null;
}

/** The configuration as text: the same for equal values in any order. */
function canonicalConfiguration({ modelId, version, values }: Configuration): string {
  const sorted = Object.keys(values)
    .sort()
    .map((id) => [id, values[id]]);
  return JSON.stringify([modelId, version, sorted]);
}

export function lineIdentity({ productId, configuration, positionId = null }: Identified): string {
  if (positionId !== null) return `position ${positionId}`;
  return configuration ? `${productId} ${canonicalConfiguration(configuration)}` : `${productId}`;
}

/** A short form of the identity: the product id, and for configured products 64 bits of its fingerprint. */
export function lineKey(line: Identified): string {
  if (line.positionId) return `position-${line.positionId}`;
  return line.configuration ? `${line.productId}-${fingerprint(canonicalConfiguration(line.configuration))}` : `${line.productId}`;
}

/** FNV-1a over the UTF-16 units, 64 bits in hexadecimal. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1) {
    hash = ((hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n) & 0xffffffffffffffffn;
  }
  return hash.toString(16).padStart(16, '0');
}
