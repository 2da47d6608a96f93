import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Customer } from '#contract/customer.ts';
import { officeImportsOfPath, officeQuotePath, paths } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { newQuoteMark } from '../frame/commands.ts';
import { CustomerChoice } from '../people/customer-choice.tsx';
import pageStyles from '../ui/page.module.css';
import { useLetterKeys } from '../ui/use-letter-keys.ts';
import { draftFor } from './draft-for.ts';
import styles from './new-quote.module.css';
import { quoteWords as t } from './quote-words.ts';

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
  const [busy, setBusy] = useState(false);
  const create = async (customer: Customer): Promise<void> => {
    if (busy) return;
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
    <div className={styles['choose']}>
      <CustomerChoice label={t.createFor} hint={t.searchCustomer} onChosen={(customer) => void create(customer)} />
      <p className={styles['others']}>
        <Link to={paths.officeNewCustomer}>{t.newCustomer}</Link>
        <Link to={officeImportsOfPath('templateQuote')}>{t.fromTemplate}</Link>
      </p>
    </div>
  );
}
