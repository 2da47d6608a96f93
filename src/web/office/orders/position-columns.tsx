/** The columns of an order's positions. */
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { groupedText, unitPriceText } from '#domain/money/money-text.ts';
import type { OrderPosition } from '#contract/order.ts';
import { ArticleName } from '../document/article-name.tsx';
import { StateWord } from '../grid/state-word.tsx';
import type { Column } from '../grid/rules/column.ts';
import { officeWords } from '../frame/office-words.ts';
import { lineMark } from './order-view.ts';
import { PositionThumb } from './position-thumb.tsx';

const t = officeWords.order;
const fixed = { sort: false, filter: false } as const;

/** A set is neither delivered nor invoiced: its lines are. */
const ofProduct =
  (read: (position: OrderPosition) => number) =>
  (position: OrderPosition): number | null =>
    position.type === 'PRODUCT' ? read(position) : null;

export const positionColumns: readonly Column<OrderPosition>[] = [
  {
    key: 'picture',
    head: t.picture,
    kind: 'picture',
    width: 62,
    ...fixed,
    phone: 'picture',
    value: () => null,
    cell: ({ pictureUrl, name }) => (pictureUrl === '' ? null : <PositionThumb url={pictureUrl} name={name} />),
  },
  {
    key: 'name',
    head: t.articleAndSizes,
    kind: 'text',
    width: 236,
    ...fixed,
    phone: 'title',
    cell: ({ productId, name, articleNumber, details, storno }) => (
      <ArticleName productId={productId} name={name} articleNumber={articleNumber} details={details} gone={storno} />
    ),
  },
  {
    key: 'kommentar',
    head: t.remark,
    kind: 'text',
    width: 112,
    ...fixed,
    value: ({ kommentar, externalCustomerNo }) => [externalCustomerNo, kommentar].filter((text) => text !== '').join(', '),
  },
  {
    key: 'quantity',
    head: t.quantity,
    kind: 'number',
    width: 62,
    ...fixed,
    phone: 'second',
    phoneText: ({ quantity }) => `${groupedText(quantity)} Stück`,
  },
  {
    key: 'quantityDelivered',
    head: t.delivered,
    kind: 'number',
    width: 52,
    ...fixed,
    value: ofProduct(({ quantityDelivered }) => quantityDelivered),
  },
  {
    key: 'quantityInvoiced',
    head: t.invoiced,
    kind: 'number',
    width: 52,
    ...fixed,
    value: ofProduct(({ quantityInvoiced }) => quantityInvoiced),
  },
  {
    key: 'pricePerOne',
    head: t.price,
    kind: 'money',
    width: 84,
    ...fixed,
    value: ({ pricePerOne }) => rappenFromChf(pricePerOne),
    cell: ({ pricePerOne }) => unitPriceText(unitPriceFromChf(pricePerOne)),
  },
  {
    key: 'finalPrice',
    head: t.total,
    kind: 'money',
    width: 92,
    strong: true,
    ...fixed,
    phone: 'figure',
    value: ({ finalPrice }) => rappenFromChf(finalPrice),
  },
  {
    key: 'state',
    head: t.status,
    kind: 'text',
    width: 128,
    ...fixed,
    phone: 'second',
    value: (position) => lineMark(position).label,
    cell: (position) => {
      const { state, label } = lineMark(position);
      return label === '' ? null : <StateWord mark={state}>{label}</StateWord>;
    },
  },
];
