/** Above the shop while staff see it as a customer: which customer, whose name orders are placed in (the staff's own), and the way back. */
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { stopSeeingAsCustomer } from '#contract/session.ts';
import { call } from '#web/call.ts';
import { tellEarlyInput } from '#web/first-load/early-input.ts';
import { officeCustomerPath, paths } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import styles from './seeing-as.module.css';

interface SeeingAsProps {
  /** Of the customer, whose record in the office the way back leads to. */
  customerId: number | null;
  name: string;
  /** Of the staff. */
  email: string;
}

export function SeeingAs({ customerId, name, email }: SeeingAsProps) {
  const t = useTranslations('shell');
  const toast = useToast();
  const failureText = useFailureText();
  const bar = useRef<HTMLElement>(null);
  // It is loaded after the rest of the page.
  useEffect(() => {
    if (bar.current !== null) tellEarlyInput(bar.current);
  }, []);
  const stop = async (): Promise<void> => {
    try {
      await call(stopSeeingAsCustomer, {});
      location.assign(customerId === null ? paths.office : officeCustomerPath(customerId));
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };
  return (
    <aside ref={bar} className={styles['bar']} aria-live="polite">
      <div className={`wrap ${styles['row']}`}>
        <p>
          <b>{t('seesAs', { name })}</b> {t('seesAsRule', { email })}
        </p>
        <button type="button" onClick={() => void stop()}>
          {t('seesAsEnd')}
        </button>
      </div>
    </aside>
  );
}
