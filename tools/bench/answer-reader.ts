/**
 * Finds the ends of HTTP/1.1 answers in the bytes of a connection, and nothing more:
 * the load must cost less than the thing it measures.
 */

/** `bytes`: of the body as transferred. */
export type Answered = (status: number, bytes: number) => void;

const headEnd = Buffer.from('\r\n\r\n');
const lineEnd = Buffer.from('\r\n');

export class AnswerReader {
  private readonly answered: Answered;
  private rest: Buffer = Buffer.alloc(0);
  private state: 'head' | 'body' | 'size' | 'chunk' = 'head';
  private missing = 0;
  private status = 0;
  private bytes = 0;

  constructor(answered: Answered) {
    this.answered = answered;
  }

  feed(piece: Buffer): void {
    let data = this.rest.length === 0 ? piece : Buffer.concat([this.rest, piece]);
    while (data.length > 0) {
      const used = this.step(data);
      if (used === 0) break;
      data = data.subarray(used);
    }
    this.rest = data;
  }

  /** Returns how many bytes it could use; 0: more are needed first. */
  private step(data: Buffer): number {
    if (this.state === 'head') return this.head(data);
    if (this.state === 'size') return this.size(data);
    const used = Math.min(this.missing, data.length);
    this.missing -= used;
    if (this.missing === 0) {
      if (this.state === 'body') this.end();
      else this.state = 'size';
    }
    return used;
  }

  private head(data: Buffer): number {
    const end = data.indexOf(headEnd);
    if (end === -1) return 0;
    const head = data.toString('latin1', 0, end + 2);
    this.status = Number(head.slice(9, 12));
    this.bytes = 0;
    const length = /\r\ncontent-length: *(\d+)\r\n/i.exec(head)?.[1];
    if (length !== undefined && length !== '0') {
      this.state = 'body';
      this.missing = Number(length);
      this.bytes = this.missing;
    } else if (length === undefined && /\r\ntransfer-encoding: *chunked\r\n/i.test(head)) this.state = 'size';
    else this.end();
    return end + headEnd.length;
  }

  private size(data: Buffer): number {
    const end = data.indexOf(lineEnd);
    if (end === -1) return 0;
    const size = Number.parseInt(data.toString('latin1', 0, end), 16);
    if (size > 0) {
      this.state = 'chunk';
      this.missing = size + lineEnd.length;
      this.bytes += size;
      return end + lineEnd.length;
    }
    // The last chunk is followed by an empty line.
    if (data.length < end + 2 * lineEnd.length) return 0;
    this.end();
    return end + 2 * lineEnd.length;
  }

  private end(): void {
    this.state = 'head';
    this.answered(this.status, this.bytes);
  }
}
