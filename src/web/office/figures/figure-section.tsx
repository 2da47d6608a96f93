import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { csvText } from '#domain/list/csv.ts';
import { save } from '#web/download.ts';
import { columns, DataTable } from '../ui/plain-table.tsx';
import pageStyles from '../ui/page.module.css';
import { MonthChart, ShareBar } from './figure-chart.tsx';
import { csvRows, isEmpty } from './figure-table.ts';
import type { Cell, FigureTable } from './figure-table.ts';
import styles from './figures.module.css';
import { figuresWords as t } from './figures-words.ts';

interface FigureSectionProps {
  table: FigureTable;
  /** As saved, if it has more rows than are shown. */
  whole?: FigureTable;
  /** Of the file, without its ending. */
  fileName: string;
  /** Below the table. */
  children?: ReactNode;
}

/** One report: head, chart, table, each figure a link to its rows. */
export function FigureSection({ table, whole = table, fileName, children }: FigureSectionProps) {
  const { key, title, remark, none, hint } = table;
  return (
    <section className={styles['section']} aria-labelledby={key}>
      <div className={styles['head']}>
        <h2 id={key}>
          {title} <small>{remark}</small>
        </h2>
        {isEmpty(table) ? null : (
          <button
            type="button"
            aria-label={t.csvOf(title)}
            onClick={() => save(new Blob([csvText(csvRows(whole))], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`)}
          >
            {t.csv}
          </button>
        )}
      </div>
      {isEmpty(table) ? <p className={styles['none']}>{none}</p> : <Figures table={table} />}
      {hint === undefined || isEmpty(table) ? null : <p className={styles['hint']}>{hint}</p>}
      {children}
    </section>
  );
}

function Figures({ table: { title, heads, rows, total, isByMonth, legend } }: { table: FigureTable }) {
  const [name = '', ...figures] = heads;
  const most = Math.max(0, ...rows.map(({ bar }) => bar ?? 0));
  return (
    <>
      {isByMonth ? <MonthChart rows={rows} legend={legend} /> : null}
      <DataTable className={styles['table']} label={title} columns={[{ word: name }, ...columns(figures, 'number')]}>
        <tbody>
          {rows.map(({ key, cells: [first, ...cells], bar }) => (
            <tr key={key}>
              <th scope="row">
                <span>{first?.text}</span>
                {isByMonth || bar === null ? null : <ShareBar bar={bar} most={most} />}
              </th>
              <FigureCells cells={cells} heads={figures} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total[0]?.text}</th>
            <FigureCells cells={total.slice(1)} heads={figures} />
          </tr>
        </tfoot>
      </DataTable>
    </>
  );
}

function FigureCells({ cells, heads }: { cells: readonly Cell[]; heads: readonly string[] }) {
  return cells.map(({ text, to, isGood }, index) => (
    <td
      key={heads[index]}
      className={`${pageStyles['number']} ${isGood === false ? styles['bad'] : to === undefined ? styles['nothing'] : ''}`}
    >
      {to === undefined ? text : <Link to={to}>{text}</Link>}
    </td>
  ));
}
