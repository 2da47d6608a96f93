/** A name whose sizes stay on one line: `Faltkarton 400 × 300 × 200` breaks before its numbers, never among them. */
export function unbrokenSize(name: string): string {
  return name.replace(/(?<=\d) × (?=\d)/g, '\u00A0×\u00A0').replace(/(?<=\d) (?=(?:mm|cm|m|kg)\b)/g, '\u00A0');
}
