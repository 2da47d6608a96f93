import { useState } from 'react';
import { Link } from 'react-router';
import type { ProductHead } from '#contract/product-head.ts';
import { restoreProduct } from '#contract/product-life.ts';
import { call } from '#web/call.ts';
import { paths } from '#web/paths.ts';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { productWords as t } from './product-words.ts';
import { TakeOverDialog } from './take-over-dialog.tsx';
import { takeOverWords } from './take-over-words.ts';

/** Rare actions on a product. */
export function ProductVerbs({ head }: { head: ProductHead }) {
  const [asked, setAsked] = useState<'delete' | 'takeOver' | null>(null);
  const close = (): void => setAsked(null);
  const { busy, run } = useAction();
  const { id, version, articleNumber, deletedAt } = head;
  if (deletedAt !== null)
    return (
      <button
        type="button"
        className={pageStyles['button']}
        disabled={busy}
        onClick={() => void run(async () => call(restoreProduct, { params: { id }, body: { version } }), t.restored)}
      >
        {t.restore}
      </button>
    );
  return (
    <>
      <Link className={pageStyles['button']} to={`${paths.officeNewProduct}?from=${encodeURIComponent(articleNumber)}`}>
        {t.copy}
      </Link>
      <button type="button" className={pageStyles['button']} onClick={() => setAsked('takeOver')}>
        {takeOverWords.title}
      </button>
      <button type="button" className={pageStyles['button']} onClick={() => setAsked('delete')}>
        {t.delete}
      </button>
      {asked === 'delete' ? <DeleteDialog head={head} onClose={close} /> : null}
      {asked === 'takeOver' ? <TakeOverDialog head={head} onClose={close} /> : null}
    </>
  );
}
