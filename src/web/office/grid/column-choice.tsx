import type { Column, GridRow } from './rules/column.ts';
import { listedColumns, shownColumns } from './rules/layout.ts';
import { Floating } from './floating.tsx';
import { gridWords as t } from './grid-words.ts';
import control from './control.module.css';
import styles from './column-choice.module.css';

interface ColumnChoiceProps<Row extends GridRow> {
  columns: readonly Column<Row>[];
  chosen: readonly string[] | null;
  anchor: () => Element | null;
  onChoose: (chosen: readonly string[] | null) => void;
  onClose: () => void;
}

/** Which columns are shown, and in which order. The last one cannot be hidden. */
export function ColumnChoice<Row extends GridRow>({ columns: all, chosen, anchor, onChoose, onClose }: ColumnChoiceProps<Row>) {
  const columns = listedColumns(all);
  const shown = shownColumns(columns, chosen).map(({ key }) => key);
  const others = columns.map(({ key }) => key).filter((key) => !shown.includes(key));
  const move = (index: number, by: 1 | -1): void => {
    const next = [...shown];
    const [key] = next.splice(index, 1);
    if (key !== undefined) next.splice(index + by, 0, key);
    onChoose(next);
  };
  const headOf = (key: string): string => columns.find((column) => column.key === key)?.head ?? key;
  return (
    <Floating label={t.columnChoice} anchor={anchor} width={288} onClose={onClose}>
      <ul className={styles['list']}>
        {[...shown, ...others].map((key, index) => {
          const isShown = shown.includes(key);
          return (
            <li key={key}>
              <label>
                <input
                  type="checkbox"
                  checked={isShown}
                  disabled={isShown && shown.length === 1}
                  onChange={() => onChoose(isShown ? shown.filter((other) => other !== key) : [...shown, key])}
                />
                <span>{headOf(key)}</span>
              </label>
              {isShown ? (
                <>
                  <button
                    type="button"
                    className={control['quiet']}
                    disabled={index === 0}
                    aria-label={t.moveLeft(headOf(key))}
                    onClick={() => move(index, -1)}
                  >
                    ▴
                  </button>
                  <button
                    type="button"
                    className={control['quiet']}
                    disabled={index === shown.length - 1}
                    aria-label={t.moveRight(headOf(key))}
                    onClick={() => move(index, 1)}
                  >
                    ▾
                  </button>
                </>
              ) : null}
            </li>
          );
        })}
      </ul>
      <div className={styles['end']}>
        <button type="button" className={control['quiet']} onClick={() => onChoose(columns.map(({ key }) => key))}>
          {t.allColumns}
        </button>
        <button type="button" className={control['quiet']} onClick={() => onChoose(null)}>
          {t.standardColumns}
        </button>
      </div>
    </Floating>
  );
}
