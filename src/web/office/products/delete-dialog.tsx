import { useState } from 'react';
import { Link } from 'react-router';
import { CallFailure } from '#contract/failure.ts';
import type { ProductHead } from '#contract/product-head.ts';
import { deleteProduct } from '#contract/product-life.ts';
import { call } from '#web/call.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { officeTexts } from '../frame/office-words.ts';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import styles from './product-frame.module.css';
import { productWords as t } from './product-words.ts';
import { usesOf } from './uses.ts';
import type { Uses } from './uses.ts';

/** Asks before a product is deleted. If something still uses it, the dialog links there. */
export function DeleteDialog({ head: { id, version, articleNumber }, onClose }: { head: ProductHead; onClose: () => void }) {
  const [uses, setUses] = useState<Uses | null>(null);
  const { busy, run } = useAction();
  const remove = async (): Promise<void> => {
    let refused: Uses | null = null;
    const done = await run(async () => {
      try {
        await call(deleteProduct, { params: { id }, query: { version } });
      } catch (failure) {
        refused = failure instanceof CallFailure ? usesOf(failure) : null;
        if (refused === null) throw failure;
      }
    }, null);
    if (refused !== null) setUses(refused);
    else if (done) onClose();
  };
  return (
    <Dialog title={t.deleteAsk(articleNumber)} open onClose={onClose}>
      {uses === null ? (
        <p>{t.deleteText}</p>
      ) : (
        <div role="alert">
          <p>{t.inUse}</p>
          <ul className={styles['uses']}>
            {uses.shown.map(({ word, name, path }) => (
              <li key={`${word} ${name}`}>
                {word} <Link to={path}>{name}</Link>
              </li>
            ))}
            {uses.more > 0 ? <li>{t.andMore(uses.more)}</li> : null}
          </ul>
        </div>
      )}
      <div className={pageStyles['answer']}>
        {uses === null ? (
          <button type="button" className={`${pageStyles['button']} ${pageStyles['ink']}`} disabled={busy} onClick={() => void remove()}>
            {t.delete}
          </button>
        ) : null}
        <button type="button" className={pageStyles['button']} onClick={onClose}>
          {uses === null ? t.keep : officeTexts.cancel}
        </button>
      </div>
    </Dialog>
  );
}
