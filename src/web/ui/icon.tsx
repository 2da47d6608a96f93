/** Crate marks and signs, drawn on a 40 unit square in one flat tone. They never carry meaning alone: a word accompanies them. */
import styles from './icon.module.css';

export const outlines = {
  arrow: 'M3 17h18V7l16 13-16 13V23H3z',
  down: 'M17 3v18H7l13 16 13-16H23V3z',
  back: 'M37 17H19V7L3 20l16 13V23h18z',
  thisWayUp: 'M3 34h34v4H3zM8 31V17H2L12 3l10 14h-6v14zM24 31V17h-2l6-14 10 14h-6v14z',
  keepDry: 'M19 2h2v4c9 1 15 7 16 15H22v11a5.5 5.5 0 0 1-11 0h4.2a1.3 1.3 0 0 0 2.6 0V21H3C4 13 10 7 19 6z',
  fragile: 'M9 2h8l4 8-4 4 6 7-2-7 5-4-3-8h8l-2 15a9 9 0 0 1-7 7v9h7v5H11v-5h7v-9a9 9 0 0 1-7-7z',
  centreOfGravity:
    'M18 1h4v9.2A10 10 0 0 1 29.8 18H39v4h-9.2A10 10 0 0 1 22 29.8V39h-4v-9.2A10 10 0 0 1 10.2 22H1v-4h9.2A10 10 0 0 1 18 10.2zm2 13v6h6a6 6 0 0 0-6-6zm0 12v-6h-6a6 6 0 0 0 6 6z',
  sling: 'M4 38V24c0-5 7-6 8-8V2h4v15c-1 3-4 4-4 7v14zM36 38V24c0-5-7-6-8-8V2h-4v15c1 3 4 4 4 7v14z',
  stacking: 'M3 2h34v5H3zM8 18h24v20H8zM17.5 9h5v3H28l-8 5-8-5h5.5z',
  cart: 'M2 7h8.5L13 25h18l4-13h4.5L34 29H9.5L7 11H2zM11 31h6v6h-6zM26 31h6v6h-6z',
  menu: 'M3 7h34v5H3zM3 17.5h34v5H3zM3 28h34v5H3z',
  close: 'M7.5 4 20 16.5 32.5 4 36 7.5 23.5 20 36 32.5 32.5 36 20 23.5 7.5 36 4 32.5 16.5 20 4 7.5z',
  check: 'M3.5 21.5 8 17l7.5 7.5L32 8l4.5 4.5-21 21z',
  plus: 'M17.5 4h5v13.5H36v5H22.5V36h-5V22.5H4v-5h13.5z',
  minus: 'M4 17.5h32v5H4z',
  truck: 'M1 8h24v19H1zM27 13h6l6 8v6H27zM5 29h8v6H5zM27 29h8v6h-8z',
  place: 'M20 1c8 0 14 6 14 14 0 10-14 24-14 24S6 25 6 15C6 7 12 1 20 1zm0 8a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  search: 'M17 3a14 14 0 0 1 11 22.5l10 9L34.5 38l-10-9.5A14 14 0 1 1 17 3zm0 5a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  document: 'M7 1h17l10 10v28H7zm5 5v28h17V14h-8V6z',
  user: 'M20 3a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM4 37c0-9 6-14 16-14s16 5 16 14z',
  edit: 'M28 3l9 9-4 4-9-9zM21.5 9.5l9 9L13 36l-10 1 1-10z',
  trash: 'M14 2h12v4h10v5H4V6h10zM7 14h26l-2 24H9z',
  factory: 'M3 37V18l10-7v7l10-7v7l10-7v26zM9 25v6h5v-6zm9 0v6h5v-6zm9 0v6h5v-6z',
  mail: 'M2 8h36v3L20 22 2 11zM2 15l18 11 18-11v18H2z',
  heart: 'M20 36.5 4.5 19.5C1 15 1.5 9 5.5 6c4.5-3.5 10.5-2 14.5 3 4-5 10-6.5 14.5-3 4 3 4.5 9 1 13.5z',
  heartOpen:
    'M20 36.5 4.5 19.5C1 15 1.5 9 5.5 6c4.5-3.5 10.5-2 14.5 3 4-5 10-6.5 14.5-3 4 3 4.5 9 1 13.5zM20 29.8 32 16.7c2-2.5 1.7-5.7-.5-7.3C28.5 7.3 25 9 22.2 12.5L20 15.4l-2.2-2.9C15 9 11.5 7.3 8.5 9.4 6.3 11 6 14.2 8 16.7z',
  warning: 'M20 2l19 35H1zm-2.5 12v12h5V14zm0 15v5h5v-5z',
} as const;

export type IconName = keyof typeof outlines;

/** Outlines of icons that appear many times on a page: included once, for every `<Icon shared />`. */
export function SharedIcons({ names }: { names: readonly IconName[] }) {
  return (
    <svg className={styles['outline']} aria-hidden="true">
      {names.map((name) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 40 40">
          <path d={outlines[name]} />
        </symbol>
      ))}
    </svg>
  );
}

interface IconProps {
  name: IconName;
  size?: 'small' | 'normal' | 'large';
  /** Uses an outline of the page's `SharedIcons`. */
  shared?: boolean;
  /** What it stands in is hidden from readers of the screen already. */
  unread?: boolean;
}

export function Icon({ name, size = 'normal', shared = false, unread = false }: IconProps) {
  return (
    <svg
      className={`${styles['icon']} ${styles[size]}`}
      viewBox={shared ? undefined : '0 0 40 40'}
      aria-hidden={unread ? undefined : 'true'}
    >
      {shared ? <use href={`#icon-${name}`} /> : <path d={outlines[name]} />}
    </svg>
  );
}
