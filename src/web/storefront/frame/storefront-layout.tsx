import { lazy, Suspense } from 'react';
import { Outlet, useLoaderData, useLocation } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { readCategoryMenu } from '#contract/category.ts';
import { readCustomerLogo } from '#contract/customer.ts';
import { pathOf } from '#contract/endpoint.ts';
import type { Call } from '#contract/endpoint.ts';
import { CallFailure } from '#contract/failure.ts';
import type { Session } from '#contract/session.ts';
import { pageServices } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import { SharedIcons } from '#web/ui/icon.tsx';
import { usePageFocus } from '#web/ui/use-page-focus.ts';
import { CartProvider } from '../cart/cart-state.tsx';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { isConsentAnswered } from '../consent/consent-cookie.ts';
import { categoryMenu } from '../page/category-menu.ts';
import { Kept } from '../page/kept.tsx';
import { PriceViewProvider, priceViewOf } from '../page/price-view.tsx';
import { BareFooter, BareHeader, isStepOfCheckout } from './bare-frame.tsx';
import { ContactBar } from './contact-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './storefront-layout.module.css';
import type { StorefrontData } from '../page/use-menu.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<StorefrontData> {
  const { call, session } = pageServices(context);
  const [categories, customerLogo] = await Promise.all([call(readCategoryMenu, { query: { top: 'true' } }), logoOf(call, session)]);
  const cookies = request.headers.get('cookie');
  return {
    menu: categoryMenu(categories.items).map(({ id, name, url }) => ({ id, name, url })),
    customerLogo,
    priceView: priceViewOf(cookies, session?.isCompanyCustomer ?? false),
    asksConsent: !isConsentAnswered(cookies),
  };
}

/** Staff alone see it. */
const SeeingAs = lazy(async () => ({ default: (await import('./seeing-as.tsx')).SeeingAs }));

const iconsOfCards = ['heartOpen', 'arrow'] as const;

/** Address of the logo of the visitor's company; most have none. */
async function logoOf(call: Call, session: Session | null): Promise<string | null> {
  if (session?.customerId === null || session === null || session.guest) return null;
  const params = { id: session.customerId };
  try {
    await call(readCustomerLogo, { params });
    return pathOf(readCustomerLogo, params);
  } catch (failure) {
    if (failure instanceof CallFailure) return null;
    throw failure;
  }
}

export default function StorefrontLayout() {
  const data = useRootData();
  const { menu, customerLogo, priceView, asksConsent } = useLoaderData<typeof loader>();
  const bare = isStepOfCheckout(useLocation().pathname);
  usePageFocus('inhalt');
  if (!data) return <Outlet />;
  return (
    <PriceViewProvider view={priceView} vatPercent={data.profile.vatPercent}>
      <CartProvider>
        <SharedIcons names={iconsOfCards} />
        <ConsentBanner gtmId={data.profile.gtmId} asked={asksConsent} />
        {data.session?.seesAs === undefined ? null : (
          <Suspense>
            <SeeingAs customerId={data.session.customerId} name={data.session.seesAs} email={data.session.email ?? ''} />
          </Suspense>
        )}
        {bare ? (
          <BareHeader profile={data.profile} />
        ) : (
          <>
            <ContactBar profile={data.profile} session={data.session} />
            <Header profile={data.profile} session={data.session} menu={menu} customerLogo={customerLogo} />
          </>
        )}
        <main id="inhalt" className={styles['main']} tabIndex={-1}>
          <Outlet />
        </main>
        {bare ? (
          <BareFooter profile={data.profile} />
        ) : (
          <Kept name="footer" by={[data.profile, menu]}>
            <Footer profile={data.profile} menu={menu} />
          </Kept>
        )}
      </CartProvider>
    </PriceViewProvider>
  );
}
