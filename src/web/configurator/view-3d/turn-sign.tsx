/** The icons of the buttons that turn the product, on a 40 unit square. Each button also has a name. */
import { outlines as icons } from '#web/ui/icon.tsx';
import styles from './view-3d.module.css';

const outlines = {
  left: 'M20 6a14 14 0 1 1-13.600 17.400l4.900-1.200A9 9 0 1 0 20 11v6L9 8.500 20 0z',
  right: 'M20 6a14 14 0 1 0 13.600 17.400l-4.900-1.200A9 9 0 1 1 20 11v6l11-8.500L20 0z',
  up: 'M17 37V19H7L20 3l13 16H23v18z',
  down: icons.down,
  nearer: icons.plus,
  farther: icons.minus,
  start: 'M20 3 38 19l-3 3.500-2-1.700V37H23V26h-6v11H7V20.800l-2 1.700L2 19z',
} as const;

export function TurnSign({ to }: { to: keyof typeof outlines }) {
  return (
    <svg className={styles['sign']} viewBox="0 0 40 40" aria-hidden="true">
      <path d={outlines[to]} />
    </svg>
  );
}
