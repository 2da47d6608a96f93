/** Bytes that are sent again and again: compressed when first asked for, once for all requests. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

export type EncodedBytes = (encoding: Encoding) => Promise<Buffer>;

/** Of a page or a drawing: what its compressed forms add to its length in memory. */
export const encodedShare = 0.6;

export function encodedBytes(plain: Buffer): EncodedBytes {
  const made = new Map<Encoding, Promise<Buffer>>();
  return async (encoding) => {
    const bytes = made.get(encoding) ?? compress[encoding](plain);
    made.set(encoding, bytes);
    return bytes;
  };
}

const brotli = promisify(brotliCompress);

const compress: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: async (plain) =>
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        [constants.BROTLI_PARAM_LGWIN]: windowOf(plain.length),
      },
    }),
  gzip: async (plain) => promisify(gzip)(plain),
  identity: async (plain) => plain,
};

/** A window larger than the text finds no further matches, and costs memory to set up. */
function windowOf(length: number): number {
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 1))));
}
