/** Lines are stored in the customer's language; staff also see the German name of the product beside its number. */
import { createContext, useContext } from 'react';
import type { Call } from '#contract/endpoint.ts';
import { readProducts } from '#contract/product.ts';
import type { Language } from '#domain/language/language.ts';

export type GermanNames = Readonly<Record<number, string>>;

export interface Reader {
  call: Call;
  language: string;
}

interface Written {
  language: Language;
  positions: readonly { productId: number | null }[];
}

/**
 * By product; empty for German customers and when the page is not in German. `language`: that of the page.
 * If they cannot be read, the lines are shown without them.
 */
export async function germanNames({ call, language: read }: Reader, ...written: readonly Written[]): Promise<GermanNames> {
  const foreign = written.filter(({ language }) => language !== 'de');
  const ids = [...new Set(foreign.flatMap(({ positions }) => positions.flatMap(({ productId }) => productId ?? [])))];
  if (read !== 'de' || ids.length === 0) return {};
  const found = await call(readProducts, { query: { ids: ids.join(','), perPage: ids.length } }).catch(() => null);
  return Object.fromEntries((found?.items ?? []).map(({ id, name }) => [id, name]));
}

const Names = createContext<GermanNames>({});
export const GermanNamesProvider = Names.Provider;

/** Null if the name is the same, or there is no product. */
export function useGermanName(productId: number | null, name: string): string | null {
  const german = useContext(Names)[productId ?? 0];
  return german === undefined || german === name ? null : german;
}

export function GermanName({ productId, name }: { productId: number | null; name: string }) {
  const german = useGermanName(productId, name);
  return german === null ? null : (
    <>
      <span lang="de">{german}</span>{' '}
    </>
  );
}
