/** The text of a file in whichever encoding spreadsheet programs write: UTF-8, UTF-16 with its mark or without, else Windows-1252. */

/** Null: it is no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  // oxlint-disable-next-line no-control-regex -- what no table holds
  return /[\0-\u0008\u000E-\u001F]/.test(text) ? null : text;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const [even, odd] = noughts(bytes.subarray(0, 1000));
  if (odd > 0 && even === 0) return 'utf-16le';
  if (even > 0 && odd === 0) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** How many bytes are nought at even and at odd places. */
function noughts(bytes: Uint8Array): [even: number, odd: number] {
  const counts: [number, number] = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) counts[at % 2 === 0 ? 0 : 1] += 1;
  return counts;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
