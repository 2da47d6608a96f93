/** The positions of an order or a quote. What a composite consists of stands inside it: its price contains theirs. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { QuotePosition } from '#contract/quote.ts';
import { vatPercentOf } from '#domain/vat/vat.ts';
import { useVatRate, VatRateProvider } from '../page/price-view.tsx';
import { PositionRow } from './position-row.tsx';
import styles from './position-row.module.css';

type Position = Pick<
  QuotePosition,
  'id' | 'parentId' | 'pictureUrl' | 'name' | 'details' | 'externalCustomerNo' | 'quantity' | 'pricePerOne' | 'finalPrice'
>;

interface PositionsProps<Line extends Position> {
  positions: readonly Line[];
  /** Of the document's date: its prices are shown with it. */
  vatPercent: number;
  /** Button or link for a position. */
  children: (position: Line) => ReactNode;
}

/** Positions that stand on their own: those of no composite. */
export const rootsOf = <Line extends Pick<Position, 'parentId'>>(positions: readonly Line[]): Line[] =>
  positions.filter(({ parentId }) => parentId === null);

export function DocumentPositions<Line extends Position>({ positions, vatPercent, children }: PositionsProps<Line>) {
  const c = useTranslations('checkout');
  const today = vatPercentOf(useVatRate());
  const row = (position: Line, isPart: boolean): ReactNode => {
    const parts = isPart ? [] : positions.filter(({ parentId }) => parentId === position.id);
    return (
      <PositionRow
        key={position.id}
        picture={position.pictureUrl}
        name={position.name}
        details={position.details}
        remark={position.externalCustomerNo}
        quantity={position.quantity}
        price={position}
        isPart={isPart}
        action={<VatRateProvider vatPercent={today}>{children(position)}</VatRateProvider>}
      >
        {parts.length === 0 ? null : (
          <ul className={styles['parts']} aria-label={c('partsOf', { name: position.name })}>
            {parts.map((part) => row(part, true))}
          </ul>
        )}
      </PositionRow>
    );
  };
  return (
    <VatRateProvider vatPercent={vatPercent}>
      <ul>{rootsOf(positions).map((position) => row(position, false))}</ul>
    </VatRateProvider>
  );
}
