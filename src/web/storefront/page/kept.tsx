/** A piece of a page that the server renders once and inserts as text into every page where it is the same (decision 0090). In the browser: its children. */
import { createContext, createElement, useContext } from 'react';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import type { PagePieces } from '#web/first-load/kept-pieces.ts';
import { usePriceView, useVatRate } from './price-view.tsx';

/** The cached pieces of the page that the server renders; null: everything is rendered. */
export const PiecesOfPage = createContext<PagePieces | null>(null);

interface KeptProps {
  name: string;
  /**
   * Everything that the markup depends on besides language, shop, price view and VAT rate. Nothing inside may read the address, the visitor or the cart,
   * or write to the head of the page.
   */
  by: unknown;
  children?: ReactNode;
}

function KeptOnServer({ name, by, children }: KeptProps) {
  const pieces = useContext(PiecesOfPage);
  const surroundings = [useLocale(), usePriceView(), useVatRate()];
  const place = pieces?.place(JSON.stringify([name, ...surroundings, by])) ?? null;
  if (pieces === null || place === null) return children;
  // A single child, so that React generates the same ids inside as without the mark. A nested piece is part of this one.
  const drawn = place.isKnown ? null : <PiecesOfPage value={null}>{children}</PiecesOfPage>;
  return createElement(pieces.mark, { n: place.number }, drawn);
}

export const Kept: (props: KeptProps) => ReactNode = import.meta.env.SSR ? KeptOnServer : ({ children }) => children;
