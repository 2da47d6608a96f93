import { useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { readCustomers } from '#contract/customer.ts';
import type { Customer } from '#contract/customer.ts';
import { call } from '#web/call.ts';
import { officeImportsOfPath, officeQuotePath, paths } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { newQuoteMark } from '../frame/commands.ts';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import { useLetterKeys } from '../ui/use-letter-keys.ts';
import { draftFor } from './draft-for.ts';
import styles from './new-quote.module.css';
import { quoteWords as t } from './quote-words.ts';

const mostShown = 8;

/** Creates an empty draft for a customer, with the preferred addresses and without a notification. */
export function NewQuote() {
  const [clicked, setOpen] = useState(false);
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const isAsked = hash === newQuoteMark;
  useLetterKeys({ n: () => setOpen(true) });
  const close = (): void => {
    setOpen(false);
    if (isAsked) void navigate({ search }, { replace: true });
  };
  return (
    <>
      <button type="button" className={`${pageStyles['button']} ${pageStyles['ink']}`} aria-keyshortcuts="N" onClick={() => setOpen(true)}>
        {t.create} <kbd aria-hidden="true">N</kbd>
      </button>
      <NewQuoteDialog open={clicked || isAsked} onClose={close} />
    </>
  );
}

export function NewQuoteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog beginsAt="field" title={t.createTitle} open={open} onClose={onClose}>
      <ChooseCustomer />
    </Dialog>
  );
}

function ChooseCustomer() {
  const toast = useToast();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const id = useId();
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<readonly Customer[] | null>(null);
  const [busy, setBusy] = useState(false);
  const asked = useRef('');
  const find = async (text: string): Promise<void> => {
    asked.current = text;
    setSearch(text);
    if (text.trim().length < 2) return setFound(null);
    try {
      const { items } = await call(readCustomers, { query: { search: text.trim(), perPage: mostShown } });
      if (asked.current === text) setFound(items.filter(({ isDefault }) => isDefault !== true));
    } catch (error) {
      toast.error(failureText(error));
    }
  };
  const create = async (customer: Customer): Promise<void> => {
    setBusy(true);
    try {
      const created = await draftFor(customer);
      if (created === null) toast.error(t.noAddress);
      else await navigate(officeQuotePath(created));
    } catch (error) {
      toast.error(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    // The field itself takes the key.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles['choose']}
      onKeyDown={(event) => {
        const [first] = found ?? [];
        if (event.key !== 'Enter' || busy || first === undefined || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void create(first);
      }}
    >
      <PlainField id={id} label={t.createFor} hint={t.searchCustomer} value={search} maxLength={100} onChange={(text) => void find(text)} />
      <ul>
        {found?.map((customer) => (
          <li key={customer.id}>
            <button type="button" disabled={busy} onClick={() => void create(customer)}>
              <b>{customer.name}</b>
              <small>{customer.contactPerson[0]?.email ?? ''}</small>
            </button>
          </li>
        ))}
      </ul>
      {found !== null && found.length === 0 ? <p role="status">{t.noCustomer}</p> : null}
      <p className={styles['others']}>
        <Link to={paths.officeNewCustomer}>{t.newCustomer}</Link>
        <Link to={officeImportsOfPath('templateQuote')}>{t.fromTemplate}</Link>
      </p>
    </div>
  );
}
