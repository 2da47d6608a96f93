import { expect, it } from 'vitest';
import { categoryPicture } from './category-picture.ts';

it.each([
  [
    { imageFileName: '/kategorien/Kisten gross', pictureArticleNumber: 'HK_0001' },
    '/api/media/kategorien/Kisten_gross.png?productImage=512',
  ],
  [{ imageFileName: '', pictureArticleNumber: 'HK_0001' }, '/api/media/product-overview/HK_0001?field=coral'],
  [{ imageFileName: '', pictureArticleNumber: null }, null],
])('a category is shown by the picture that staff gave it, else by a product: %j', (category, address) => {
  expect(categoryPicture(category, { field: 'coral' })).toBe(address);
});

it('is sent whole where others show it', () => {
  expect(categoryPicture({ imageFileName: '/kategorien/Kisten', pictureArticleNumber: null }, { width: 1200 })).toBe(
    '/api/media/kategorien/Kisten.png',
  );
});
