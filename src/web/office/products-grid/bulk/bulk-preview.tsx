import { linkOfUse } from '../../ui/link-of-use.ts';
import { UsesInLine } from '../../ui/in-use.tsx';
import { DataTable, columns } from '../../ui/plain-table.tsx';
import { productWords } from '../product-words.ts';
import type { BulkPlan, FaultyRow } from './bulk-plan.ts';
import styles from '../products.module.css';

const t = productWords.bulk;
const shownRows = 50;

/** How many products would change and how many would not, why not, and old and new value of each. */
export function BulkPreview({ plan: { changes, same, faulty } }: { plan: BulkPlan }) {
  return (
    <>
      {changes.length + faulty.length === 0 ? <p>{t.none}</p> : null}
      {same === 0 ? null : <p>{t.same(same)}</p>}
      <FaultyRows faulty={faulty} />
      {changes.length === 0 ? null : (
        <DataTable
          label={t.after}
          columns={columns([productWords.number, productWords.name, t.before, t.after])}
          className={styles['rows']}
        >
          <tbody>
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
    </>
  );
}

/** The products that stay as they are, and why. */
export function FaultyRows({ faulty }: { faulty: readonly FaultyRow[] }) {
  if (faulty.length === 0) return null;
  const used = faulty.filter(({ why }) => typeof why !== 'string').length;
  return (
    <>
      {used === 0 ? null : <p className={styles['wrong']}>{t.used(used)}</p>}
      {used === faulty.length ? null : <p className={styles['wrong']}>{t.faulty(faulty.length - used)}</p>}
      <DataTable label={t.why} columns={columns([productWords.number, productWords.name, t.why])} className={styles['rows']}>
        <tbody>
          {faulty.slice(0, shownRows).map(({ row, why }) => (
            <tr key={row.id}>
              <td>{row.articleNumber}</td>
              <td>{row.name.de}</td>
              <td>
                <Why why={why} />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {faulty.length > shownRows ? <p>{t.more(faulty.length - shownRows)}</p> : null}
    </>
  );
}

function Why({ why }: { why: FaultyRow['why'] }) {
  if (typeof why === 'string') return <span className={styles['wrong']}>{why}</span>;
  const shown = why.items.map(linkOfUse).map(({ word, name, path }) => ({ name: `${word} ${name}`, path }));
  return <UsesInLine uses={shown} more={why.more} />;
}
