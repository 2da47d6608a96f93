import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it, vi } from 'vitest';
import errors from '#web/texts/de/import-errors.ts';
import type { ImportDesk as Desk, ImportRow } from '#contract/import.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { ImportDesk } from './import-desk.tsx';

const row = (line: number, over: Partial<ImportRow>): ImportRow => ({
  line,
  state: 'changed',
  label: `HK_${line}`,
  recordId: line,
  cells: [`HK_${line}`, 'Kiste'],
  changes: [{ field: 'name.de', before: 'Alt', after: 'Kiste' }],
  faults: [],
  ...over,
});
const wrong = (line: number, value: string): ImportRow =>
  row(line, {
    state: 'faulty',
    cells: [`HK_${line}`, value],
    changes: [],
    faults: [{ column: 1, value, key: 'importYesNoUnclear', params: { value } }],
  });

const desk: Desk = {
  id: 7,
  version: 3,
  kind: 'product',
  fileName: 'kisten.csv',
  fileSize: 4000,
  state: 'DRY',
  createdAt: '2026-11-23T08:00:00.000Z',
  who: 'katalog@kistenwerk.example',
  appliedAt: null,
  appliedBy: '',
  undoneAt: null,
  undoneBy: '',
  counts: { new: 0, changed: 1, same: 0, faulty: 2 },
  headings: ['Nummer', 'Aktiv'],
  headingLine: 1,
  headingRows: [],
  mapping: ['articleNumber', 'published'],
  clearEmpty: false,
  fields: [
    { path: 'articleNumber', label: 'Artikelnummer', isKey: true },
    { path: 'name.de', label: 'Name DE', isKey: false },
    { path: 'published', label: 'Veröffentlicht', isKey: false },
  ],
  documents: [],
  reasons: [
    { key: 'importYesNoUnclear', count: 2, params: { value: 'vielleicht' } },
    { key: 'quantityBeyondOpen', count: 1, params: { most: 3 } },
  ],
};

function open(items: ImportRow[], over: Partial<Desk> = {}) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit = {}) => {
    if (method === 'GET') return Promise.resolve(Response.json({ items: [], page: 1, perPage: 100, total: 0 }));
    sent.push([url, JSON.parse(body as string)]);
    const state = url.endsWith('/apply') ? 'APPLIED' : 'DRY';
    return Promise.resolve(Response.json({ ...desk, ...over, state, version: desk.version + sent.length }));
  });
  const element = (
    <main id="inhalt" tabIndex={-1}>
      <ImportDesk loaded={{ ...desk, ...over }} firstRows={{ items, total: items.length }} />
    </main>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <IntlProvider
      locale="de"
      messages={{
        shell: { close: 'Schliessen', messages: 'Meldungen' },
        deskErrors: {
          importYesNoUnclear: '«{value}» ist weder ja noch nein.',
          importNewNeedsColumn: errors.importNewNeedsColumn,
          importOrderUnknown: 'Die Bestellung «{number}» gibt es nicht.',
          quantityBeyondOpen: 'So viel ist nicht mehr offen. Höchstens {most}.',
        },
      }}
    >
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </IntlProvider>,
  );
  return { sent, user: userEvent.setup() };
}

it('says of prices that a ladder is replaced as a whole', () => {
  open([row(2, {})], { kind: 'price' });
  expect(screen.getByText(/^Eine Staffel gilt als Ganzes/)).toBeDefined();
});

it('shows a field before and after, and the reason beside a wrong value', () => {
  open([row(2, {}), wrong(3, 'vielleicht')]);
  const [, changed, faulty] = screen.getAllByRole('row');
  expect(
    within(changed as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['2', 'ändern', 'Name DE', 'Alt', 'Kiste', '']);
  expect(faulty?.textContent).toContain('«vielleicht» ist weder ja noch nein.');
  // A dash would say that nothing stood there.
  expect(faulty?.textContent).not.toContain('–');
});

it('shows beside a wrong value what is stored now', () => {
  const [fault] = wrong(3, 'vielleicht').faults;
  open([{ ...wrong(3, 'vielleicht'), faults: [{ ...fault!, before: 'ja' }] }]);
  expect(screen.getByRole('cell', { name: 'ja' })).toBeTruthy();
});

it('sends what is typed over a wrong value, once, and over the version that the answer before it made', async () => {
  const { sent, user } = open([wrong(3, 'vielleicht'), wrong(4, 'jein')]);
  await user.keyboard('{F8}');
  expect(document.activeElement).toBe(screen.getByLabelText('Aktiv in Zeile 3 verbessern'));
  await user.clear(screen.getByLabelText('Aktiv in Zeile 3 verbessern'));
  await user.keyboard('ja{Enter}');
  await vi.waitFor(() => expect(sent).toEqual([['/api/import/7', { version: 3, cells: [{ line: 3, column: 1, value: 'ja' }] }]]));
});

it('asks before rows with faults are left out, and names how many were shown', async () => {
  const { sent, user } = open([wrong(3, 'vielleicht')]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(sent).toEqual([]);
  await user.click(within(screen.getByRole('dialog', { name: '1 Zeile übernehmen?' })).getByRole('button', { name: 'Übernehmen' }));
  await vi.waitFor(() => expect(sent).toEqual([['/api/import/7/apply', { version: 3, rows: 1 }]]));
});

it('stores although the rows of the cell mended before are still on their way', async () => {
  const { sent, user } = open([wrong(3, 'vielleicht')], { counts: { new: 0, changed: 2, same: 0, faulty: 0 } });
  await user.type(screen.getByLabelText('Aktiv in Zeile 3 verbessern'), '!{Enter}');
  await user.keyboard('{Control>}{Enter}{/Control}{Control>}{Enter}{/Control}');
  expect(await screen.findByText('2 Zeilen übernommen.')).toBeTruthy();
  expect(sent).toEqual([
    ['/api/import/7', { version: 3, cells: [{ line: 3, column: 1, value: 'vielleicht!' }] }],
    ['/api/import/7/apply', { version: 4, rows: 2 }],
  ]);
});

it('takes a field away from the column that had it, and sends columns and empty cells together', async () => {
  const { sent, user } = open([]);
  await user.click(screen.getByRole('button', { name: 'Ändern' }));
  await user.selectOptions(screen.getByLabelText('Feld für «Aktiv»'), 'articleNumber');
  expect(screen.getByLabelText<HTMLSelectElement>('Feld für «Nummer»').value).toBe('');
  await user.click(screen.getByRole('radio', { name: 'leeren den Wert' }));
  await user.click(screen.getByRole('button', { name: 'Neu prüfen' }));
  await vi.waitFor(() => expect(sent).toEqual([['/api/import/7', { version: 3, mapping: [null, 'articleNumber'], clearEmpty: true }]]));
});

it('groups thousands as the shop does, and names a reason with its figures', () => {
  open([], { counts: { new: 5000, changed: 0, same: 0, faulty: 2 } });
  expect(screen.getByRole('button', { name: /5'000 Zeilen übernehmen/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Höchstens 3\./ })).toBeTruthy();
});

it('says which field no column names, and offers nothing to store', () => {
  open([], { mapping: [null, 'published'], counts: { new: 0, changed: 0, same: 0, faulty: 3 } });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
    'Keine Spalte nennt «Artikelnummer». Ordnen Sie zuerst eine zu.',
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /übernehmen/ }).disabled).toBe(true);
});

it('names the field that no column fills', () => {
  const faults = [{ column: null, value: '', key: 'importNewNeedsColumn', params: { label: 'Verkauft in' } }];
  open([row(3, { state: 'faulty', changes: [], faults })]);
  expect(screen.getByRole('cell', { name: 'Verkauft in' })).toBeTruthy();
  expect(screen.getByText(/Neues braucht auch «Verkauft in», und keine Spalte enthält es/)).toBeTruthy();
});

it('takes the number that was meant with a click', async () => {
  const unknown = row(3, {
    state: 'faulty',
    cells: ['A2026-11198', ''],
    changes: [],
    faults: [{ column: 0, value: 'A2026-11198', key: 'importOrderUnknown', params: { number: 'A2026-11198', suggestion: 'A2026-01198' } }],
  });
  const { sent, user } = open([unknown], { kind: 'orderStatus' });
  await user.click(screen.getByRole('button', { name: 'A2026-01198 nehmen' }));
  await vi.waitFor(() => expect(sent).toEqual([['/api/import/7', { version: 3, cells: [{ line: 3, column: 0, value: 'A2026-01198' }] }]]));
});

it('takes it for all rows that have the same slip, and for none that has another', async () => {
  const unknown = (line: number, value: string): ImportRow =>
    row(line, {
      state: 'faulty',
      cells: [value, ''],
      changes: [],
      faults: [{ column: 0, value, key: 'importProductUnknown', params: { number: value, suggestion: 'AP-4711' } }],
    });
  const { sent, user } = open([unknown(3, 'AP-4171'), unknown(4, 'AP-47111'), unknown(9, 'AP-4171')], { kind: 'templateOrder' });
  const [first] = screen.getAllByRole('button', { name: 'für alle 2 Zeilen' });
  await user.click(first!);
  const cells = [3, 9].map((line) => ({ line, column: 0, value: 'AP-4711' }));
  await vi.waitFor(() => expect(sent).toEqual([['/api/import/7', { version: 3, cells }]]));
});

it('says which row was taken for the headings', () => {
  open([row(7, {})], { headingLine: 5 });
  expect(screen.getByText('Überschriften aus Zeile 5. Was darüber steht, bleibt weg.')).toBeTruthy();
});

it('takes another row for the headings, without the columns of the former ones', async () => {
  const headingRows = [
    { line: 1, text: 'Nummer · Aktiv' },
    { line: 3, text: 'Artikel · Stand' },
  ];
  const { sent, user } = open([], { headingRows });
  await user.click(screen.getByRole('button', { name: 'Ändern' }));
  await user.selectOptions(screen.getByLabelText('Überschriften'), 'Zeile 3: Artikel · Stand');
  expect(screen.queryByLabelText('Feld für «Aktiv»')).toBeNull();
  expect(screen.getByText('Die Spalten werden danach neu zugeordnet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Neu prüfen' }));
  await vi.waitFor(() => expect(sent).toEqual([['/api/import/7', { version: 3, headingLine: 3 }]]));
});

it('keeps the place of who works by keyboard, there and back', async () => {
  const headingRows = [1, 3].map((line) => ({ line, text: 'Nummer' }));
  const { user } = open([], { headingRows });
  await user.click(screen.getByRole('button', { name: 'Ändern' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Überschriften'));
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ändern' }));
  await user.click(screen.getByRole('button', { name: 'Ändern' }));
  await user.click(screen.getByRole('button', { name: 'Neu prüfen' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ändern' })));
});

it('keeps the focus on the page when what is stored takes its button away', async () => {
  const { user } = open([], { counts: { new: 0, changed: 2, same: 0, faulty: 0 } });
  await user.click(screen.getByRole('button', { name: /2 Zeilen übernehmen/ }));
  expect(await screen.findByRole('button', { name: 'Zurücknehmen' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('says that nothing is stored only as long as that is so', () => {
  open([], { state: 'APPLIED', appliedAt: '2026-11-23T08:05:00.000Z', appliedBy: 'katalog@kistenwerk.example' });
  expect(screen.queryByText('nichts ist gespeichert')).toBeNull();
});

it('offers no row for the headings where none is kept any more', async () => {
  const { user } = open([]);
  await user.click(screen.getByRole('button', { name: 'Ändern' }));
  expect(screen.queryByLabelText('Überschriften')).toBeNull();
});

it('leads to what a template became', () => {
  const documents = [{ kind: 'order' as const, id: 12, formattedId: 'A2026-00012' }];
  open([], { kind: 'templateOrder', state: 'APPLIED', documents });
  expect(screen.getByRole('link', { name: 'A2026-00012' }).getAttribute('href')).toBe('/admin/Orders/12');
});

it('stores a status file by its own call', async () => {
  const { sent, user } = open([], { kind: 'orderStatus', counts: { new: 0, changed: 2, same: 0, faulty: 0 } });
  await user.click(screen.getByRole('button', { name: /2 Zeilen übernehmen/ }));
  await vi.waitFor(() => expect(sent).toEqual([['/api/import-ax/update-order-status', { id: 7, version: 3, rows: 2 }]]));
});
