import { seeAsCustomer } from '#contract/session.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { call } from '#web/call.ts';
import { useRootData } from '#web/root-data.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import pageStyles from '../ui/page.module.css';
import { officeWords as t } from './office-words.ts';

/** Opens the shop as this customer sees it, for staff who manage customers; the shop's banner leads back. */
export function SeeAsButton({ customerId }: { customerId: number }) {
  const toast = useToast();
  const failureText = useFailureText();
  const session = useRootData()?.session;
  if (!session || !holdsAbility(session.perm, 'manageCustomers')) return null;
  const open = async (): Promise<void> => {
    try {
      await call(seeAsCustomer, { params: { id: customerId } });
      // A fresh document: no state of the office is carried over to the shop.
      location.assign('/');
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };
  return (
    <button type="button" className={pageStyles['button']} onClick={() => void open()}>
      {t.seeAs}
    </button>
  );
}
