import { keyHelp } from './rules/grid-keys.ts';
import { Floating } from './floating.tsx';
import { gridWords as t } from './words.ts';
import control from './control.module.css';
import styles from './key-help.module.css';

/** All keys of the grid, opened by "?". */
export function KeyHelp({ anchor, onClose }: { anchor: () => Element | null; onClose: () => void }) {
  return (
    <Floating label={t.keys} anchor={anchor} width={420} onClose={onClose}>
      <dl className={styles['keys']}>
        {keyHelp.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={control['key']}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['end']}>
        <button type="button" className={control['button']} data-first onClick={onClose}>
          {t.close} <kbd className={control['key']}>Esc</kbd>
        </button>
      </div>
    </Floating>
  );
}
