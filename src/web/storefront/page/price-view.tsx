/** Whether prices are shown with or without VAT. By default with VAT, except for company customers, until the visitor switches. */
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { priceViewFor } from '#domain/vat/shown-totals.ts';
import type { PriceView } from '#domain/vat/shown-totals.ts';
import { grossAmount, grossUnitPrice, vatRateOf } from '#domain/vat/vat.ts';
import type { VatRate } from '#domain/vat/vat.ts';
import { Money, UnitMoney } from '#web/ui/money.tsx';
import styles from './price-view.module.css';

export const priceViewCookie = 'priceView';

export function priceViewOf(cookies: string | null, isCompanyCustomer: boolean): PriceView {
  const kept = /(?:^|;\s*)priceView=(incl|excl)(?:;|$)/.exec(cookies ?? '')?.[1];
  if (kept === 'incl' || kept === 'excl') return kept;
  return priceViewFor(isCompanyCustomer);
}

const PriceViewContext = createContext<PriceView>('incl');
const VatRateContext = createContext<VatRate>(0);

export function PriceViewProvider({ view, vatPercent, children }: { view: PriceView; vatPercent: number; children: ReactNode }) {
  return (
    <PriceViewContext value={view}>
      <VatRateProvider vatPercent={vatPercent}>{children}</VatRateProvider>
    </PriceViewContext>
  );
}

/** Orders and quotes show prices with or without VAT according to their customer, as on their documents, whoever looks. */
export function ShownTo({ document, children }: { document: { customer: { company: boolean }; hasVat: boolean }; children: ReactNode }) {
  return <PriceViewContext value={priceViewFor(document.customer.company || !document.hasVat)}>{children}</PriceViewContext>;
}

/** Below it, prices are shown without VAT if none is charged: no line then says more than its sum. */
export function WithoutVatIf({ isExport, children }: { isExport: boolean; children: ReactNode }) {
  const view = usePriceView();
  return <PriceViewContext value={isExport ? 'excl' : view}>{children}</PriceViewContext>;
}

/** What was sold keeps the rate of its date, whatever rate applies today. */
export function VatRateProvider({ vatPercent, children }: { vatPercent: number; children: ReactNode }) {
  return <VatRateContext value={vatRateOf(vatPercent)}>{children}</VatRateContext>;
}

export function useVatRate(): VatRate {
  return useContext(VatRateContext);
}

export function usePriceView(): PriceView {
  return useContext(PriceViewContext);
}

interface PriceProps {
  /** Net francs as in the contract; null: price on request. */
  net: number | null;
  /** `unit` for one piece (up to four decimals without VAT), `amount` for a line or total. */
  of?: 'unit' | 'amount' | undefined;
  big?: boolean | undefined;
  /** Followed by `inkl. MWST` or `exkl. MWST`. */
  label?: boolean | undefined;
  /** Preceded by `ab`. */
  from?: boolean | undefined;
}

/** A net price as this visitor sees prices. */
export function Price({ net, of = 'unit', big, label = false, from = false }: PriceProps) {
  const t = useTranslations('shell');
  const view = usePriceView();
  const rate = useVatRate();
  if (net === null) return <NoFigure words={t('onRequest')} />;
  return (
    <span className={styles['price']}>
      {from ? <span className={styles['from']}>{t('from')} </span> : null}
      <Figure net={net} of={of} big={big} rate={view === 'incl' ? rate : null} />
      {label ? <span className={styles['vat']}>{` ${t(view === 'incl' ? 'vatIncl' : 'vatExcl')}`}</span> : null}
    </span>
  );
}

/** Words in the place of a price. */
export function NoFigure({ words }: { words: string }) {
  return <span className={styles['words']}>{words}</span>;
}

/** `rate`: VAT to add; null: shown without VAT. */
function Figure({ net, of, big, rate }: { net: number; of: 'unit' | 'amount'; big: boolean | undefined; rate: VatRate | null }) {
  if (of === 'amount') {
    const amount = rappenFromChf(net);
    return <Money rappen={rate === null ? amount : grossAmount(amount, rate)} big={big} />;
  }
  const price = unitPriceFromChf(net);
  return rate === null ? <UnitMoney price={price} big={big} /> : <Money rappen={grossUnitPrice(price, rate)} big={big} />;
}

/** The bare word, for column headings and sentences. */
export function VatLabel() {
  const t = useTranslations('shell');
  return <>{t(usePriceView() === 'incl' ? 'vatIncl' : 'vatExcl')}</>;
}
