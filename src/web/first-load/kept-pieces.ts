/**
 * Pieces of pages that look the same on many of them, kept as text (decision 0090). While a page is drawn each piece stands between two marks, or only its
 * marks stand where its text is known; the finished page gets the texts and loses the marks. Server only.
 */
/** Characters of all texts and keys. */
const mostKept = 3_000_000;

/** The element that marks a piece. No text of a page can bring it along: nobody outside of this process knows its name. */
const pieceMark = `piece-${crypto.randomUUID()}`;

const opening = `<${pieceMark} n="`;
const closing = `</${pieceMark}>`;

/** What does more to a page than stand where it is: an id by its place, a part that waits, scripts and style, and pictures that are loaded at once, which the head announces. */
const actsOnPage = /_R_|<!--\$|<(?:script|style|link)\b|<img(?![^>]*\bloading="lazy")/;

/** Null: it must not be kept, so nobody looks again. */
type Piece = string | null;

export class KeptPieces {
  readonly #pieces = new Map<string, Piece>();
  readonly #most: number;
  #size = 0;

  constructor(most = mostKept) {
    this.#most = most;
  }

  get size(): number {
    return this.#size;
  }

  /** Undefined: not known yet. */
  get(key: string): Piece | undefined {
    const known = this.#pieces.get(key);
    if (known === undefined) return undefined;
    // The last used stands last.
    this.#pieces.delete(key);
    this.#pieces.set(key, known);
    return known;
  }

  set(key: string, html: string): void {
    if (this.#pieces.has(key)) return;
    // A part of a text holds on to the whole text: the page.
    const piece = actsOnPage.test(html) ? null : Buffer.from(html).toString();
    this.#pieces.set(key, piece);
    this.#size += weightOf(key, piece);
    for (const [oldest, text] of this.#pieces) {
      if (this.#size <= this.#most) break;
      this.#pieces.delete(oldest);
      this.#size -= weightOf(oldest, text);
    }
  }
}

const weightOf = (key: string, piece: Piece): number => key.length + (piece?.length ?? 0);

/** The pieces of one page while it is drawn. */
export class PagePieces {
  /** Name of the element that marks a piece. */
  readonly mark = pieceMark;
  readonly #kept: KeptPieces;
  readonly #shop: string;
  readonly #shown: { key: string; text: string | null }[] = [];

  constructor(kept: KeptPieces, shop: string) {
    this.#kept = kept;
    this.#shop = shop;
  }

  /** How the piece is drawn. Null: without marks, because it must not be kept. */
  place(name: string): { number: number; isKnown: boolean } | null {
    const key = `${this.#shop} ${name}`;
    const text = this.#kept.get(key);
    if (text === null) return null;
    this.#shown.push({ key, text: text ?? null });
    return { number: this.#shown.length - 1, isKnown: text !== undefined };
  }

  /** The page as it goes out; what was new in it is kept. */
  whole(html: string): string {
    if (this.#shown.length === 0) return html;
    const parts: string[] = [];
    let at = 0;
    for (;;) {
      const mark = html.indexOf(opening, at);
      if (mark === -1) break;
      const numberEnd = html.indexOf('">', mark);
      const begin = numberEnd + 2;
      const end = html.indexOf(closing, begin);
      const { key, text } = this.#shown[Number(html.slice(mark + opening.length, numberEnd))]!;
      const drawn = text ?? html.slice(begin, end);
      if (text === null) this.#kept.set(key, drawn);
      parts.push(html.slice(at, mark), drawn);
      at = end + closing.length;
    }
    parts.push(html.slice(at));
    return parts.join('');
  }
}
