/**
 * Pieces that are the same on many pages, cached as text (decision 0090). During rendering each piece is enclosed in a marker element, which is left empty if
 * the text is cached; in the finished page the texts replace the markers. Server only.
 */
/** Characters of all texts and keys. */
const mostKept = 3_000_000;

/** The marker element of a piece. No page text can contain it: its name is known only to this process. */
const pieceMark = `piece-${crypto.randomUUID()}`;

const opening = `<${pieceMark} n="`;
const closing = `</${pieceMark}>`;

/** Markup with effects beyond its own place: ids by position, suspended parts, scripts and styles, and eagerly loaded pictures, which the head preloads. */
const actsOnPage = /_R_|<!--\$|<(?:script|style|link)\b|<img(?![^>]*\bloading="lazy")/;

/** Null: must not be cached, so it is not checked again. */
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

  /** Undefined: not cached yet. */
  get(key: string): Piece | undefined {
    const known = this.#pieces.get(key);
    if (known === undefined) return undefined;
    // Moves the most recently used to the end.
    this.#pieces.delete(key);
    this.#pieces.set(key, known);
    return known;
  }

  set(key: string, html: string): void {
    if (this.#pieces.has(key)) return;
    // Copied, because a substring keeps the whole page text in memory.
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

/** The pieces of one page while it is rendered. */
export class PagePieces {
  /** Name of the marker element. */
  readonly mark = pieceMark;
  readonly #kept: KeptPieces;
  readonly #shop: string;
  readonly #shown: { key: string; text: string | null }[] = [];

  constructor(kept: KeptPieces, shop: string) {
    this.#kept = kept;
    this.#shop = shop;
  }

  /** How to render the piece. Null: without marker, because it must not be cached. */
  place(name: string): { number: number; isKnown: boolean } | null {
    const key = `${this.#shop} ${name}`;
    const text = this.#kept.get(key);
    if (text === null) return null;
    this.#shown.push({ key, text: text ?? null });
    return { number: this.#shown.length - 1, isKnown: text !== undefined };
  }

  /** The page to send; new pieces in it are cached. */
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
