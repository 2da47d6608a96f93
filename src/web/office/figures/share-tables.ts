/** The reports by what they are of: reasons of lost quotes, age of open items, margins by product type and customer. */
import type { FigureReport } from '#contract/figure.ts';
import type { MonthSpan } from '#domain/figure/month-span.ts';
import type { MarginFigures } from '#domain/figure/report.ts';
import { earned, marginShare, restOf, sumOf } from '#domain/figure/report.ts';
import { shareOf } from '#domain/figure/share.ts';
import { ages } from '../payments/payment-words.ts';
import { quoteWords } from '../quotes/quote-words.ts';
import { openItemsOf, ordersOf, quotesOf } from './figure-links.ts';
import type { Cell, FigureTable } from './figure-table.ts';
import { countCell, moneyCell, nameCell, shareCell } from './figure-table.ts';
import { figuresWords as t } from './figures-words.ts';
import { spanOf } from './month-tables.ts';

/** Customers shown before all are asked for. */
export const fewCustomers = 15;

export function reasonsTable(report: FigureReport, { reasons }: NonNullable<FigureReport['quotes']>): FigureTable {
  const { title, remark, none, reason: head, count, share, amount } = t.reasons;
  const span = spanOf(report);
  const all = sumOf(reasons, (row) => row.count);
  return {
    key: 'reasons',
    title,
    remark,
    none,
    heads: [head, count, share, amount],
    isByMonth: false,
    rows: reasons.map((row) => {
      const to = quotesOf(span, `lostReason:${row.reason}`);
      return {
        key: row.reason,
        bar: row.count,
        cells: [
          nameCell(quoteWords.lostReasons[row.reason]),
          countCell(row.count, to),
          shareCell(shareOf(row.count, all), to),
          moneyCell(row.total, to),
        ],
      };
    }),
    total: [
      nameCell(t.total),
      countCell(all, quotesOf(span, 'state:LOST')),
      shareCell(shareOf(all, all)),
      moneyCell(
        sumOf(reasons, (row) => row.total),
        quotesOf(span, 'state:LOST'),
      ),
    ],
  };
}

export function openItemsTable({ openItems }: FigureReport): FigureTable {
  const { title, remark, none, age: head, count, share, amount } = t.openItems;
  const all = sumOf(openItems, (row) => row.amount);
  return {
    key: 'openItems',
    title,
    remark,
    none,
    heads: [head, count, share, amount],
    isByMonth: false,
    rows: openItems.map((row) => ({
      key: row.age,
      // Overpaid invoices count as negative.
      bar: Math.max(0, row.amount),
      cells: [
        nameCell(ages[row.age]),
        countCell(row.count, openItemsOf(row.age)),
        shareCell(row.count === 0 ? null : shareOf(row.amount, all), openItemsOf(row.age)),
        moneyCell(row.amount, openItemsOf(row.age)),
      ],
    })),
    total: [
      nameCell(t.total),
      countCell(
        sumOf(openItems, (row) => row.count),
        openItemsOf(),
      ),
      shareCell(shareOf(all, all)),
      moneyCell(all, openItemsOf()),
    ],
  };
}

const marginHeads = [t.margins.orders, t.margins.amount, t.margins.unknown, t.margins.cost, t.margins.earned, t.margins.share];

function marginCells(figures: MarginFigures, to?: string): Cell[] {
  const share = marginShare(figures);
  return [
    countCell(figures.orders, to),
    moneyCell(figures.amount, to),
    moneyCell(Math.round((figures.amount - figures.known) * 100) / 100, to),
    moneyCell(figures.cost, to),
    share === null ? shareCell(null) : moneyCell(earned(figures), to),
    shareCell(share, to, share !== null && share < 0 ? false : undefined),
  ];
}

const marginTotal = (total: MarginFigures, span: MonthSpan): Cell[] => [nameCell(t.total), ...marginCells(total, ordersOf(span))];

export function familiesTable(report: FigureReport, { families, total }: NonNullable<FigureReport['margins']>): FigureTable {
  const span = spanOf(report);
  const { families: title, remark, none, family, noProduct, hint } = t.margins;
  return {
    key: 'families',
    title,
    remark,
    none,
    hint,
    heads: [family, ...marginHeads],
    isByMonth: false,
    rows: families.map(({ productTypeId, name, ...figures }) => ({
      key: String(productTypeId),
      bar: figures.amount,
      cells: [nameCell(productTypeId === 0 ? noProduct : name), ...marginCells(figures, ordersOf(span, { productTypeId }))],
    })),
    total: marginTotal(total, span),
  };
}

/** `most`: how many customers by name; the others are one row. */
export function customersTable(
  report: FigureReport,
  { customers, customerCount, total }: NonNullable<FigureReport['margins']>,
  most: number,
): FigureTable {
  const span = spanOf(report);
  const { customers: title, remark, none, customer, others } = t.margins;
  const named = customers.slice(0, most);
  const left = customerCount - named.length;
  const rest = restOf(total, named);
  return {
    key: 'customers',
    title,
    remark,
    none,
    heads: [customer, ...marginHeads],
    isByMonth: false,
    rows: [
      ...named.map(({ customerId, name, ...figures }) => ({
        key: String(customerId),
        bar: figures.amount,
        cells: [nameCell(name), ...marginCells(figures, ordersOf(span, { customerId }))],
      })),
      ...(left === 0 ? [] : [{ key: 'rest', bar: null, cells: [nameCell(others(left)), ...marginCells(rest)] }]),
    ],
    total: marginTotal(total, span),
  };
}
