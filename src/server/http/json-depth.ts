/** How deeply a JSON text is nested, told from its bytes: to parse a megabyte of brackets takes seconds. */

const byteOf = (char: string): number => char.charCodeAt(0);
const [quote, backslash] = [byteOf('"'), byteOf('\\')];
const opening = new Set(['[', '{'].map(byteOf));
const closing = new Set([']', '}'].map(byteOf));

/** `most`: lists and objects within each other. The text need not be JSON. */
export function isDeeperThan(json: Uint8Array, most: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0;
    if (byte === quote) isInText = !isInText;
    else if (isInText && byte === backslash) at++;
    else if (isInText) continue;
    else if (opening.has(byte)) depth++;
    else if (closing.has(byte)) depth--;
    if (depth > most) return true;
  }
  return false;
}
