/** A customer's e-mail address for invoices; null while it is being read, empty when none is set. */
import { useEffect, useState } from 'react';
import { readOrderSettings } from '#contract/customer.ts';
import { call } from '#web/call.ts';

export function useInvoiceEmail(customerId: number | null): string | null {
  const [email, setEmail] = useState<string | null>(customerId === null ? '' : null);
  useEffect(() => {
    if (customerId === null) return undefined;
    const abort = new AbortController();
    call(readOrderSettings, { params: { id: customerId } }, { signal: abort.signal }).then(
      ({ orderSettings }) => setEmail(orderSettings.invoiceEmail),
      () => {
        if (!abort.signal.aborted) setEmail('');
      },
    );
    return () => abort.abort();
  }, [customerId]);
  return email;
}
