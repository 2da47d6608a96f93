/** Menu entries beside the catalogue: the packaging services, and the gallery in both shops. */
import { useTranslations } from 'use-intl';
import type { ShopMode } from '#domain/catalog/shop.ts';
import { galleryOf, servicePaths } from '#web/content-address.ts';
import type { MenuEntry } from './category-menu.ts';

export function useContentMenu(shop: ShopMode): MenuEntry[] {
  const t = useTranslations('shell');
  const gallery: MenuEntry = { id: -1, name: t('gallery'), url: galleryOf[shop], children: [] };
  if (shop === 'moebel') return [gallery];
  const services = servicePaths.all.map(({ slug, path }, index) => ({
    id: -10 - index,
    name: t(`serviceNames.${slug}`),
    url: path,
    children: [],
  }));
  return [{ id: -2, name: t('services'), url: servicePaths.overview, children: services }, gallery];
}
