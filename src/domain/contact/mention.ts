/** Who is mentioned with @ in a note: by full name, by first name where it is unique, or by the part of the mail address before its @. */

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
const localPartOf = (email: string): string => email.slice(0, Math.max(0, email.indexOf('@')));
const lower = (text: string): string => text.toLocaleLowerCase('de-CH');

/** Every way to address a person, longest first, so that `@Anna Muster` is not taken for `@Anna`. */
function callsOf(people: readonly Person[]): { call: string; id: number }[] {
  const firstNames = people.map(({ name }) => lower(firstNameOf(name)));
  const calls = people.flatMap(({ id, name, email }, index) => {
    const isOnly = firstNames.filter((each) => each === firstNames[index]).length === 1;
    return [lower(name.trim()), ...(isOnly ? [firstNames[index] ?? ''] : []), lower(localPartOf(email))].map((call) => ({ call, id }));
  });
  return calls.filter(({ call }) => call !== '').toSorted((a, b) => b.call.length - a.call.length);
}

/** Ids of the people mentioned, each once, in the order of the text. */
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
