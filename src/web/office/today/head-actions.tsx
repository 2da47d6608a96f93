import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { holdsAbility } from '#domain/access/permission.ts';
import { paths } from '#web/paths.ts';
import { NewQuoteDialog } from '../quotes/new-quote.tsx';
import pageStyles from '../ui/page.module.css';
import { useLetterKeys } from '../ui/use-letter-keys.ts';
import { todayWords as t } from './today-words.ts';
import styles from './head-actions.module.css';

/** A new order (`N`) or quote (`Shift N`), for those who may write them. */
export function HeadActions({ perm }: { perm: readonly number[] }) {
  const navigate = useNavigate();
  const [quoting, setQuoting] = useState(false);
  const [mayOrder, mayQuote] = [holdsAbility(perm, 'manageOrders'), holdsAbility(perm, 'manageQuotes')];
  useLetterKeys({
    ...(mayOrder ? { n: () => void navigate(paths.officeNewOrder) } : {}),
    ...(mayQuote ? { N: () => setQuoting(true) } : {}),
  });
  return (
    <>
      {mayOrder ? (
        <Link className={`${pageStyles['button']} ${styles['action']}`} to={paths.officeNewOrder} aria-keyshortcuts="N">
          {t.newOrder} <kbd aria-hidden="true">N</kbd>
        </Link>
      ) : null}
      {mayQuote ? (
        <button
          type="button"
          className={`${pageStyles['button']} ${pageStyles['ink']} ${styles['action']}`}
          aria-keyshortcuts="Shift+N"
          onClick={() => setQuoting(true)}
        >
          {t.newQuote} <kbd aria-hidden="true">⇧ N</kbd>
        </button>
      ) : null}
      <NewQuoteDialog open={quoting} onClose={() => setQuoting(false)} />
    </>
  );
}
