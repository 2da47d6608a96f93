/** The data of a category's tile; the rest of the category stays on the server. */
import type { Category } from '#contract/category.ts';

export type CategoryTile = Pick<
  Category,
  'id' | 'name' | 'url' | 'published' | 'productCount' | 'priceFrom' | 'imageFileName' | 'pictureArticleNumber'
>;

export function categoryTile(category: Category): CategoryTile {
  const { id, name, url, published, productCount, priceFrom, imageFileName, pictureArticleNumber } = category;
  return { id, name, url, published, productCount, priceFrom, imageFileName, pictureArticleNumber };
}
