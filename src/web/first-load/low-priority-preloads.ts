/**
 * Lets style and text come first: script preloads in the head are marked as low priority, because a page is complete and usable before its scripts.
 * Server only. React Router writes the preload links itself and offers no attribute for it.
 */
import { Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';

const endOfHead = '</head>';

export class LowPriorityPreloads extends Transform {
  #head: Buffer | null = Buffer.alloc(0);

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.#head === null) {
      done(null, chunk);
      return;
    }
    this.#head = Buffer.concat([this.#head, chunk]);
    if (this.#head.includes(endOfHead)) this.#release();
    done();
  }

  override _flush(done: TransformCallback): void {
    this.#release();
    done();
  }

  #release(): void {
    if (this.#head === null) return;
    const end = this.#head.indexOf(endOfHead);
    const head = this.#head.subarray(0, Math.max(end, 0)).toString('utf8');
    this.push(head.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"'));
    this.push(this.#head.subarray(Math.max(end, 0)));
    this.#head = null;
  }
}
