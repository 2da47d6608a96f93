import { Outlet, useRouteLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { readCategories } from '#contract/category.ts';
import { pageServices } from '#web/page-context.ts';
import { useRootData } from '#web/root.tsx';
import { CartProvider } from '../cart/cart-state.tsx';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { categoryMenu } from './category-menu.ts';
import type { MenuEntry } from './category-menu.ts';
import { ContactBar } from './contact-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { usePageFocus } from './use-page-focus.ts';

export interface StorefrontData {
  menu: MenuEntry[];
}

const routeId = 'storefront/layout/storefront-layout';

export async function loader({ context }: LoaderFunctionArgs): Promise<StorefrontData> {
  const categories = await pageServices(context).call(readCategories, {});
  return { menu: categoryMenu(categories.items) };
}

/** The category menu for pages that list the range again. */
export function useMenu(): MenuEntry[] {
  return useRouteLoaderData<typeof loader>(routeId)?.menu ?? [];
}

export default function StorefrontLayout() {
  const data = useRootData();
  const menu = useMenu();
  usePageFocus('inhalt');
  if (!data) return <Outlet />;
  return (
    <CartProvider>
      <ConsentBanner gtmId={data.profile.gtmId} />
      <ContactBar profile={data.profile} session={data.session} />
      <Header profile={data.profile} session={data.session} menu={menu} />
      <main id="inhalt" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer profile={data.profile} menu={menu} />
    </CartProvider>
  );
}
