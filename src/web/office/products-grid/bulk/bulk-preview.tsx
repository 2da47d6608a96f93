import { DataTable, columns } from '../../ui/plain-table.tsx';
import { productWords } from '../product-words.ts';
import type { BulkPlan } from './bulk-plan.ts';
import styles from '../products.module.css';

const t = productWords.bulk;
const shownRows = 50;

/** Old and new value of each product that would change, and why others would not. */
export function BulkPreview({ plan: { changes, same, faulty } }: { plan: BulkPlan }) {
  return (
    <>
      {changes.length + faulty.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <DataTable
          label={t.after}
          columns={columns([productWords.number, productWords.name, t.before, t.after])}
          className={styles['rows']}
        >
          <tbody>
            {faulty.slice(0, shownRows).map(({ row, why }) => (
              <tr key={row.id}>
                <td>{row.articleNumber}</td>
                <td>{row.name.de}</td>
                <td colSpan={2} className={styles['wrong']}>
                  {why}
                </td>
              </tr>
            ))}
            {changes.slice(0, shownRows).map(({ row, beforeText, afterText }) => (
              <tr key={row.id}>
                <td>{row.articleNumber}</td>
                <td>{row.name.de}</td>
                <td className={styles['before']}>{beforeText}</td>
                <td>
                  <b>{afterText}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      {changes.length > shownRows ? <p>{t.more(changes.length - shownRows)}</p> : null}
      {same === 0 ? null : <p>{t.same(same)}</p>}
      {faulty.length === 0 ? null : <p>{t.faulty(faulty.length)}</p>}
    </>
  );
}
