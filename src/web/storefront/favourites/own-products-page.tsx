/** /favoriten/meine-produkte: own products with own numbers, or favourites, as a list to order from. */
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { readProducts } from '#contract/product.ts';
import { articleIndex } from '#domain/quick-order/article-index.ts';
import { pageServices } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import { unbrokenPhone } from '#domain/language/unbroken-size.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import '#web/texts/buyer-texts.ts';
import { ChoiceLinks } from './choice-links.tsx';
import { FavouritesFrame } from './favourites-frame.tsx';
import styles from './own-products-page.module.css';
import type { OwnProduct } from './product-row.tsx';
import { ProductRow } from './product-row.tsx';
import { requireLogIn } from '../page/require-log-in.ts';

export { StorefrontErrorBoundary as ErrorBoundary } from '../page/error-page.tsx';

type Shown = 'OWNER' | 'FAVORITES';
const word: Record<Shown, string> = { OWNER: 'eigene', FAVORITES: 'favoriten' };

export async function loader({ context, request }: LoaderFunctionArgs): Promise<{ shown: Shown; products: OwnProduct[] }> {
  const { call, session } = pageServices(context);
  requireLogIn(session, request);
  const read = async (customerProduct: Shown): Promise<OwnProduct[]> =>
    (await call(readProducts, { query: { customerProduct, withPrices: 'true' } })).items.map(
      ({ id, articleNumber, name, customers, price, unitOfSales, canBeConfigured, configuration, keyFigures }) => ({
        id,
        articleNumber,
        name,
        customers,
        price,
        unitOfSales,
        canBeConfigured,
        configuration,
        keyFigures,
      }),
    );
  const asked = new URL(request.url).searchParams.get('zeige');
  if (asked === word.FAVORITES) return { shown: 'FAVORITES', products: await read('FAVORITES') };
  const own = await read('OWNER');
  // Customers without own products, as most private ones, start with the favourites.
  if (own.length === 0 && asked === null) return { shown: 'FAVORITES', products: await read('FAVORITES') };
  return { shown: 'OWNER', products: own };
}

export default function OwnProductsPage() {
  const { shown, products } = useLoaderData<typeof loader>();
  const t = useTranslations('favourites');
  const profile = useRootData()?.profile;
  const [text, setText] = useState('');
  const index = articleIndex(products.map((product) => ({ ...product, externalProductId: product.customers[0]?.externalProductId ?? '' })));
  const listed = text.trim() === '' ? products : index.suggest(text, products.length);
  return (
    <FavouritesFrame tab="own" lead={t('ownLead')}>
      <div className={styles['bar']}>
        <ChoiceLinks
          label={t('show')}
          shown={shown}
          choices={(['OWNER', 'FAVORITES'] as const).map((each) => ({
            value: each,
            to: `?zeige=${word[each]}`,
            text: t(each === 'OWNER' ? 'showOwn' : 'showFavourites'),
          }))}
        />
        {products.length > 3 ? (
          <div className={styles['filter']}>
            <TextField
              label={t('filter')}
              name="filter"
              type="search"
              value={text}
              onChange={setText}
              placeholder={t('filterExample')}
              maxLength={80}
            />
          </div>
        ) : null}
      </div>
      <p role="status" className={styles['count']}>
        {products.length > 0 && listed.length === 0 ? t('nothingFound', { text }) : t('count', { count: listed.length })}
      </p>
      {products.length === 0 ? (
        <EmptyState
          title={t(shown === 'OWNER' ? 'ownEmptyTitle' : 'emptyTitle')}
          text={shown === 'OWNER' ? t('ownEmptyText', { phone: unbrokenPhone(profile?.phone ?? '') }) : t('emptyText')}
          action={
            <ButtonLink to={`/-${profile?.shop ?? 'verpackung'}`} size="small" mark="arrow">
              {t('emptyAction')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className={styles['list']}>
          {listed.map((product) => (
            <ProductRow key={product.id} product={product} withNumber={product.customers[0]?.isOwner ?? false} />
          ))}
        </ul>
      )}
    </FavouritesFrame>
  );
}
