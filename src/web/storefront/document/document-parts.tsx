/** Parts that orders and quotes show beside their positions: destination, invoice address, notes and sums. */
import { useLocale, useTranslations } from 'use-intl';
import type { ParcelService, PriceTotals } from '#contract/cart.ts';
import type { AddressText } from '#contract/order.ts';
import { addressLines } from '#domain/contact/address.ts';
import { useRootData } from '#web/root-data.ts';
import { unbrokenPlace } from '#domain/language/unbroken-size.ts';
import { TotalsList } from '../cart/totals-list.tsx';
import { VatRateProvider } from '../page/price-view.tsx';
import { ReviewPart } from './review-part.tsx';

interface Document {
  deliveryType: string;
  /** The carrier's service; quotes have none. */
  parcel?: ParcelService | null;
  /** null: picked up. */
  deliveryAddress: AddressText | null;
  invoiceAddress: AddressText;
  invoiceEmail: string;
  externalCustomerNo: string;
  comment: string;
  discount: number;
  hasVat: boolean;
  vatPercent: number;
}

const isPickup = ({ deliveryType, deliveryAddress }: Document): boolean => deliveryType === 'PICKUP' || deliveryAddress === null;

/** `day`: of the delivery, in words. */
export function DocumentAddresses({ document, day }: { document: Document; day?: string }) {
  const t = useTranslations('checkout');
  const language = useLocale();
  const profile = useRootData()?.profile;
  const site = [profile?.companyName ?? '', profile?.street ?? '', `${profile?.zipCode ?? ''} ${profile?.city ?? ''}`];
  const c = useTranslations('cart');
  const { deliveryAddress, invoiceAddress, invoiceEmail, parcel } = document;
  const place = deliveryAddress === null || isPickup(document) ? site : addressLines(deliveryAddress, language);
  return (
    <>
      <ReviewPart title={t('invoiceTo')}>{[...addressLines(invoiceAddress, language), invoiceEmail]}</ReviewPart>
      <ReviewPart title={t(isPickup(document) ? 'pickupTitle' : 'deliveryTo')}>
        {[
          ...place,
          parcel ? c('parcel', { service: parcel.name }) : '',
          parcel?.transitDays ? c('parcelDays', { days: parcel.transitDays }) : '',
          day ?? '',
        ]}
      </ReviewPart>
    </>
  );
}

export function DocumentNotes({ document: { externalCustomerNo, comment } }: { document: Document }) {
  const t = useTranslations('cart');
  return (
    <>
      {externalCustomerNo === '' ? null : <ReviewPart title={t('reference')}>{[externalCustomerNo]}</ReviewPart>}
      {comment === '' ? null : <ReviewPart title={t('comment')}>{comment.split('\n')}</ReviewPart>}
    </>
  );
}

interface DocumentSumsProps {
  document: Document;
  totals: PriceTotals;
  /** Net francs of the lines included in the totals. */
  lines: readonly (number | null)[];
  /** Without the total, which stands above in large. */
  partsOnly?: boolean;
}

export function DocumentSums({ document, totals, lines, partsOnly }: DocumentSumsProps) {
  const t = useTranslations('cart');
  const place = unbrokenPlace(document.deliveryAddress?.zipCode ?? '', document.deliveryAddress?.city ?? '');
  return (
    <VatRateProvider vatPercent={document.vatPercent}>
      <TotalsList
        totals={totals}
        lines={lines}
        discount={document.discount}
        shippingLabel={isPickup(document) ? t('pickup') : t(document.deliveryType === 'FEDEX' ? 'parcelTo' : 'shippingTo', { place })}
        vatFree={!document.hasVat}
        partsOnly={partsOnly}
      />
    </VatRateProvider>
  );
}
