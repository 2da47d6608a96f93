import { useEffect, useState } from 'react';
import { readOffcuts, removeOffcut } from '#contract/cut-plan.ts';
import type { Offcut } from '#contract/cut-plan.ts';
import { call } from '#web/call.ts';
import { decimalText } from '../text/decimal-text.ts';
import { useAction } from '../ui/use-action.ts';
import { cutWords as t } from './cut-words.ts';
import styles from './cut-plan.module.css';

const mm = (value: number): string => decimalText(value, 1);
const sizeOf = ({ name, sheet, thicknessMm, widthMm, lengthMm }: Offcut): string =>
  sheet ? `${name} ${mm(thicknessMm)}, ${mm(lengthMm)} × ${mm(widthMm)}` : `${name} ${mm(widthMm)} × ${mm(thicknessMm)}, ${mm(lengthMm)}`;

/** Offcuts in stock, read again whenever the plan changes; missing ones are reported here. */
export function Offcuts({ mark }: { mark: string }) {
  const [items, setItems] = useState<readonly Offcut[]>([]);
  const { busy, run } = useAction();
  useEffect(() => {
    const asked = new AbortController();
    void (async () => {
      const answer = await call(readOffcuts, {}, { signal: asked.signal }).catch(() => null);
      if (answer !== null && !asked.signal.aborted) setItems(answer.items);
    })();
    return () => asked.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a booked plan changes the offcuts
  }, [mark]);
  if (items.length === 0) return null;
  return (
    <details className={styles['offcuts']}>
      <summary>{t.offcuts(items.length)}</summary>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            {sizeOf(item)}{' '}
            <button
              type="button"
              disabled={busy}
              aria-label={t.remove(sizeOf(item))}
              onClick={() => void run(async () => setItems((await call(removeOffcut, { params: { id: item.id } })).items), null)}
            >
              {t.gone}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
