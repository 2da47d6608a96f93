import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, it, vi } from 'vitest';
import type { MadeReminder } from '#contract/ledger.ts';
import deskErrors from '#web/texts/de/desk-errors.ts';
import errors from '#web/texts/de/errors.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { RemindersDialog } from './reminders-dialog.tsx';

const planned: MadeReminder = {
  id: null,
  invoiceId: 7,
  invoiceFormattedId: 'R2026-00007',
  customerName: 'Muster AG',
  recipient: 'rechnung@muster.example',
  level: 1,
  open: 310.25,
  fee: 0,
  dueDay: '2026-12-02',
};

it('asks once which reminders are due, and lets them stand', async () => {
  const fetched = vi.fn(async () => Response.json({ reminders: [planned] }));
  vi.stubGlobal('fetch', fetched);
  const nothing = (): void => undefined;
  const dialog = (
    <IntlProvider locale="de" messages={{ errors, deskErrors, shell: { close: 'Schliessen', messages: 'Meldungen' } }}>
      <ToastProvider>
        <RemindersDialog invoiceIds={[7]} onClose={nothing} onDone={nothing} />
      </ToastProvider>
    </IntlProvider>
  );
  const { rerender } = render(dialog);
  const button = await screen.findByText('1 Mahnung schreiben');
  rerender(dialog);
  expect(screen.getByText('1 Mahnung schreiben')).toBe(button);
  await Promise.resolve();
  expect(screen.getByText('1 Mahnung schreiben')).toBe(button);
  expect(fetched).toHaveBeenCalledTimes(1);
});
