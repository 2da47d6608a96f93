import { useState } from 'react';
import { useLocation } from 'react-router';
import { holdsAbility } from '#domain/access/permission.ts';
import { useRootData } from '#web/root-data.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { keyHelp } from '../grid/rules/grid-keys.ts';
import control from '../grid/control.module.css';
import { officeWords as t } from './office-words.ts';
import { frameKeys, screenKeysAt } from './screen-keys.ts';
import type { KeyWords } from './screen-keys.ts';
import styles from './key-dialog.module.css';

/** The keys that work here: of the screen, of its table where there is one, and of every screen. */
export function KeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title={t.keys} open={open} onClose={onClose}>
      <Keys />
    </Dialog>
  );
}

function Keys() {
  const { pathname } = useLocation();
  const perm = useRootData()?.session?.perm ?? [];
  const here = screenKeysAt(pathname).filter(({ ability }) => ability === undefined || holdsAbility(perm, ability));
  const [hasGrid] = useState(() => document.querySelector('[role=grid]') !== null);
  return (
    <>
      <KeyList head={t.keysHere} items={here} />
      <KeyList head={t.keysOfTable} items={hasGrid ? keyHelp : []} />
      <KeyList head={t.keysEverywhere} items={frameKeys} />
    </>
  );
}

function KeyList({ head, items }: { head: string; items: readonly KeyWords[] }) {
  return items.length === 0 ? null : (
    <section className={styles['keys']}>
      <h3>{head}</h3>
      <dl>
        {items.map(({ keys, does }) => (
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
    </section>
  );
}
