import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteCustomer, eraseCustomer, exportCustomer, readCustomerUses } from '#contract/customer-record.ts';
import type { CustomerRecord } from '#contract/customer-record.ts';
import { pathOf } from '#contract/endpoint.ts';
import { call } from '#web/call.ts';
import { paths } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { officeWords } from '../frame/office-words.ts';
import { AskRemoval } from '../ui/ask-removal.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import { standingOf } from './customer-view.ts';
import { customerWords as t } from './customer-words.ts';
import styles from './customer.module.css';
import { MergeDialog } from './merge-dialog.tsx';

type Question = 'merge' | 'delete' | 'erase' | null;

/** Rare actions on a customer. */
export function CustomerVerbs({ record: { customer } }: { record: CustomerRecord }) {
  const [question, ask] = useState<Question>(null);
  const close = (): void => ask(null);
  const navigate = useNavigate();
  const toast = useToast();
  const failureText = useFailureText();
  const params = { id: customer.id };
  const remove = async (): Promise<void> => {
    close();
    try {
      await call(deleteCustomer, { params, query: { version: customer.version } });
      toast.success(officeWords.done);
      await navigate(paths.officeCustomers);
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };
  return (
    <>
      <a className={pageStyles['button']} href={pathOf(exportCustomer, params)} download>
        {t.export}
      </a>
      {standingOf(customer) !== null || customer.isDefault === true ? null : (
        <>
          {(['merge', 'delete', 'erase'] as const).map((each) => (
            <button key={each} type="button" className={pageStyles['button']} onClick={() => ask(each)}>
              {t[each]}
            </button>
          ))}
          {question === 'merge' ? <MergeDialog into={customer} from={null} onClose={close} /> : null}
          {question === 'erase' ? <EraseDialog id={customer.id} version={customer.version} onClose={close} /> : null}
          {question === 'delete' ? (
            <AskRemoval
              name={customer.name}
              text={t.deleteText}
              verb={t.delete}
              back={t.keep}
              instead={t.insteadOfDelete}
              readUses={async () => call(readCustomerUses, { params })}
              onYes={() => void remove()}
              onNo={close}
            />
          ) : null}
        </>
      )}
    </>
  );
}

function EraseDialog({ id, version, onClose }: { id: number; version: number; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { busy, run } = useAction();
  const isMissing = reason.trim() === '';
  const submit = async (): Promise<void> => {
    setChecked(true);
    if (isMissing) return;
    if (await run(async () => call(eraseCustomer, { params: { id }, body: { version, reason } }), officeWords.done)) onClose();
  };
  return (
    <Dialog beginsAt="field" title={t.erase} open onClose={onClose}>
      <div className={styles['form']}>
        <p>{t.eraseText}</p>
        <PlainField
          id="erase-reason"
          label={t.reason}
          value={reason}
          maxLength={500}
          lines={2}
          problem={checked && isMissing ? t.reasonMissing : undefined}
          onChange={setReason}
        />
        <DialogFoot verb={t.erase} busy={busy} onYes={() => void submit()} back={t.keep} onBack={onClose} />
      </div>
    </Dialog>
  );
}
