import { data, redirect, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { longestCategoryUrl, readCategoryBranch } from '#contract/category.ts';
import type { Category } from '#contract/category.ts';
import { listShop } from '#contract/search.ts';
import { categoryScene } from '../scene/load-scene.ts';
import type { SceneData } from '../scene/scene-data.ts';
import { ScenePicture } from '../scene/scene-picture.tsx';
import { SeenProducts } from '../scene/seen-products.tsx';
import { toExactAddress } from '#web/exact-address.ts';
import { pageServices } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import { GroupedNumbers } from '#web/texts/grouped-numbers.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { paths } from '#web/paths.ts';
import { breadcrumbData, JsonLd } from '../page/json-ld.tsx';
import { PageHead } from '../page/page-head.tsx';
import { categoryPicture } from '../page/category-picture.ts';
import { categoryTile } from '../page/category-tile.ts';
import type { CategoryTile } from '../page/category-tile.ts';
import styles from './category-page.module.css';
import { chainOf } from './category-path.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { listingQuery } from './listing-query.ts';
import { shownListing } from './shown-listing.ts';
import type { ShownListing } from './shown-listing.ts';
import { ListingView } from './listing-view.tsx';

export { StorefrontErrorBoundary as ErrorBoundary } from '../page/error-page.tsx';

interface CategoryPageData {
  category: Pick<Category, 'name' | 'description' | 'imageFileName' | 'pictureArticleNumber'>;
  /** From the root to the category itself. */
  chain: { label: string; path: string }[];
  children: CategoryTile[];
  listing: ShownListing;
  /** null: staff gave the category its own picture, or no scene is made for it. */
  scene: SceneData | null;
}

export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<CategoryPageData> {
  const services = pageServices(context);
  const { call } = services;
  const url = `/produkte/${params['*'] ?? ''}`;
  if (url.length > longestCategoryUrl) throw data(null, { status: 404 });
  // Hidden categories reach only staff, who see them faded.
  const { current, typeCategoryUrl, items } = await call(readCategoryBranch, { query: { url } });
  if (typeCategoryUrl !== null) throw redirect(typeCategoryUrl);
  const category = items.find(({ id }) => id === current);
  if (!category) throw data(null, { status: 404 });
  toExactAddress(services, request, category.url);
  const [listing, scene] = await Promise.all([
    call(listShop, { query: { categoryId: category.id, ...listingQuery(request, services) } }),
    category.imageFileName === '' ? categoryScene(services, category.pictureArticleNumber) : null,
  ]);
  const { name: ownName, description, imageFileName, pictureArticleNumber } = category;
  return {
    category: { name: ownName, description, imageFileName, pictureArticleNumber },
    scene,
    chain: chainOf(items, category).map(({ name, url }) => ({ label: name, path: url })),
    children: items.filter(({ parentId }) => parentId === category.id).map(categoryTile),
    listing: shownListing(listing),
  };
}

export default function CategoryPage() {
  return (
    <GroupedNumbers>
      <CategoryContent />
    </GroupedNumbers>
  );
}

function CategoryContent() {
  const { category, chain, children, listing, scene } = useLoaderData<typeof loader>();
  const t = useTranslations('catalog');
  const searchWords = useTranslations('search');
  const root = useRootData();
  const field = root?.profile.shop === 'moebel' ? 'forest' : 'coral';
  const picture = categoryPicture(category, { field });
  return (
    <>
      <PageHead
        title={`${category.name} | ${root?.profile.domain ?? ''}`}
        description={category.description === '' ? undefined : category.description}
        image={categoryPicture(category, { numerals: true, field, format: 'png', width: 1200 }) ?? undefined}
      />
      {root ? <JsonLd data={breadcrumbData(root.profile.publicUrl, chain)} /> : null}
      <section className={`f-mode ${styles['head']} ${scene === null ? '' : styles['pictured']}`}>
        {scene === null ? null : <ScenePicture eager className={styles['scene']} picture={scene} sizes="(min-width: 768px) 50vw, 100vw" />}
        <div className={`wrap ${styles['poster']}`}>
          <Breadcrumb items={chain.map(({ label, path }) => ({ label, to: path }))} />
          {picture === null || scene !== null ? null : (
            <Picture eager className={styles['picture']} src={picture} alt="" width={430} height={290} />
          )}
          <h1 className={category.name.length > 12 ? styles['long'] : undefined}>{category.name}</h1>
          {category.description === '' ? null : <p className={styles['lead']}>{category.description}</p>}
        </div>
      </section>
      <div className={`wrap ${styles['body']}`}>
        <ListingView
          answer={listing}
          first={scene === null && picture === null}
          empty={
            children.length > 0 ? null : (
              <EmptyState
                title={t('emptyTitle')}
                text={t('emptyText')}
                action={
                  <ButtonLink to="/" mark="arrow" size="small">
                    {t('backHome')}
                  </ButtonLink>
                }
              />
            )
          }
        />
        {scene === null ? null : <SeenProducts scene={scene} />}
        {children.length > 0 ? <CategoryTiles categories={children} /> : null}
        {root?.profile.shop === 'verpackung' ? (
          <p className={styles['fit']}>
            <ButtonLink to={paths.fit} kind="outline" mark="arrow">
              {searchWords('byFit')}
            </ButtonLink>
            <span className="small muted">{searchWords('byFitText')}</span>
          </p>
        ) : null}
      </div>
    </>
  );
}
