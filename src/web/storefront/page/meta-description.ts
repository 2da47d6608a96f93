/** A text shortened for search results: as many whole sentences as fit; if even the first is too long, its first words. */
const longest = 160;

export function metaDescription(text: string): string {
  if (text.length <= longest) return text;
  const sentences = /^.*[.!?](?=\s)/s.exec(text.slice(0, longest + 1))?.[0];
  return sentences ?? `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}
