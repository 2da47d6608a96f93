import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CustomerFigures } from '#contract/customer-record.ts';
import type { OrderSummary } from '#contract/order.ts';
import type { QuoteSummary } from '#contract/quote.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { officeOrderPath, officeQuotePath } from '#web/paths.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { StateWord } from '../grid/state-word.tsx';
import { orderMarks } from '../orders/order-view.ts';
import { quoteMark } from '../quotes/quote-view.ts';
import { dayText } from '../text/day-text.ts';
import pageStyles from '../ui/page.module.css';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { chfText } from './customer-view.ts';
import { customerWords as t } from './customer-words.ts';
import styles from './customer.module.css';
import { MonthBars } from './month-bars.tsx';

interface OverviewProps {
  figures: CustomerFigures;
  orders: { items: readonly OrderSummary[] };
  /** null: the user may not see them. */
  quotes: { items: readonly QuoteSummary[] } | null;
  /** Open invoices; null: the user may not see them. */
  invoices: ReactNode;
}

/** The customer's current business and purchases. */
export function CustomerOverview({ figures, orders, quotes, invoices }: OverviewProps) {
  return (
    <div className={styles['overview']}>
      <div>
        <section>
          <h2>
            {t.openOrders} <small>{`${figures.openOrderCount} ${t.allOrders(figures.orderCount)}`}</small>
          </h2>
          {orders.items.length === 0 ? <p className={styles['empty']}>{t.noOrders}</p> : <OrderTable orders={orders.items} />}
        </section>
        {invoices}
        {quotes === null ? null : (
          <section>
            <h2>
              {t.openQuotes} <small>{`${figures.openQuoteCount} offen, ${t.allOrders(figures.quoteCount)}`}</small>
            </h2>
            {quotes.items.length === 0 ? <p className={styles['empty']}>{t.noQuotes}</p> : <QuoteTable quotes={quotes.items} />}
          </section>
        )}
      </div>
      <div>
        <section>
          <h2>
            {t.ordered} <small>{t.orderedIn}</small> <b className={styles['sum']}>{chfText(figures.ordered)}</b>
          </h2>
          <MonthBars months={figures.months} />
        </section>
        {figures.bought.length === 0 ? null : (
          <section>
            <h2>{t.bought}</h2>
            <Bought bought={figures.bought} />
          </section>
        )}
      </div>
    </div>
  );
}

/** In the order of `orderMarks`. */
const orderMarkHeads = (['receipt', 'delivered', 'invoiced', 'paid'] as const).map((name) => ({
  ...t.orderMarks[name],
  kind: 'mark' as const,
}));

function OrderTable({ orders }: { orders: readonly OrderSummary[] }) {
  return (
    <DataTable label={t.openOrders} columns={[{ word: t.number }, { word: t.day }, { word: t.chf, kind: 'number' }, ...orderMarkHeads]}>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td>
              <Link to={officeOrderPath(order.id)}>{order.formattedId}</Link>
            </td>
            <td>{dayText(order.dueDate)}</td>
            <td className={`${pageStyles['number']} ${pageStyles['strong']}`}>{chfText(order.total)}</td>
            {Object.values(orderMarks(order)).map((mark) => (
              <td key={mark.label} className={`${pageStyles['mark']} ${styles['square']}`}>
                <StatusMark bare {...mark} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function QuoteTable({ quotes }: { quotes: readonly QuoteSummary[] }) {
  return (
    <DataTable
      label={t.openQuotes}
      columns={[{ word: t.number }, { word: t.validUntil }, { word: t.chf, kind: 'number' }, { word: t.status }]}
    >
      <tbody>
        {quotes.map((quote) => (
          <tr key={quote.id}>
            <td className={pageStyles['keep']}>
              <Link to={officeQuotePath(quote.id)}>{quote.formattedId}</Link>
            </td>
            <td>{dayText(quote.validUntil)}</td>
            <td className={`${pageStyles['number']} ${pageStyles['strong']}`}>{quote.total === null ? '–' : chfText(quote.total)}</td>
            <td>
              <StateWord mark={quoteMark(quote.state).state}>{quoteMark(quote.state).label}</StateWord>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function Bought({ bought }: { bought: CustomerFigures['bought'] }) {
  return (
    <DataTable label={t.bought} columns={[...columns([t.article]), { word: t.pieces, kind: 'number' }, { word: t.chf, kind: 'number' }]}>
      <tbody>
        {bought.map(({ articleNumber, name, quantity, amount }) => (
          <tr key={articleNumber}>
            <td>{name}</td>
            <td className={pageStyles['number']}>{groupedText(quantity)}</td>
            <td className={`${pageStyles['number']} ${pageStyles['strong']}`}>{chfText(amount)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
