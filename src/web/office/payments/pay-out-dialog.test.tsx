import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import deskErrors from '#web/texts/de/desk-errors.ts';
import errors from '#web/texts/de/errors.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { PayOutDialog } from './pay-out-dialog.tsx';

const today = parsePlainDate('2026-11-23');
if (today === null) throw new Error('no day');
const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const onClose = vi.fn();

beforeEach(() => {
  sent.mockReset().mockResolvedValue(Response.json({ entries: [], money: [] }));
  onClose.mockReset();
  vi.stubGlobal('fetch', sent);
  render(
    <IntlProvider
      locale="de"
      messages={{ errors, deskErrors, shell: { close: 'Schliessen', messages: 'Meldungen', required: 'Eingabe erforderlich' } }}
    >
      <ToastProvider>
        <PayOutDialog customer={{ id: 12, name: 'Muster AG' }} credit={1234.5} today={today} open onClose={onClose} onDone={vi.fn()} />
      </ToastProvider>
    </IntlProvider>,
  );
});
const fill = (label: RegExp, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const save = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Auszahlung erfassen' }));
};

it('proposes the whole credit and records it as paid back', async () => {
  expect(screen.getByRole('status').textContent).toBe('Damit ist das Guthaben aufgebraucht.');
  fill(/^Grund/, 'Auszahlung nach Gutschrift');
  save();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(url).toContain('/api/payment-entry');
  expect(JSON.parse(init?.body as string)).toEqual({
    customerId: 12,
    kind: 'refund',
    amount: 1234.5,
    left: 1234.5,
    day: '2026-11-23',
    reference: '',
    reason: 'Auszahlung nach Gutschrift',
  });
});

it('says what remains, and refuses more than there is or no reason before asking the server', () => {
  fill(/^Betrag/, '1000');
  expect(screen.getByRole('status').textContent).toBe('CHF 234.50 Guthaben bleiben.');
  fill(/^Betrag/, '1234.55');
  save();
  expect(screen.getByText('Das Guthaben reicht nicht: höchstens CHF 1’234.50.'.replace('’', "'"))).toBeTruthy();
  expect(screen.getByText('Bitte einen Grund angeben.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

it('is sent with Ctrl+Enter from any of its fields', async () => {
  fill(/^Grund/, 'Auszahlung nach Gutschrift');
  fireEvent.keyDown(screen.getByLabelText(/^Grund/), { key: 'Enter', ctrlKey: true });
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent).toHaveBeenCalledTimes(1);
});
