/** Lines are kept in the customer's language; the house reads the German name of the product beneath. */
import { createContext, useContext } from 'react';
import type { Call } from '#contract/endpoint.ts';
import { readProducts } from '#contract/product.ts';

export type GermanNames = Readonly<Record<number, string>>;

export interface Reader {
  call: Call;
  language: string;
}

interface Written {
  language: 'de' | 'fr' | 'en';
  positions: readonly { productId: number | null }[];
}

/**
 * By product; none for German customers, nor where names come in another language. `language`: that of the page.
 * Without them the lines are still worth showing.
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

/** Nothing where the line is called the same, or belongs to no product. */
export function GermanName({ productId, name }: { productId: number | null; name: string }) {
  const german = useContext(Names)[productId ?? 0];
  return german === undefined || german === name ? null : <small lang="de">{german}</small>;
}
