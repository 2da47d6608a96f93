import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { PricedItem } from '#contract/cart.ts';
import type { Product } from '#contract/product.ts';
import { dayText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { useRootData } from '#web/root-data.ts';
import { Logo } from '../page/logo.tsx';
import { LinePrice } from '../cart/line-price.tsx';

interface ProductSheetProps {
  product: Pick<Product, 'name' | 'articleNumber'>;
  item: PricedItem | null;
  quantity: number;
  /** Its choices or facts. */
  lines: readonly { label: string; value: string }[];
}

/** Sender, name, sizes and price on one printed sheet, above the drawing; never shown on the screen. Styled by `product-sheet.css`. */
export function ProductSheet({ product, item, quantity, lines }: ProductSheetProps) {
  const t = useTranslations('product');
  const language = useLocale();
  const profile = useRootData()?.profile;
  const [today] = useState(() => localNow(Date.now()).date);
  if (profile === undefined) return null;
  return (
    <div hidden data-sheet="">
      <div data-sheet-sender="">
        <Logo />
        <p>
          <b>{profile.companyName}</b>, {profile.street}, {profile.zipCode} {profile.city}
          <br />
          {profile.phone}, {profile.email}, {profile.publicUrl.replace(/^https?:\/\//, '')}
        </p>
      </div>
      <h2>{product.name}</h2>
      <p className="code">{product.articleNumber}</p>
      <dl>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('quantity')}</dt>
          <dd>{quantity}</dd>
        </div>
        {item === null ? null : (
          <>
            <div>
              <dt>{t('unitPrice')}</dt>
              <dd>
                <LinePrice line={item} of="unit" label />
              </dd>
            </div>
            <div>
              <dt suppressHydrationWarning>{t('totalOn', { day: dayText(today, language) })}</dt>
              <dd>
                <LinePrice line={item} of="amount" label />
              </dd>
            </div>
          </>
        )}
      </dl>
    </div>
  );
}
