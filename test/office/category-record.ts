import type { CategoryRecord } from '#contract/category-record.ts';

/** A published category that both shops show. */
export function categoryRecord(id: number, parentId: number | null, name: string, over: Partial<CategoryRecord> = {}): CategoryRecord {
  return {
    id,
    version: 1,
    name: { de: name, fr: name, en: name },
    description: { de: '', fr: '', en: '' },
    parentId,
    order: id,
    published: true,
    contentLink: '',
    shopTypeId: 99,
    imageFileName: '',
    pictureArticleNumber: null,
    url: `/${name}`,
    articleCount: 0,
    articleCountBelow: 0,
    productTypes: [],
    ...over,
  };
}
