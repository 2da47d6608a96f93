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
    'M18 1h4v9.2A10 10 0 0 1 29.800 18H39v4h-9.200A10 10 0 0 1 22 29.800V39h-4v-9.200A10 10 0 0 1 10.200 22H1v-4h9.200A10 10 0 0 1 18 10.200zm2 13v6h6a6 6 0 0 0-6-6zm0 12v-6h-6a6 6 0 0 0 6 6z',
  sling: 'M4 38V24c0-5 7-6 8-8V2h4v15c-1 3-4 4-4 7v14zM36 38V24c0-5-7-6-8-8V2h-4v15c1 3 4 4 4 7v14z',
  stacking: 'M3 2h34v5H3zM8 18h24v20H8zM17.500 9h5v3H28l-8 5-8-5h5.500z',
  cart: 'M2 7h8.500L13 25h18l4-13h4.500L34 29H9.500L7 11H2zM11 31h6v6h-6zM26 31h6v6h-6z',
  menu: 'M3 7h34v5H3zM3 17.500h34v5H3zM3 28h34v5H3z',
  close: 'M7.500 4 20 16.500 32.500 4 36 7.500 23.500 20 36 32.500 32.500 36 20 23.500 7.500 36 4 32.500 16.500 20 4 7.500z',
  check: 'M3.500 21.500 8 17l7.500 7.500L32 8l4.500 4.500-21 21z',
  plus: 'M17.500 4h5v13.500H36v5H22.500V36h-5V22.500H4v-5h13.500z',
  minus: 'M4 17.500h32v5H4z',
  truck: 'M1 8h24v19H1zM27 13h6l6 8v6H27zM5 29h8v6H5zM27 29h8v6h-8z',
  place: 'M20 1c8 0 14 6 14 14 0 10-14 24-14 24S6 25 6 15C6 7 12 1 20 1zm0 8a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  search: 'M17 3a14 14 0 0 1 11 22.500l10 9L34.500 38l-10-9.500A14 14 0 1 1 17 3zm0 5a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  document: 'M7 1h17l10 10v28H7zm5 5v28h17V14h-8V6z',
  user: 'M20 3a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM4 37c0-9 6-14 16-14s16 5 16 14z',
  edit: 'M28 3l9 9-4 4-9-9zM21.500 9.500l9 9L13 36l-10 1 1-10z',
  trash: 'M14 2h12v4h10v5H4V6h10zM7 14h26l-2 24H9z',
  factory: 'M3 37V18l10-7v7l10-7v7l10-7v26zM9 25v6h5v-6zm9 0v6h5v-6zm9 0v6h5v-6z',
  mail: 'M2 8h36v3L20 22 2 11zM2 15l18 11 18-11v18H2z',
  heart: 'M20 36.500 4.500 19.500C1 15 1.500 9 5.500 6c4.500-3.500 10.500-2 14.500 3 4-5 10-6.500 14.500-3 4 3 4.500 9 1 13.500z',
  heartOpen:
    'M20 36.500 4.500 19.500C1 15 1.500 9 5.500 6c4.500-3.500 10.500-2 14.500 3 4-5 10-6.500 14.500-3 4 3 4.500 9 1 13.500zM20 29.800 32 16.700c2-2.500 1.700-5.700-.500-7.300C28.500 7.300 25 9 22.200 12.500L20 15.400l-2.200-2.900C15 9 11.500 7.300 8.500 9.400 6.300 11 6 14.200 8 16.700z',
  warning: 'M20 2l19 35H1zm-2.500 12v12h5V14zm0 15v5h5v-5z',
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
}

export function Icon({ name, size = 'normal', shared = false }: IconProps) {
  return (
    <svg className={`${styles['icon']} ${styles[size]}`} viewBox={shared ? undefined : '0 0 40 40'} aria-hidden="true">
      {shared ? <use href={`#icon-${name}`} /> : <path d={outlines[name]} />}
    </svg>
  );
}
