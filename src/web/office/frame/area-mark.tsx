import styles from './area-mark.module.css';

/** Icons of work on a square of 40, one per area. */
const paths = {
  clock: 'M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36zm0 5a13 13 0 1 0 0 26 13 13 0 0 0 0-26zm-2 4h5v8l6 5-3 4-8-7z',
  paper: 'M6 2h18l10 10v26H6zm4 4v28h20V14h-8V6z',
  boxes: 'M3 22h15v15H3zm19 0h15v15H22zM12 4h16v14H12z',
  saw: 'M2 6h7v20h29v8l-4-5-4 5-4-5-4 5-4-5-4 5-3-5H2zm11 3h25v13H13z',
  truck: 'M1 8h24v19H1zM27 13h6l6 8v6H27zM5 29h8v6H5zM27 29h8v6h-8z',
  wheel:
    'M18 2h4v9a9 9 0 0 1 7 7h9v4h-9a9 9 0 0 1-7 7v9h-4v-9a9 9 0 0 1-7-7H2v-4h9a9 9 0 0 1 7-7zm2 12v6h6a6 6 0 0 1-6 6v-6h-6a6 6 0 0 1 6-6z',
  people: 'M14 4a8 8 0 1 1-.1 0zm0 18c8 0 13 5 13 14H1c0-9 5-14 13-14zM28 6a7 7 0 1 1-.1 0zm1 15c6 1 10 6 10 13h-9c0-5-2-9-5-12z',
  picture: 'M2 5h36v30H2zm5 5v20h26V10zm3 17 8-11 5 6 3-3 5 8z',
  search: 'M16 3a13 13 0 1 1-.1 0zm0 5a8 8 0 1 0 .1 0zm9 15 12 11-4 4-11-12z',
} as const;

export type MarkName = keyof typeof paths;

export function AreaMark({ name }: { name: MarkName }) {
  return (
    <svg className={styles['mark']} viewBox="0 0 40 40" aria-hidden="true">
      <path d={paths[name]} fillRule="evenodd" />
    </svg>
  );
}
