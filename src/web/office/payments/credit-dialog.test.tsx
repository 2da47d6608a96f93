import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { expect, it, vi } from 'vitest';
import type { CreditNote, Invoice } from '#contract/invoice.ts';
import deskErrors from '#web/texts/de/desk-errors.ts';
import errors from '#web/texts/de/errors.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { CreditDialog } from './credit-dialog.tsx';

const line = (id: number, over: Partial<Invoice['lines'][number]>): Invoice['lines'][number] => ({
  id,
  orderId: 5,
  orderFormattedId: 'A2026-00005',
  positionId: id,
  articleNumber: `K-${id}`,
  name: `Kiste ${id}`,
  quantity: 10,
  pricePerOne: 20,
  amount: 200,
  credited: 0,
  ...over,
});

/** Ten and three crates, 5 % discount, CHF 40.00 for delivery, and VAT. */
const invoice: Invoice = {
  id: 7,
  formattedId: 'R2026-00007',
  version: 4,
  state: 'OPEN',
  customerId: 3,
  customerName: 'Muster AG',
  orderId: 5,
  orderFormattedId: 'A2026-00005',
  issuedOn: '2026-11-02',
  dueDay: '2026-12-02',
  total: 310.25,
  paid: 0,
  credited: 0,
  open: 310.25,
  qrReference: '',
  disputed: false,
  reminderLevel: 0,
  remindedOn: null,
  createdAt: '2026-11-02T08:00:00.000Z',
  who: 'leitung@kistenwerk.example',
  language: 'de',
  invoiceEmail: 'rechnung@muster.example',
  invoiceAddress: [] as unknown as Invoice['invoiceAddress'],
  hasVat: true,
  vatPercent: 8.1,
  skonto: null,
  products: 260,
  discountAmount: 13,
  deliveryCost: 40,
  net: 287,
  vat: 23.25,
  lines: [line(1, {}), line(2, { quantity: 3, amount: 60 })],
  creditNotes: [],
  refunding: 0,
  granted: { writeOff: 0, rounding: 0, skonto: 0 },
  reminders: [],
};

interface Sent {
  url: string;
  key: string;
  body: unknown;
}

function open(over: Partial<Invoice> = {}, answer: () => Response = () => Response.json({ formattedId: 'G2026-00001' })) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, { body, headers }: RequestInit = {}) => {
    sent.push({ url, key: (headers as Record<string, string>)['idempotency-key'] ?? '', body: JSON.parse(body as string) });
    return Promise.resolve(answer());
  });
  const [onClose, onDone] = [vi.fn(), vi.fn()];
  render(
    <IntlProvider
      locale="de"
      messages={{ errors, deskErrors, shell: { close: 'Schliessen', messages: 'Meldungen', required: 'Eingabe erforderlich' } }}
    >
      <ToastProvider>
        <CreditDialog invoice={{ ...invoice, ...over }} discount={0.05} open onClose={onClose} onDone={onDone} />
      </ToastProvider>
    </IntlProvider>,
  );
  return { sent, onClose, onDone, user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const issue = () => screen.getByRole('button', { name: 'Gutschrift ausstellen' });
const refusal =
  (message: string, at: string, params = {}) =>
  () =>
    Response.json({ errors: [{ message, params, field: at }] }, { status: 422 });
const said = (text: RegExp) => expect(within(screen.getByRole('dialog')).getByText(text)).toBeDefined();
it('takes back everything unless something else is said, once however often it is sent', async () => {
  const { sent, onDone, onClose, user } = open();
  said(/Gutschrift über CHF 310\.25\. Danach ist nichts mehr offen\./);
  // Nobody has paid: there is nothing to settle.
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.type(field('Grund'), 'Falsche Adresse');
  await user.click(issue());
  expect(sent).toMatchObject([{ url: '/api/invoice/7/credit', body: { version: 4, reason: 'Falsche Adresse', settlement: 'CREDIT' } }]);
  expect(sent[0]?.body).not.toHaveProperty('lines');
  expect(sent[0]?.key).not.toBe('');
  expect(onDone).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

it('says what a part comes to, with discount and VAT and without the delivery, and sends only what is taken back', async () => {
  const { sent, user } = open();
  await user.clear(field('Menge Kiste 1'));
  await user.type(field('Menge Kiste 1'), '3');
  await user.clear(field('Menge Kiste 2'));
  // 60.00 less 5 % is 57.00, with 8.1 % VAT 61.62.
  said(/Gutschrift über CHF 61\.62\. Offen bleiben CHF 248\.63\./);
  await user.type(field('Grund'), 'Bruch');
  await user.click(issue());
  expect(sent[0]?.body).toMatchObject({ lines: [{ invoiceLineId: 1, quantity: 3 }] });
});

it('gives nothing back that nobody paid', () => {
  open({ paid: 310.25, open: 0, granted: { writeOff: 210.25, rounding: 0, skonto: 0 } });
  said(/CHF 210\.25 Ausgebuchtes, Skonto oder Rundung fallen weg; das hat niemand bezahlt\. CHF 100\.00 sind schon bezahlt/);
});

it('says what becomes of money that is paid already', async () => {
  const { sent, user } = open({ paid: 310.25, open: 0 });
  said(/CHF 310\.25 sind schon bezahlt und werden zum Guthaben/);
  await user.selectOptions(screen.getByRole('combobox'), 'Zurückzahlen');
  said(/Online Bezahltes geht auf demselben Weg zurück/);
  await user.type(field('Grund'), 'Rückgabe');
  await user.click(issue());
  expect(sent[0]?.body).toMatchObject({ settlement: 'REFUND' });
});

it('offers only what no credit note took back yet', () => {
  const note = { total: 61.62, lines: [{ invoiceLineId: 2, name: 'Kiste 2', quantity: 3, amount: 60 }] } as CreditNote;
  open({ credited: 61.62, open: 248.63, creditNotes: [note], lines: [line(1, {}), line(2, { quantity: 3, amount: 60, credited: 3 })] });
  expect(screen.queryByRole('textbox', { name: 'Menge Kiste 2' })).toBeNull();
  said(/Gutschrift über CHF 248\.63\. Danach ist nichts mehr offen\./);
});

it('asks for a reason and for quantities that the invoice has, and sends nothing meanwhile', async () => {
  const { sent, user } = open();
  await user.click(issue());
  said(/Bitte einen Grund angeben/);
  await user.type(field('Grund'), 'Bruch');
  await user.type(field('Menge Kiste 1'), '0');
  said(/Höchstens 10\./);
  await user.click(issue());
  await user.clear(field('Menge Kiste 1'));
  await user.clear(field('Menge Kiste 2'));
  await user.click(issue());
  said(/mindestens bei einer Position/);
  expect(sent).toEqual([]);
});

it.each<[string, string, string, () => HTMLElement]>([
  ['quantityBeyondInvoiced', 'body.lines.0.quantity', 'Höchstens 2', () => field('Menge Kiste 2')],
  ['refundTooHigh', 'body.settlement', 'Höchstens', () => screen.getByRole('combobox')],
])('shows the refusal %s at its field', async (message, at, text, refused) => {
  const { user, onClose } = open({ paid: 310.25, open: 0 }, refusal(message, at, { most: 2, left: 'CHF 0.00' }));
  await user.clear(field('Menge Kiste 1'));
  await user.type(field('Grund'), 'Bruch');
  await user.click(issue());
  expect(refused().getAttribute('aria-invalid')).toBe('true');
  const described = (refused().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');
  expect(described.join(' ')).toContain(text);
  expect(onClose).not.toHaveBeenCalled();
});
