import { useTranslations } from 'use-intl';
import type { OrderPapers as Papers } from '#contract/document.ts';
import type { Order } from '#contract/order.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import { chfText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { documentsOfOrder } from '#domain/order/order-document.ts';
import { useColon } from '#web/texts/use-colon.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './order-papers.module.css';

interface Row {
  path: string;
  name: string;
  note: string;
}

/** The order's current documents as PDF; each opens through the order's link, with or without an account. `papers` null: they could not be read. */
export function OrderPapers({ order, papers }: { order: Order; papers: Papers | null }) {
  const t = useTranslations('order');
  const rows = usePaperRows(order, papers);
  if (rows.length === 0) return null;
  return (
    <section className={styles['papers']} aria-labelledby="order-papers">
      <h2 id="order-papers">{t('papers')}</h2>
      <ul>
        {rows.map(({ path, name, note }) => (
          <li key={path}>
            <a href={`/api/order-by-link/${order.uuid}/${path}`} target="_blank" rel="noopener">
              <Icon name="document" />
              <span>
                {name}
                {note === '' ? null : <span className={styles['note']}>{note}</span>}
              </span>
              <span className="small">PDF</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const day = (text: string): string => dateText(plainDateOf(text));

/** The order's own documents first, then delivery notes and invoices, oldest first. */
function usePaperRows(order: Order, papers: Papers | null): Row[] {
  const colon = useColon();
  const t = useTranslations('order');
  const own = documentsOfOrder(order, 'customer').map((kind) => ({ path: `document/${kind}`, name: t(`paper.${kind}`), note: '' }));
  if (papers === null) return own;
  const { deliveries, invoices, creditNotes } = papers;
  return [
    ...own,
    ...deliveries.map((each) => ({
      path: `paper/delivery/${each.id}`,
      name: `${t('paper.lieferschein')} ${each.formattedId}`,
      note: `${day(each.day)}${colon} ${each.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}`,
    })),
    ...invoices.map((each) => ({
      path: `paper/invoice/${each.id}`,
      name: `${t('paper.rechnung')} ${each.formattedId}`,
      note:
        each.open > 0
          ? t('invoiceOpen', { open: chfText(rappenFromChf(each.open)), day: day(each.dueDay) })
          : t(each.state === 'CREDITED' ? 'invoiceCredited' : 'invoicePaid', { total: chfText(rappenFromChf(each.total)) }),
    })),
    ...creditNotes.map((each) => ({
      path: `paper/creditNote/${each.id}`,
      name: `${t('creditNote')} ${each.formattedId}`,
      note: `${day(each.issuedOn)}${colon} ${chfText(rappenFromChf(each.total))}`,
    })),
  ];
}
