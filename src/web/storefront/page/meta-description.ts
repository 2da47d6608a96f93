/** What a result list shows of a text: its whole sentences, as many as fit; of a first sentence that is too long, its words. */
const longest = 160;

export function metaDescription(text: string): string {
  if (text.length <= longest) return text;
  const sentences = /^.*[.!?](?=\s)/s.exec(text.slice(0, longest + 1))?.[0];
  return sentences ?? `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}
