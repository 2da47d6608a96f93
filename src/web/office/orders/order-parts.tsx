import type { Order } from '#contract/order.ts';
import { PartListTable } from '../document/part-list-table.tsx';
import { officeTexts } from '../frame/office-words.ts';
import styles from './positions.module.css';

const t = officeTexts.order;

/** The part lists of all positions, each for one piece. */
export function OrderParts({ order: { positions } }: { order: Order }) {
  const made = positions.filter(({ partList }) => partList.length > 0);
  return (
    <div className={styles['parts']}>
      {made.length === 0 ? <p>{t.noPartLists}</p> : null}
      {made.map(({ id, name, quantity, partList }) => (
        <section key={id}>
          <h2>
            {name}, {t.partListFor(quantity)}
          </h2>
          <PartListTable lines={partList} caption={`${t.partList} ${name}`} />
        </section>
      ))}
    </div>
  );
}
