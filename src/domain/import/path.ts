/** Members of a change or a state by their path: `name.de`, `fixPrice.0.price`. */

/** Undefined: not present. */
export function memberAt(state: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined,
      state,
    );
}

/** A text; empty if not present. */
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

/** The change that turns `after` back into `before`: the members that differ, with their old values; null for what did not exist. */
export function differingMembers(before: object, after: object): Record<string, unknown> {
  const [old, now] = [new Map<string, unknown>(Object.entries(before)), new Map<string, unknown>(Object.entries(after))];
  return Object.fromEntries(
    [...new Set([...old.keys(), ...now.keys()])].flatMap((name): [string, unknown][] => {
      const [was, is] = [old.get(name), now.get(name)];
      if (JSON.stringify(was) === JSON.stringify(is)) return [];
      return [[name, isPlain(was) && isPlain(is) ? differingMembers(was, is) : (was ?? null)]];
    }),
  );
}

/** Whether a change contains only values that the state already has; a list may be given as an object keyed by index. */
export function saysNothingNew(change: unknown, state: unknown): boolean {
  if (Array.isArray(state) && isPlain(change)) return saysNothingNew(Object.values(change), state);
  if (isPlain(change) && isPlain(state)) {
    const known = new Map<string, unknown>(Object.entries(state));
    return Object.entries(change).every(([name, member]) => saysNothingNew(member, known.get(name)));
  }
  return JSON.stringify(change) === JSON.stringify(state);
}

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
