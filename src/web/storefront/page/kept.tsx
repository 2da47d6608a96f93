/**
 * A piece of a page that the server draws once and puts as text into every page that shows the same (decision 0090). In the browser it is what stands inside.
 */
import { createContext, createElement, useContext } from 'react';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import type { PagePieces } from '#web/first-load/kept-pieces.ts';
import { usePriceView, useVatRate } from './price-view.tsx';

/** The pieces of the page that the server draws; null: all of it is drawn. */
export const PiecesOfPage = createContext<PagePieces | null>(null);

interface KeptProps {
  name: string;
  /**
   * Everything that the markup depends on besides language, shop and how prices are shown. Nothing inside reads the address, the visitor or the cart,
   * and nothing inside writes to the head of the page.
   */
  by: unknown;
  children?: ReactNode;
}

function KeptOnServer({ name, by, children }: KeptProps) {
  const pieces = useContext(PiecesOfPage);
  const surroundings = [useLocale(), usePriceView(), useVatRate()];
  const place = pieces?.place(JSON.stringify([name, ...surroundings, by])) ?? null;
  if (pieces === null || place === null) return children;
  // A single child, so that React counts the ids inside as it does without the mark. A piece inside belongs to this one.
  const drawn = place.isKnown ? null : <PiecesOfPage value={null}>{children}</PiecesOfPage>;
  return createElement(pieces.mark, { n: place.number }, drawn);
}

export const Kept: (props: KeptProps) => ReactNode = import.meta.env.SSR ? KeptOnServer : ({ children }) => children;
