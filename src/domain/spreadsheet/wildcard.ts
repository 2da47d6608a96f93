/**
 * Patterns of lookups and conditions: `*` any text, `?` any letter, `~` escapes the next character. Never slower than the product of both lengths.
 * Specification: domain decisions §10.
 */

type Piece = { kind: 'letter'; letter: string } | { kind: 'any' } | { kind: 'many' };

function piecesOf(pattern: string): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern.charAt(at);
    const next = pattern.charAt(at + 1);
    if (sign === '~' && next !== '') {
      pieces.push({ kind: 'letter', letter: next });
      at += 1;
    } else if (sign === '*') {
      if (pieces.at(-1)?.kind !== 'many') pieces.push({ kind: 'many' });
    } else pieces.push(sign === '?' ? { kind: 'any' } : { kind: 'letter', letter: sign });
  }
  return pieces;
}

export function hasWildcard(pattern: string): boolean {
  return /[*?~]/.test(pattern);
}

/** End of the shortest match that starts at `from`; -1 if none. `toEnd`: the match must extend to the end of the text. */
function matchFrom(pieces: readonly Piece[], text: string, from: number, toEnd: boolean): number {
  let [piece, at] = [0, from];
  let [retryPiece, retryAt] = [-1, 0];
  for (;;) {
    const wanted = pieces[piece];
    if (wanted === undefined && (!toEnd || at === text.length)) return at;
    if (wanted?.kind === 'many') {
      [retryPiece, retryAt] = [piece, at];
      piece += 1;
    } else if (wanted !== undefined && at < text.length && (wanted.kind === 'any' || wanted.letter === text.charAt(at))) {
      piece += 1;
      at += 1;
    } else {
      if (retryPiece < 0 || retryAt >= text.length) return -1;
      retryAt += 1;
      [piece, at] = [retryPiece + 1, retryAt];
    }
  }
}

/** A test of whole texts, ignoring case. */
export function wildcardTest(pattern: string): (text: string) => boolean {
  const pieces = piecesOf(pattern.toLowerCase());
  return (text) => matchFrom(pieces, text.toLowerCase(), 0, true) >= 0;
}

/** First match of a pattern at or after `from`; -1 if none. */
export function wildcardSearch(pattern: string, text: string, from: number): number {
  const pieces = piecesOf(pattern.toLowerCase());
  const lower = text.toLowerCase();
  for (let at = from; at <= lower.length; at += 1) if (matchFrom(pieces, lower, at, false) >= 0) return at;
  return -1;
}
