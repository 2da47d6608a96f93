/** The pins of quotes opened in this tab, so that a reload does not ask again. Falls back to memory without storage. */
const memory = new Map<string, string>();
const nameOf = (uuid: string): string => `quotePin:${uuid}`;

export function readPin(uuid: string): string | null {
  try {
    return globalThis.sessionStorage.getItem(nameOf(uuid)) ?? memory.get(uuid) ?? null;
  } catch {
    return memory.get(uuid) ?? null;
  }
}

export function keepPin(uuid: string, pin: string): void {
  memory.set(uuid, pin);
  try {
    globalThis.sessionStorage.setItem(nameOf(uuid), pin);
  } catch {
    // Kept in memory.
  }
}
