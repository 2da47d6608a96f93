/** /favoriten: the customer's favourites, as cards like everywhere in the shop. */
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { readProducts } from '#contract/product.ts';
import { pageServices } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import '#web/texts/buyer-texts.ts';
import { cardProducts } from '../product-card/card-product.ts';
import type { CardProduct } from '../product-card/card-product.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { FavouritesFrame } from './favourites-frame.tsx';
import styles from './favourites-page.module.css';
import { requireLogIn } from '../page/require-log-in.ts';

export { StorefrontErrorBoundary as ErrorBoundary } from '../page/error-page.tsx';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<{ products: CardProduct[] }> {
  const { call, session } = pageServices(context);
  requireLogIn(session, request);
  const { items } = await call(readProducts, { query: { customerProduct: 'FAVORITES', withPrices: 'true' } });
  return { products: cardProducts(items) };
}

export default function FavouritesPage() {
  const { products } = useLoaderData<typeof loader>();
  const t = useTranslations('favourites');
  const shop = useRootData()?.profile.shop ?? 'verpackung';
  return (
    <FavouritesFrame tab="root" lead={t('lead')}>
      {products.length === 0 ? (
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <ButtonLink to={`/-${shop}`} size="small" mark="arrow">
              {t('emptyAction')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className={styles['cards']}>
          {products.map((product, index) => (
            <ProductCard key={product.id} product={product} index={index} eager={index < 3} />
          ))}
        </ul>
      )}
    </FavouritesFrame>
  );
}
