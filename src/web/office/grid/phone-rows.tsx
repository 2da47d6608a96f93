import { Link } from 'react-router';
import { valueOf, type Column, type GridRow } from './rules/column.ts';
import type { PlacedRow } from './rules/tree.ts';
import { CellContent } from './grid-cell.tsx';
import { RowButton } from './row-button.ts';
import styles from './phone-rows.module.css';

interface PhoneRowsProps<Row extends GridRow> {
  columns: readonly Column<Row>[];
  places: readonly number[];
  rowAt: (place: number) => PlacedRow<Row> | undefined;
  count: number;
  onOpen: ((row: Row) => void) | undefined;
  /** With it a row is a link: it can be opened in another tab, and before the scripts are there. */
  addressOf?: ((row: Row) => string) | undefined;
}

export const phoneRowHeight = 64;

/** On a phone a row becomes an item of two lines: title and figure, then the rest in small print. */
export function PhoneRows<Row extends GridRow>({ columns, places, rowAt, count, onOpen, addressOf }: PhoneRowsProps<Row>) {
  const part = (which: Column<Row>['phone']): Column<Row>[] => columns.filter(({ phone }) => phone === which);
  const titles = part('title');
  const pictures = columns.filter(({ phone, phonePicture }) => phone === 'picture' || phonePicture !== undefined);
  const itemClass = `${styles['item']} ${pictures.length === 0 ? '' : styles['pictured']}`;
  return (
    <ul className={styles['list']} style={{ height: count * phoneRowHeight }}>
      {places.map((place) => {
        const row = rowAt(place)?.row;
        const draw = (column: Column<Row>) =>
          row === undefined ? null : (
            <span key={column.key}>
              {column.phoneText?.(row) ?? <CellContent column={column} row={row} value={valueOf(column, row)} />}
            </span>
          );
        const drawPicture = (column: Column<Row>) =>
          row === undefined || column.phonePicture === undefined ? draw(column) : <span key={column.key}>{column.phonePicture(row)}</span>;
        const lines = (
          <>
            {pictures.length === 0 ? null : <span className={styles['picture']}>{pictures.map(drawPicture)}</span>}
            <span className={styles['title']}>{titles.length === 0 ? columns.slice(0, 1).map(draw) : titles.map(draw)}</span>
            <span className={styles['figure']}>{part('figure').map(draw)}</span>
            <span className={styles['second']}>{part('second').map(draw)}</span>
          </>
        );
        return (
          <li
            key={row?.id ?? `place ${place}`}
            style={{ transform: `translateY(${place * phoneRowHeight}px)`, height: phoneRowHeight }}
            aria-setsize={count}
            aria-posinset={place + 1}
            aria-busy={row === undefined || undefined}
          >
            {row === undefined || (onOpen === undefined && addressOf === undefined) ? (
              <div className={itemClass}>{lines}</div>
            ) : (
              <RowButton value>
                {addressOf === undefined ? (
                  <button type="button" className={itemClass} onClick={() => onOpen?.(row)}>
                    {lines}
                  </button>
                ) : (
                  <Link to={addressOf(row)} className={itemClass}>
                    {lines}
                  </Link>
                )}
              </RowButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
