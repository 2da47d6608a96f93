import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import type { OrderSummary } from '#contract/order.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { officeOrderPath } from '#web/paths.ts';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { dayText, empty } from '../text/day-text.ts';
import { instantDayText } from '../text/instant-text.ts';
import styles from '../ui/page.module.css';
import { officeTexts } from '../frame/office-words.ts';
import { deliveryText, orderMarks, stateMark } from './order-view.ts';

const t = officeTexts.list;

/** Arrow keys move from order to order; Enter opens, as the focus stands on the link. */
function moveFocus(event: KeyboardEvent<HTMLTableSectionElement>, body: HTMLTableSectionElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !body) return;
  const links = [...body.querySelectorAll('a')];
  const target = links[links.findIndex((link) => link === document.activeElement) + step];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function OrderRow({ order }: { order: OrderSummary }) {
  const marks = orderMarks(order);
  return (
    <tr>
      <td className={styles['keep']}>
        <Link to={officeOrderPath(order.id)}>{order.formattedId}</Link>
      </td>
      <td className={styles['keep']}>{instantDayText(order.createdAt)}</td>
      <td className={styles['strong']}>{order.customerName}</td>
      <td>{order.city}</td>
      <td>{order.externalCustomerNo || empty}</td>
      <td>{deliveryText(order)}</td>
      <td className={styles['number']}>{dayText(order.requestedDeliveryDate)}</td>
      <td className={`${styles['number']} ${styles['strong']}`}>{amountText(rappenFromChf(order.total))}</td>
      {[marks.receipt, marks.delivered, marks.invoiced, marks.paid].map((mark) => (
        <td key={mark.label} className={styles['mark']}>
          <StatusMark {...mark} bare />
        </td>
      ))}
      <td>
        <StatusMark {...stateMark(order.orderStatusId)} />
      </td>
    </tr>
  );
}

export function OrderTable({ orders }: { orders: readonly OrderSummary[] }) {
  const body = useRef<HTMLTableSectionElement>(null);
  return (
    <DataTable
      label={t.caption}
      columns={[
        ...columns([t.number, t.date, t.customer, t.place, t.reference, t.delivery]),
        ...columns([t.wish, t.total], 'number'),
        ...columns([t.receipt, t.delivered, t.invoiced, t.paid], 'mark'),
        { word: t.status },
      ]}
    >
      {/* Keys bubble up from the links of the rows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <tbody ref={body} onKeyDown={(event) => moveFocus(event, body.current)}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </tbody>
    </DataTable>
  );
}
