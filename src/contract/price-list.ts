/** All prices at once: the office's list, the price list as data and as a file, and the caches behind them. */
import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { ColumnValues, ListQuery, ValuesOf } from './list.ts';
import { LadderStep } from './product.ts';
import { PriceStrategy, RemoteState } from './product-price.ts';
import { Chf, DateText, IdList, IdText, line, listOf } from './wire.ts';

export const PriceListRow = z.object({
  id: z.number().int(),
  customerId: z.number().int(),
  customerName: z.string(),
  isDefault: z.boolean(),
  productId: z.number().int(),
  articleNumber: z.string(),
  productName: z.string(),
  activeStrategy: PriceStrategy,
  /** Of one piece at the smallest quantity; null: on request, or from an external service. */
  fromPrice: Chf.nullable(),
  /** Percent of that price; null: price or cost is not known. */
  margin: z.number().nullable(),
  /** Empty: no service is used, or it has not been called yet. */
  remote: z.enum(['', 'OK', 'FAILED']),
  remoteState: RemoteState.nullable(),
  /** The next day with a planned change. */
  plannedFrom: DateText.nullable(),
  version: z.number().int(),
});
export type PriceListRow = z.infer<typeof PriceListRow>;

export const readPriceList = endpoint({
  method: 'GET',
  path: '/product/price-list',
  tag: 'price',
  summary: 'All price rows of the active shop’s products, searched, sorted and filtered',
  access: staff('managePrices'),
  query: ListQuery,
  response: listOf(PriceListRow),
  errors: ['unknownColumn', 'filterInvalid'],
});

export const readPriceListValues = endpoint({
  method: 'GET',
  path: '/product/price-list/values',
  tag: 'price',
  summary: 'Values of a column of the list of prices with their counts',
  access: staff('managePrices'),
  query: z.object({ ...ListQuery.shape, ...ValuesOf.shape }),
  response: ColumnValues,
  errors: ['unknownColumn', 'filterInvalid'],
});

export const readAllPrices = endpoint({
  method: 'GET',
  path: '/product/all-prices',
  tag: 'price',
  summary: 'The resolved ladder of every price row, of all customers or of one, as MessagePack; as JSON when asked by Accept',
  access: staff('managePrices'),
  query: z.object({ customerId: IdText.optional() }),
  response: z.object({
    items: z.array(
      z.object({
        customerId: z.number().int(),
        productId: z.number().int(),
        articleNumber: z.string(),
        unitOfSales: z.number().int(),
        /** Empty: on request, or from an external service. */
        graduatedPrice: z.array(LadderStep),
      }),
    ),
  }),
  binary: true,
});

export const readAllPricesCsv = endpoint({
  method: 'GET',
  path: '/product/all-prices-csv',
  tag: 'price',
  summary: 'The same as a file for spreadsheet programs: a line per step, prices with four decimals, no cell that is taken for a formula',
  access: staff('managePrices'),
  query: z.object({ customerId: IdText.optional() }),
  response: { file: ['text/csv; charset=utf-8'] },
});

export const clearPriceCache = endpoint({
  method: 'POST',
  path: '/product/clear-price-cache',
  tag: 'price',
  summary: 'Forget the answers of other companies’ services and reckon every ladder anew',
  access: staff('managePrices'),
  response: z.object({ remotePrices: z.number().int() }),
});

export const Payer = z.object({
  id: z.number().int(),
  number: z.string(),
  name: z.string(),
  /** True: everyone without an own price pays this one. */
  isDefault: z.boolean(),
  discount: z.number(),
});
export type Payer = z.infer<typeof Payer>;

export const findPayers = endpoint({
  method: 'GET',
  path: '/product/price/customer',
  tag: 'price',
  summary: 'Customers to price for, by name, number or place: who they are and their discount, nothing else. At most twenty',
  access: staff('managePrices'),
  query: z.object({ search: line(100).optional(), ids: IdList.optional(), isDefault: z.stringbool().optional() }),
  response: z.object({ items: z.array(Payer) }),
});
