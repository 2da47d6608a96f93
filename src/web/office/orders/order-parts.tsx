import type { Order } from '#contract/order.ts';
import { PartListTable } from '../document/part-list-table.tsx';
import { officeWords } from '../frame/office-words.ts';
import pageStyles from '../ui/page.module.css';
import styles from './positions.module.css';
import { ReportButton } from './report-button.tsx';

const t = officeWords.order;

/** The part lists of all positions, each for one piece, with the workshop documents of that position. */
export function OrderParts({ order: { id: orderId, positions }, mayPrint }: { order: Order; mayPrint: boolean }) {
  const made = positions.filter(({ partList }) => partList.length > 0);
  return (
    <div className={styles['parts']}>
      {made.length === 0 ? <p>{t.noPartLists}</p> : null}
      {made.map(({ id, name, quantity, partList, storno }) => (
        <section key={id}>
          <h2>
            {name}, {t.partListFor(quantity)}
          </h2>
          {mayPrint && !storno ? (
            <p className={styles['bench']}>
              {(['werkstattsatz', 'etiketten'] as const).map((report) => (
                <ReportButton key={report} report={report} orderId={orderId} positionId={id} className={pageStyles['button']} />
              ))}
            </p>
          ) : null}
          <PartListTable lines={partList} caption={`${t.partList} ${name}`} />
        </section>
      ))}
    </div>
  );
}
