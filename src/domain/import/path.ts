/** Members of a change or a state by their path: `name.de`, `fixPrice.0.price`. */

/** Undefined: it is not there. */
export function memberAt(state: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined,
      state,
    );
}

/** A text; empty where there is none. */
export function textAt(state: unknown, path: string): string {
  const value = memberAt(state, path);
  return typeof value === 'string' ? value : '';
}

/** An object with a member at each path. */
export function nested(members: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [path, value] of members) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let place = made;
    for (const name of names) {
      if (!Object.hasOwn(place, name)) place[name] = {};
      place = place[name] as Record<string, unknown>;
    }
    place[last] = value;
  }
  return made;
}

/** The change that gives back what `changes` changed of a state; what the state does not have is null. */
export function changeBack(changes: object, state: object): object {
  const before = new Map(Object.entries(state));
  return Object.fromEntries(
    Object.entries(changes).map(([name, change]: [string, unknown]) => {
      const old = before.get(name);
      return [name, isPlain(change) && isPlain(old) ? changeBack(change, old) : (old ?? null)];
    }),
  );
}

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
