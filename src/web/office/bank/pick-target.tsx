import { useEffect, useState } from 'react';
import { findBankTargets } from '#contract/bank-import.ts';
import type { BankTarget } from '#contract/bank-import.ts';
import { amountText, chfText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { call } from '#web/call.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { dayText } from '../text/day-text.ts';
import pageStyles from '../ui/page.module.css';
import type { ShownRow } from './bank-view.ts';
import { outcomeText } from './bank-view.ts';
import { bankTexts } from './bank-words.ts';
import type { Choice } from './use-bank-file.ts';
import styles from './bank.module.css';

const t = bankTexts.pick;

interface PickTargetProps {
  row: ShownRow;
  busy: boolean;
  onChoose: (choice: Omit<Choice, 'id'>) => Promise<void>;
  onClose: () => void;
}

/** Assigns a payment: to the proposal, to an open item of the same amount, or to a search result. */
export function PickTarget({ row, busy, onChoose, onClose }: PickTargetProps) {
  const [text, setText] = useState('');
  const found = useTargets(text, row.amount);
  const others = found.filter(({ invoiceId, orderId }) => !isOf(row, { invoiceId, orderId }));
  const chosen = row.match === null ? [] : [row.match];
  return (
    <Dialog beginsAt="field" title={t.title} open onClose={onClose}>
      <dl className={styles['facts']}>
        <dt>{chfText(rappenFromChf(row.amount))}</dt>
        <dd>
          {dayText(row.day)} {row.debtor === '' ? '' : `${t.from} ${row.debtor}`}
        </dd>
        <dd>{row.reference === '' ? row.text : row.reference}</dd>
        <dd>{outcomeText(row)}</dd>
      </dl>
      {row.effect === 'reversal' ? null : (
        <>
          <Targets items={chosen} verb={t.confirm} busy={busy} onChoose={onChoose} />
          <TextField label={t.search} name="bankTarget" value={text} onChange={setText} hint={t.hint} />
          {others.length === 0 ? <p className={styles['muted']}>{t.nothingFound}</p> : null}
          <Targets items={others} verb={t.take} busy={busy} onChoose={onChoose} />
        </>
      )}
      <div className={pageStyles['answer']}>
        <button
          type="button"
          className={pageStyles['button']}
          disabled={busy}
          onClick={() => void onChoose({ invoiceId: null, orderId: null })}
        >
          {t.leaveOut}
        </button>
        <button type="button" className={pageStyles['button']} onClick={onClose}>
          {t.close}
        </button>
      </div>
    </Dialog>
  );
}

const isOf = ({ match }: ShownRow, { invoiceId, orderId }: Pick<BankTarget, 'invoiceId' | 'orderId'>): boolean =>
  match !== null && match.invoiceId === invoiceId && (invoiceId !== null || match.orderId === orderId);

interface TargetsProps {
  items: readonly BankTarget[];
  verb: string;
  busy: boolean;
  onChoose: PickTargetProps['onChoose'];
}

function Targets({ items, verb, busy, onChoose }: TargetsProps) {
  return (
    <ul className={styles['targets']}>
      {items.map(({ invoiceId, orderId, formattedId, customerName, open }) => (
        <li key={formattedId}>
          <span>
            <b>{formattedId}</b> {customerName}
          </span>
          <span>
            {amountText(rappenFromChf(open))} {t.open}
          </span>
          <button
            type="button"
            className={pageStyles['button']}
            aria-label={`${verb}: ${formattedId}`}
            disabled={busy}
            onClick={() => void onChoose(invoiceId === null ? { orderId } : { invoiceId })}
          >
            {verb}
          </button>
        </li>
      ))}
    </ul>
  );
}

const restMs = 250;

/** Search results after a pause in typing; without a text, open items of exactly this amount. */
function useTargets(text: string, amount: number): readonly BankTarget[] {
  const [found, setFound] = useState<readonly BankTarget[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const rest = setTimeout(
      () => {
        call(findBankTargets, { query: text.trim() === '' ? { amount } : { text: text.trim() } }, { signal: stop.signal }).then(
          ({ items }) => setFound(items),
          () => undefined,
        );
      },
      text === '' ? 0 : restMs,
    );
    return () => {
      clearTimeout(rest);
      stop.abort();
    };
  }, [text, amount]);
  return found;
}
