/** The stream React writes a page to, collecting it as one text. Server only. */
import { Writable } from 'node:stream';

export class WholePage extends Writable {
  readonly #parts: Uint8Array[] = [];
  readonly #written: (html: string) => void;

  /** `written` receives the page when React has finished it. */
  constructor(written: (html: string) => void) {
    super({ decodeStrings: false, highWaterMark: Number.MAX_SAFE_INTEGER });
    this.#written = written;
  }

  override _write(part: Uint8Array | string, _encoding: BufferEncoding, done: () => void): void {
    this.#parts.push(typeof part === 'string' ? Buffer.from(part) : part);
    done();
  }

  override _final(done: () => void): void {
    this.#written(Buffer.concat(this.#parts).toString('utf8'));
    done();
  }
}
