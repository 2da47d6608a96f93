/** The columns of a category's articles: in the shop's order, so they cannot be sorted or filtered. */
import type { CategoryArticle } from '#contract/category-record.ts';
import { CellLink } from '../grid/cell-link.tsx';
import type { Column } from '../grid/rules/column.ts';
import styles from './categories.module.css';
import { categoryWords } from './category-words.ts';

const t = categoryWords.columns;
const fixed = { sort: false, filter: false } as const;

/** `addressOf`: null: the user may not edit products. */
export const articleColumns = (addressOf: (article: CategoryArticle) => string): readonly Column<CategoryArticle>[] => [
  {
    key: 'picture',
    head: t.picture,
    kind: 'picture',
    width: 64,
    cell: ({ articleNumber }) => (
      <img
        className={styles['thumb']}
        src={`/api/media/product-overview/${encodeURIComponent(articleNumber)}?format=webp&width=96`}
        alt=""
        loading="lazy"
        onError={({ currentTarget }) => {
          currentTarget.style.visibility = 'hidden';
        }}
      />
    ),
    ...fixed,
  },
  {
    key: 'articleNumber',
    head: t.number,
    kind: 'text',
    width: 96,
    phone: 'second',
    cell: (article) => (
      <CellLink className="code" to={addressOf(article)} preventScrollReset>
        {article.articleNumber}
      </CellLink>
    ),
    ...fixed,
  },
  { key: 'name', head: t.name, kind: 'text', width: 216, strong: true, phone: 'title', ...fixed },
  { key: 'size', head: t.size, kind: 'text', width: 150, phone: 'second', ...fixed },
  {
    key: 'priceFrom',
    head: t.price,
    kind: 'money',
    width: 88,
    strong: true,
    phone: 'figure',
    value: ({ priceFrom }) => (priceFrom === null ? null : Math.round(priceFrom * 100)),
    ...fixed,
  },
  {
    key: 'alsoIn',
    head: t.also,
    kind: 'text',
    width: 148,
    value: ({ alsoIn }) => alsoIn.map(({ name }) => name).join(', '),
    ...fixed,
  },
  {
    key: 'isOnSale',
    head: t.visible,
    kind: 'state',
    width: 104,
    value: ({ isOnSale }) => (isOnSale ? 'shop' : 'internal'),
    choices: [
      { value: 'shop', label: categoryWords.inShop, mark: 'done' },
      { value: 'internal', label: categoryWords.internal, mark: 'part' },
    ],
    ...fixed,
  },
];
