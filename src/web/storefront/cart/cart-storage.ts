/** The cart in local storage: one key per line, the postal code beside it. Without storage (private windows) the cart lives as long as the page. */
import type { CartLineView } from './cart-line-view.ts';
import { restoreLineView } from './cart-line-view.ts';

const linePrefix = 'cart:';
const zipKey = 'shippingZipCode';
const orderKey = 'cart-order';
const languageKey = 'cart-language';

interface Kept {
  lines: CartLineView[];
  zipCode: string;
  /** Language of the stored texts. */
  language: string | null;
}

function withStorage<Result>(fallback: Result, work: (storage: Storage) => Result): Result {
  try {
    return work(globalThis.localStorage);
  } catch {
    return fallback;
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function keptOrder(storage: Storage): string[] {
  const order = parsed(storage.getItem(orderKey));
  return Array.isArray(order) ? order.filter((key) => typeof key === 'string') : [];
}

/** Reads all lines in the order they were added. Broken ones are removed from storage; one under a wrong key is moved to its own, unless already read. */
export function readCart(): Kept {
  return withStorage({ lines: [], zipCode: '', language: null }, (storage) => {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((name) =>
      name.startsWith(linePrefix),
    );
    const lines: CartLineView[] = [];
    for (const name of names) {
      const line = restoreLineView(parsed(storage.getItem(name)));
      const ownName = line === null ? null : linePrefix + line.key;
      if (ownName !== name) storage.removeItem(name);
      if (line === null || ownName === null || lines.some(({ key }) => key === line.key)) continue;
      if (ownName !== name) storage.setItem(ownName, JSON.stringify(line));
      lines.push(line);
    }
    const order = keptOrder(storage);
    const rank = (line: CartLineView): number => (order.includes(line.key) ? order.indexOf(line.key) : order.length);
    return {
      lines: lines.sort((a, b) => rank(a) - rank(b)),
      zipCode: storage.getItem(zipKey) ?? '',
      language: storage.getItem(languageKey),
    };
  });
}

/** Writes changed lines and removes the missing ones. */
export function writeCart(lines: readonly CartLineView[], before: readonly CartLineView[], zipCode: string, language: string): void {
  withStorage(undefined, (storage) => {
    for (const line of before) if (!lines.some((other) => other.key === line.key)) storage.removeItem(linePrefix + line.key);
    for (const line of lines) {
      const text = JSON.stringify(line);
      if (storage.getItem(linePrefix + line.key) !== text) storage.setItem(linePrefix + line.key, text);
    }
    storage.setItem(languageKey, language);
    storage.setItem(orderKey, JSON.stringify(lines.map((line) => line.key)));
    if (zipCode === '') storage.removeItem(zipKey);
    else storage.setItem(zipKey, zipCode);
  });
}

/** Calls back when another tab changes the cart. */
export function watchCart(changed: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === null || event.key.startsWith(linePrefix) || event.key === zipKey || event.key === orderKey) changed();
  };
  globalThis.addEventListener('storage', listen);
  return () => globalThis.removeEventListener('storage', listen);
}
