/** Who is named with @ in a note: by the whole name, by the first name where only one has it, or by what stands before the @ of the mail address. */

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
const localPartOf = (email: string): string => email.slice(0, Math.max(0, email.indexOf('@')));
const lower = (text: string): string => text.toLocaleLowerCase('de-CH');

/** Every way to call somebody, the longest first: `@Anna Muster` is not `@Anna`. */
function callsOf(people: readonly Person[]): { call: string; id: number }[] {
  const firstNames = people.map(({ name }) => lower(firstNameOf(name)));
  const calls = people.flatMap(({ id, name, email }, index) => {
    const isOnly = firstNames.filter((each) => each === firstNames[index]).length === 1;
    return [lower(name.trim()), ...(isOnly ? [firstNames[index] ?? ''] : []), lower(localPartOf(email))].map((call) => ({ call, id }));
  });
  return calls.filter(({ call }) => call !== '').toSorted((a, b) => b.call.length - a.call.length);
}

/** Ids of who is mentioned, each once, in the order of the text. */
export function mentionsIn(text: string, people: readonly Person[]): number[] {
  const calls = callsOf(people);
  const found = new Set<number>();
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}.])@/gu)) {
    const rest = lower(text.slice(index + 1));
    const called = calls.find(({ call }) => rest.startsWith(call) && !/^[\p{L}\p{N}]/u.test(rest.slice(call.length)));
    if (called) found.add(called.id);
  }
  return [...found];
}
