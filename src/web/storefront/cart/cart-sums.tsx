import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { rappenFromChf } from '#domain/money/money.ts';
import { allowedPaymentMethods, paymentBrand, paymentMethod } from '#domain/order/payment-method.ts';
import { requestKind } from '#domain/order/request-kind.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { unbrokenName, unbrokenPhone } from '#domain/language/unbroken-size.ts';
import { useRootData } from '#web/root-data.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { paths } from '#web/paths.ts';
import styles from './cart-sums.module.css';
import { useCart } from './cart-state.tsx';
import { orderProblems } from './line-pricing.ts';
import { PostalCode } from './postal-code.tsx';
import { PriceUnavailable } from './price-unavailable.tsx';
import { shippingLabel } from './shipping-label.ts';
import { TotalsList } from './totals-list.tsx';

/** Destination, sums and button. `way`: choice of delivery; the rest waits for it and for the first price. Reasons that block the order replace the button. */
export function CartSums({ way, wayKnown }: { way: ReactNode; wayKnown: boolean }) {
  const t = useTranslations('cart');
  const { price, pricing, failure, zipCode, delivery, ready, reprice } = useCart();
  const failureText = useFailureText();
  const { profile, session } = useRootData() ?? {};
  const hasAccount = session?.guest === false;
  const phone = unbrokenPhone(profile?.phone ?? '');
  const allowed = allowedPaymentMethods({
    customerRequestType: requestKind.VERPACKUNG,
    total: rappenFromChf(price?.totals?.total ?? 0),
    online: profile?.onlinePaymentMethods ?? [],
    twintMaximum: rappenFromChf(profile?.twintMaximum ?? 0),
  });
  const own: Readonly<Record<number, string>> = { [paymentMethod.INVOICE]: t('payInvoice'), [paymentMethod.PREPAYMENT]: t('payInAdvance') };
  const ways = allowed.map((method) => own[method] ?? unbrokenName(paymentBrand(method) ?? ''));
  // English as written in Switzerland has no comma before the last.
  const inWords = new Intl.ListFormat(`${useLocale()}-CH`, { type: 'disjunction' });
  const problems = orderProblems(price);
  const waitsForQuote = problems?.length === 1 && problems[0] === 'priceOnRequest';
  const zipWrong = failure?.errors.some(({ message }) => message === 'zipCodeUnknown') ?? false;
  return (
    <aside className={`f-kraft-tint ${styles['sums']}`} aria-label={t('sums')}>
      <PostalCode unknown={zipWrong} />
      {way}
      {!wayKnown || (price === null && (pricing || !ready)) ? (
        <p className={styles['waiting']} role="status" data-waits="">
          {t('pricing')}
        </p>
      ) : (
        <>
          {price?.totals ? (
            <TotalsList
              totals={price.totals}
              lines={price.cartPrice.items.map(({ finalPrice }) => finalPrice)}
              discount={price.cartPrice.discount}
              shippingLabel={shippingLabel(t, { price, zipCode, delivery })}
              vatFree={price.totals.vat === 0}
              stale={pricing}
            />
          ) : (
            <p className={styles['untold']} role="status">
              {t(pricing ? 'pricing' : 'noTotal')}
            </p>
          )}
          {failure && !zipWrong ? (
            <div className={styles['failure']} role="alert">
              <p>{failureText(failure)}</p>
              <Button kind="outline" size="small" onClick={reprice}>
                {t('tryAgain')}
              </Button>
            </div>
          ) : null}
          {problems !== null && problems.length > 0 ? (
            <Blocked problems={problems} phone={phone} waitsForQuote={waitsForQuote} />
          ) : (
            <ButtonLink to={paths.signIn} mark="arrow" className={styles['go']} aria-disabled={!ready || undefined}>
              {t('checkout')}
            </ButtonLink>
          )}
          <ButtonLink kind={waitsForQuote ? 'ink' : 'outline'} to={paths.requestQuote} className={styles['quote']}>
            {t('askQuote')}
          </ButtonLink>
          {profile?.shop === 'moebel' ? <p className="small">{t('furnitureArrives')}</p> : null}
          <p className="small">
            {t('paymentWays', { ways: inWords.format(ways) })} {hasAccount ? null : t('noAccountNeeded')}
          </p>
        </>
      )}
    </aside>
  );
}

/** Why the cart cannot be ordered, and what to do about it; a price on request is no fault. */
function Blocked({ problems, phone, waitsForQuote }: { problems: readonly string[]; phone: string; waitsForQuote: boolean }) {
  const t = useTranslations('cart');
  if (problems.includes('priceUnavailable')) return <PriceUnavailable className={styles['failure']} />;
  const words = problems.includes('priceOnRequest') ? t('blockedByRequest', { phone }) : t('blockedByProblem');
  return <p className={`${styles['blocked']} ${waitsForQuote ? styles['asks'] : ''}`}>{words}</p>;
}
