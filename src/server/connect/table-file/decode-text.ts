/** Decodes a file in any encoding that spreadsheet programs write: UTF-8, UTF-16 with or without byte order mark, else Windows-1252. */

/** Null: not a text. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  // oxlint-disable-next-line no-control-regex -- characters that no table contains
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

/** Number of zero bytes at even and at odd positions. */
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
