import type { ProductHead } from '#contract/product-head.ts';
import type { RecordHandle } from '../frame/use-trail.ts';
import { productWords as t } from './product-words.ts';

interface OfProduct {
  head: ProductHead;
}

export const productHandle: RecordHandle = { recordName: (data) => (data as OfProduct).head.articleNumber };

export const productTitle = (data: OfProduct | undefined, part: keyof typeof t.parts) => [
  { title: `${data === undefined ? t.parts[part] : `${data.head.articleNumber} – ${t.parts[part]}`} | Kistenwerk` },
  { name: 'robots', content: 'noindex' },
];
