import type { WorkOrder } from '#contract/work-order.ts';
import { missingText } from '../text/missing-text.ts';
import { columns, DataTable } from '../ui/plain-table.tsx';
import pageStyles from '../ui/page.module.css';
import { timeText, volumeText } from './amount-text.ts';
import { shortDay } from './board-view.ts';
import { StationMarks } from './station-marks.tsx';
import type { ViewProps } from './week-views.ts';
import { cardId } from './work-card.tsx';
import { productionWords as t } from './production-words.ts';
import styles from './work-views.module.css';

/** The work orders of the week as lines, by day. */
export function WorkList({ stacks, chosen, stop, onChoose, onOpen }: ViewProps) {
  const { finishBy, order, customer, what, hours, wood, stations, promised, slack } = t.list;
  return (
    <DataTable
      label={t.board}
      columns={[
        ...columns([finishBy, order, customer, what]),
        ...columns([hours, wood], 'number'),
        ...columns([stations, promised, slack]),
      ]}
    >
      <tbody>
        {stacks.flat().map((work) => (
          <tr key={work.id} className={work.id === chosen?.id ? styles['chosen'] : undefined} data-state={work.state}>
            <td className={pageStyles['keep']}>{shortDay(work.day)}</td>
            <td>
              <button
                type="button"
                id={cardId(work.id)}
                className={styles['number']}
                aria-pressed={work.id === chosen?.id}
                tabIndex={work.id === stop?.id ? 0 : -1}
                onClick={() => onOpen(work.id)}
                onFocus={() => onChoose(work.id)}
              >
                {work.formattedId}
              </button>
            </td>
            <td>{work.customerName}</td>
            <td>
              {t.part(work.quantity, work.lineQuantity)} {work.name}
              {work.missing.length === 0 ? null : <span className={styles['bad']}> {missingText(work.missing)}</span>}
            </td>
            <td className={pageStyles['number']}>{work.state === 'CANCELED' ? t.canceled : timeText(work.minutes)}</td>
            <td className={pageStyles['number']}>{volumeText(work.litres)}</td>
            <td>
              <StationMarks work={work} />
            </td>
            <td className={pageStyles['keep']}>{work.promised === null ? t.notPromised : shortDay(work.promised)}</td>
            <td className={slackClass(work)}>{work.slackDays === null ? '' : t.slackDays(work.slackDays)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

const slackClass = ({ slackDays }: WorkOrder): string | undefined => (slackDays !== null && slackDays < 0 ? styles['bad'] : undefined);
