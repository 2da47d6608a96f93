/** Sends pieces of an answer from where they are stored, without putting them together first. */
import { Readable } from 'node:stream';

/** In bytes. */
export const lengthOf = (pieces: readonly Buffer[]): number => pieces.reduce((length, piece) => length + piece.length, 0);

/** All at once: they are in memory already. */
export const streamOf = (pieces: readonly Buffer[]): Readable =>
  new Readable({
    read() {
      for (const piece of pieces) this.push(piece);
      this.push(null);
    },
  });
