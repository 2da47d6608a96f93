/** Two fields for minimum and maximum; submitted on blur. */
import { useTranslations } from 'use-intl';
import type { ListingAnswer } from '#contract/search.ts';
import type { Bounds, Listing } from '#domain/search/listing.ts';
import { sides } from '#domain/search/listing.ts';
import { VatLabel } from '../page/price-view.tsx';
import styles from './bound-fields.module.css';
import type { Send } from './listing-form.ts';

interface BoundFieldProps {
  name: string;
  /** For those who cannot see the text beside and inside the field. */
  label: string;
  value: number | null;
  hint: string;
  inputMode: 'decimal' | 'numeric';
  send: Send;
}

function BoundField({ name, label, value, hint, inputMode, send }: BoundFieldProps) {
  return (
    <input
      // A new value from the address resets the field.
      key={value}
      name={name}
      aria-label={label}
      inputMode={inputMode}
      autoComplete="off"
      defaultValue={value ?? ''}
      placeholder={hint}
      onBlur={(event) => {
        if (event.target.value !== event.target.defaultValue) send(event.target.form);
      }}
    />
  );
}

interface BoundsRowProps extends Pick<BoundFieldProps, 'inputMode' | 'send'> {
  name: string;
  /** What the bounds apply to, in words. */
  subject: string;
  bounds: Bounds;
  range: { lowest: number; highest: number };
}

function BoundsRow({ name, subject, bounds, range, inputMode, send }: BoundsRowProps) {
  const t = useTranslations('catalog');
  const both = { inputMode, send };
  return (
    <span className={styles['bounds']}>
      <BoundField
        {...both}
        name={`${name}-from`}
        label={t('lowest', { subject })}
        value={bounds.from}
        hint={String(Math.floor(range.lowest))}
      />
      <span aria-hidden="true">–</span>
      <BoundField
        {...both}
        name={`${name}-to`}
        label={t('highest', { subject })}
        value={bounds.to}
        hint={String(Math.ceil(range.highest))}
      />
    </span>
  );
}

interface BoundsProps {
  listing: Listing;
  send: Send;
}

export function PriceBounds({ range, listing, send }: BoundsProps & { range: ListingAnswer['priceRange'] }) {
  const t = useTranslations('catalog');
  if (range === null) return null;
  const bounds = { from: listing.priceFrom, to: listing.priceTo };
  return (
    <fieldset className={styles['group']}>
      <legend>
        {t('price')} <VatLabel />
      </legend>
      <BoundsRow name="price" subject={t('price')} bounds={bounds} range={range} inputMode="decimal" send={send} />
    </fieldset>
  );
}

export function SideBounds({ ranges, listing, send }: BoundsProps & { ranges: ListingAnswer['innerMm'] }) {
  const t = useTranslations('catalog');
  if (ranges === null) return null;
  return (
    <fieldset className={styles['group']}>
      <legend>{t('inside')}</legend>
      {sides.map((side) => (
        <span key={side} className={styles['side']}>
          <b aria-hidden="true">{t(`letters.${side}`)}</b>
          <BoundsRow
            name={side}
            subject={t(`sides.${side}`)}
            bounds={listing.innerMm[side]}
            range={ranges[side]}
            inputMode="numeric"
            send={send}
          />
        </span>
      ))}
    </fieldset>
  );
}
