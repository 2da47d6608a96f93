import { Link, useSearchParams } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';
import control from '../grid/control.module.css';
import { narrowKeys, withoutLimit } from './order-window.ts';
import type { OrderWindow } from './order-window.ts';
import styles from './week-bar.module.css';
import { orderListWords as t } from './order-words.ts';

export type NarrowNames = Readonly<Record<(typeof narrowKeys)[number], string>>;

/** The customer or product type to which a link has limited the list; each is taken away again by its pill. */
export function NarrowedTo({ window, names }: { window: OrderWindow; names: NarrowNames }) {
  const [query] = useSearchParams();
  return narrowKeys.flatMap((key) => {
    if (window[key] === undefined) return [];
    const word = `${t.narrowed[key]}: ${names[key]}`;
    return (
      <Link
        key={key}
        className={`${control['pillOn']} ${styles['limit']}`}
        to={`?${withoutLimit(query, key).toString()}`}
        aria-label={t.removeLimit(word)}
        preventScrollReset
      >
        <span>{word}</span>
        <Icon name="close" size="small" />
      </Link>
    );
  });
}
