/** Signs that nobody sees and that come along with pasted text. In a name they turn the direction of writing or keep it from being found. */
// Zero width and word joiner, marks and brackets of direction, byte order mark; joiners stay, as emoji and some scripts need them.
const unseenSigns = /[\u200B\u200E\u200F\u061C\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const lineSeparators = /[\u2028\u2029]/g;

/** The text of a field of one line, without such signs. */
export function withoutUnseenSigns(text: string): string {
  return text.replaceAll(unseenSigns, '').replaceAll(lineSeparators, ' ');
}
