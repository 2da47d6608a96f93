import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { gridWords as t } from './grid-words.ts';
import styles from './row-lead.module.css';

/** Leading cells of every row: its number, a tick box where rows can be selected, a mark that opens its parts. */
export interface Lead {
  readonly tick: boolean;
  readonly parts: boolean;
  /** Number of leading cells, and their width in pixels. */
  readonly count: number;
  readonly width: number;
}

const numberWidth = 44;
const tickWidth = 36;
const partsWidth = 32;

export function leadOf(tick: boolean, parts: boolean): Lead {
  const width = numberWidth + (tick ? tickWidth : 0) + (parts ? partsWidth : 0);
  return { tick, parts, count: 1 + (tick ? 1 : 0) + (parts ? 1 : 0), width };
}

interface RowLeadProps {
  lead: Lead;
  place: number;
  /** Its number in the list; null for a part. */
  number: number | null;
  isLoaded: boolean;
  parts: 'none' | 'closed' | 'open';
  ticked: boolean;
}

/** The grid handles clicks and finds the row by `data-place`. */
export function RowLead({ lead, place, number, isLoaded, parts, ticked }: RowLeadProps) {
  const isParent = number !== null && isLoaded;
  return (
    <>
      <div role="rowheader" className={styles['number']} style={{ width: numberWidth }} aria-colindex={1}>
        {number}
      </div>
      {lead.tick ? (
        <div role="gridcell" className={styles['lead']} style={{ width: tickWidth, left: numberWidth }} aria-colindex={2}>
          {isParent ? (
            <input
              type="checkbox"
              tabIndex={-1}
              checked={ticked}
              readOnly
              data-tick={place}
              aria-label={t.selectRow(number)}
              className={styles['tick']}
            />
          ) : null}
        </div>
      ) : null}
      {lead.parts ? (
        <div
          role="gridcell"
          className={styles['lead']}
          style={{ width: partsWidth, left: lead.width - partsWidth }}
          aria-colindex={lead.count}
        >
          {parts === 'none' ? null : (
            <button
              type="button"
              tabIndex={-1}
              data-parts={place}
              className={styles['parts']}
              aria-expanded={parts === 'open'}
              aria-label={parts === 'open' ? t.collapse : t.expand}
            >
              <Icon name={parts === 'open' ? 'minus' : 'plus'} size="small" />
            </button>
          )}
        </div>
      ) : null}
    </>
  );
}

/** The matching cells in the head; the tick box there means every row of the view. */
export function HeadLead({ lead, all, onAll }: { lead: Lead; all: 'none' | 'some' | 'all'; onAll: () => void }) {
  return (
    <>
      <div role="columnheader" className={styles['number']} style={{ width: numberWidth }} aria-colindex={1}>
        <VisuallyHidden>{t.rowNumber}</VisuallyHidden>
      </div>
      {lead.tick ? (
        <div role="columnheader" className={styles['lead']} style={{ width: tickWidth, left: numberWidth }} aria-colindex={2}>
          <input
            type="checkbox"
            checked={all === 'all'}
            ref={(box) => {
              if (box) box.indeterminate = all === 'some';
            }}
            onChange={onAll}
            aria-label={t.selectShown}
            className={styles['tick']}
          />
        </div>
      ) : null}
      {lead.parts ? (
        <div
          role="columnheader"
          className={styles['lead']}
          style={{ width: partsWidth, left: lead.width - partsWidth }}
          aria-colindex={lead.count}
        >
          <VisuallyHidden>{t.expand}</VisuallyHidden>
        </div>
      ) : null}
    </>
  );
}
