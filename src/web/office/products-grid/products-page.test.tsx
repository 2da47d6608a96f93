import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl';
import { describe, expect, it, vi } from 'vitest';
import type { RowResult, Uses } from '#contract/record.ts';
import deskErrors from '#web/texts/de/desk-errors.ts';
import errors from '#web/texts/de/errors.ts';
import validation from '#web/texts/de/validation.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import ProductsPage from './products-page.tsx';
import { crates, frame } from './sample-products.test-data.ts';

interface Sent {
  rows: { id: number; version: number; changes: Record<string, unknown> }[];
}

const page = { items: crates, page: 1, perPage: 100, total: crates.length };

/** The screen over a server that answers a block write as told, and lists unchanged. */
async function open(
  answer: (sent: Sent) => RowResult[] = ({ rows }) => rows.map(({ id, version }) => ({ id, ok: true, version: version + 1 })),
  query = '',
  used: { id: number; uses: Uses }[] = [],
) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    if (url.includes('/product/uses?')) return Promise.resolve(Response.json({ products: used }));
    if (!url.endsWith('/product/block')) return Promise.resolve(Response.json(page));
    sent.push(JSON.parse(body as string) as Sent);
    return Promise.resolve(Response.json({ rows: answer(sent.at(-1)!) }));
  });
  const Stub = createRoutesStub([
    { path: '/admin/product', Component: ProductsPage, loader: () => ({ today: '2026-11-22', frame, first: page }) },
    { path: '*', Component: () => null },
  ]);
  render(
    <IntlProvider
      locale="de"
      messages={{ errors: { ...errors }, deskErrors, validation, shell: { close: 'Schliessen', messages: 'Meldungen' } }}
    >
      <ToastProvider>
        <Stub initialEntries={[`/admin/product${query}`]} />
      </ToastProvider>
    </IntlProvider>,
  );
  await screen.findByRole('grid');
  return { sent, user: userEvent.setup() };
}

const heads = (): string[] =>
  screen
    .getAllByRole('columnheader')
    .map((head) => head.getAttribute('data-head') ?? '')
    .filter((key) => key !== '');
const cell = (row: number, key: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-place="${row}"][data-index="${heads().indexOf(key)}"]`);
  if (found === null) throw new Error(`no cell ${row} ${key}`);
  return found;
};
const paste = (text: string): void => {
  fireEvent.paste(document.activeElement ?? document.body, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? '' : text) },
  });
};
describe('a changed cell', () => {
  it('waits as a draft and goes with Ctrl+S, with the version it was typed over', async () => {
    const { sent, user } = await open();
    await user.click(cell(1, 'length'));
    await user.keyboard('1020{Enter}');
    expect(cell(1, 'length').textContent).toBe('2001020');
    expect(sent).toEqual([]);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent).toEqual([{ rows: [{ id: 2, version: 3, changes: { preset: { length: 1020 } } }] }]));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Ungespeichert' })).toBeNull());
  });

  it('of a choice, a state or yes and no takes the word that is typed', async () => {
    const columns = ['articleNumber', 'name.de', 'typeId', 'visibility', 'values.2', 'values.3'].join('%2C');
    const { sent, user } = await open(undefined, `?columns=${columns}`);
    for (const [key, text] of [
      ['typeId', 'Palette'],
      ['visibility', 'verborgen'],
      ['values.2', 'kiefer'],
      ['values.3', 'nein'],
    ] as const) {
      await user.click(cell(0, key));
      await user.keyboard(`{F2}{Control>}a{/Control}${text}{Enter}`);
    }
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(sent[0]?.rows).toEqual([{ id: 1, version: 3, changes: { typeId: 2, published: false, values: { 2: 'Kiefer', 3: 'false' } } }]),
    );
  });

  it('of a value with parts says it in words and is changed by a form, not by its notation', async () => {
    const { sent, user } = await open(undefined, '?columns=articleNumber%2Cname.de%2Cvalues.6');
    expect(cell(0, 'values.6').textContent).toBe('1 Artikel');
    await user.click(cell(0, 'values.6'));
    await user.keyboard('{F2}');
    const dialog = await screen.findByRole('dialog', { name: 'Zubehör' });
    fireEvent.change(within(dialog).getByLabelText(/^Anzahl/), { target: { value: '5' } });
    await user.type(within(dialog).getByLabelText('Artikelnummer'), 'j');
    await user.click(within(dialog).getByRole('button', { name: 'Übernehmen' }));
    expect(screen.queryByRole('dialog', { name: 'Zubehör' })).toBeNull();
    expect(document.activeElement).toBe(cell(0, 'values.6'));
    expect(cell(0, 'values.6').textContent).toBe('1 Artikel1 Artikel');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(sent[0]?.rows).toEqual([{ id: 1, version: 3, changes: { values: { 6: '[{"productId":60,"quantity":5}]' } } }]),
    );
  });

  it('that the server refuses stays yellow with the sentence and the value that would do; the others are saved', async () => {
    const refused = { message: 'presetInvalid', params: { text: 'Länge: höchstens 1500 mm.', nearest: '1500' }, field: 'preset.length' };
    const { user } = await open(({ rows }) =>
      rows.map(({ id, version }) => (id === 1 ? { id, ok: false, errors: [refused] } : { id, ok: true, version: version + 1 })),
    );
    for (const row of [0, 1]) {
      await user.click(cell(row, 'length'));
      await user.keyboard('2650{Enter}');
    }
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(cell(0, 'length').getAttribute('aria-invalid')).toBe('true'));
    expect(cell(1, 'length').getAttribute('aria-invalid')).toBeNull();
    await user.click(cell(0, 'length'));
    expect(await screen.findByText('Länge: höchstens 1500 mm.')).toBeDefined();
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(cell(0, 'length').textContent).toBe('1001500');
  });

  it('that somebody else changed too shows both values, and keeps the one that is chosen', async () => {
    const current = {
      ...crates[0]!,
      version: 4,
      preset: { length: 777, width: 60, height: 50 },
      customers: [],
      attributes: [],
      categories: [],
    };
    const { sent, user } = await open(({ rows }) =>
      rows.map(({ id, version }): RowResult =>
        version === 3
          ? {
              id,
              ok: false,
              errors: [{ message: 'changedMeanwhile', params: { who: 'leitung', at: '' } }],
              conflict: {
                version: 4,
                current,
                changes: [{ field: 'preset.length', before: 100, after: 777, who: 'leitung', at: '2026-11-22T10:00:00Z' }],
              },
            }
          : { id, ok: true, version: version + 1 },
      ),
    );
    await user.click(cell(0, 'length'));
    await user.keyboard('1020{Enter}');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(cell(0, 'length').getAttribute('aria-invalid')).toBe('true'));
    await user.click(cell(0, 'length'));
    expect(await screen.findByText('leitung hat inzwischen 777 gespeichert.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /1020 behalten/ }));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent.at(-1)?.rows).toEqual([{ id: 1, version: 4, changes: { preset: { length: 1020 } } }]));
  });
});

it('a pasted block is shown first, old beside new, and put in without its faulty cells', async () => {
  const { sent, user } = await open();
  await user.click(cell(0, 'length'));
  paste('1020\t620\n1120\t92O\n');
  const bar = await screen.findByRole('region', { name: 'Zwischenablage' });
  expect(within(bar).getByText('3 Zellen gut')).toBeDefined();
  expect(within(bar).getByText('1 fehlerhaft')).toBeDefined();
  expect(within(bar).getByRole<HTMLButtonElement>('button', { name: /^Einsetzen/ }).disabled).toBe(true);
  await user.click(within(bar).getByRole('button', { name: 'Nur gute einsetzen' }));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(sent[0]?.rows).toEqual([
      { id: 1, version: 3, changes: { preset: { length: 1020, width: 620 } } },
      { id: 2, version: 3, changes: { preset: { length: 1120 } } },
    ]),
  );
});

describe('columns', () => {
  it('are those of the drawing', async () => {
    await open();
    expect(heads()).toEqual([
      'articleNumber',
      'name.de',
      'typeId',
      'length',
      'width',
      'height',
      'load',
      'price',
      'margin',
      'gaps',
      'visibility',
      'customers',
      'changedAt',
    ]);
  });

  it('offer the attributes of the filtered type alone', async () => {
    const { user } = await open(undefined, '?filter=typeId%3A2');
    await user.click(screen.getByRole('button', { name: /^Spalten/ }));
    const choice = screen.getByRole('dialog', { name: 'Spalten wählen' });
    expect(within(choice).getByText('Ab Lager')).toBeDefined();
    expect(within(choice).queryByText('Material')).toBeNull();
  });

  it('lead to the file of what is filtered', async () => {
    await open(undefined, '?filter=gaps%3Afr&search=kiste');
    const link = screen.getByRole('link', { name: 'CSV laden' });
    expect(link.getAttribute('href')).toBe('/api/product/record/csv?search=kiste&sort=articleNumber&filter=gaps%3Afr');
  });
});

describe('ticked rows', () => {
  it('are hidden after a look at before and after, and come back with one undo', async () => {
    const { sent, user } = await open();
    for (const row of [0, 2]) fireEvent.click(document.querySelector(`[data-tick="${row}"]`)!);
    await user.click(screen.getByRole('button', { name: 'Verbergen' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('HK_0003')).toBeDefined();
    expect(within(dialog).getAllByText('verborgen')).toHaveLength(2);
    await user.click(within(dialog).getByRole('button', { name: '2 Produkte verbergen' }));
    expect(await within(dialog).findByText('2 Produkte verborgen')).toBeDefined();
    expect(sent.at(-1)?.rows.map(({ id, changes }) => [id, changes])).toEqual([
      [1, { published: false }],
      [3, { published: false }],
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Rückgängig' }));
    expect(await within(dialog).findByText('2 Produkte zurückgestellt')).toBeDefined();
    expect(sent.at(-1)?.rows).toEqual([
      { id: 1, version: 4, changes: { published: true, publiclyAvailable: true } },
      { id: 3, version: 4, changes: { published: true, publiclyAvailable: true } },
    ]);
  });

  it('go after a look, and come back with one undo', async () => {
    const { sent, user } = await open();
    fireEvent.click(document.querySelector('[data-tick="0"]')!);
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    const dialog = await screen.findByRole('dialog');
    expect((await within(dialog).findByText('gelöscht')).closest('tr')?.textContent).toContain('vorhanden');
    await user.click(within(dialog).getByRole('button', { name: '1 Produkt löschen' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Rückgängig' }));
    await waitFor(() =>
      expect(sent.map(({ rows }) => rows)).toEqual([
        [{ id: 1, version: 3, changes: { deleted: true } }],
        [{ id: 1, version: 4, changes: { deleted: false } }],
      ]),
    );
  });

  it('go together but for those that something uses, which are told before and after with the way there', async () => {
    const items: Uses['items'] = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ kind: 'order', id, name: `A2026-0000${id}` }));
    const { sent, user } = await open(undefined, '', [{ id: 3, uses: { items, more: true } }]);
    for (const row of [0, 1, 2]) fireEvent.click(document.querySelector(`[data-tick="${row}"]`)!);
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    const dialog = await screen.findByRole('dialog', { name: '3 Produkte löschen?' });
    const staying = async (): Promise<HTMLElement> => within(dialog).findByRole('region', { name: 'Warum nicht' });
    expect((await staying()).textContent).toContain('Bestellung A2026-00005 und mehr als 2 weitere');
    expect(
      within(await staying())
        .getByRole('link', { name: 'Bestellung A2026-00001' })
        .getAttribute('href'),
    ).toBe('/admin/Orders/1');
    expect(within(dialog).getByText('1 Produkt ist noch in Gebrauch und bleibt.')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: '2 Produkte löschen' }));
    expect((await within(dialog).findByText('2 Produkte gelöscht')).getAttribute('role')).toBe('status');
    expect((await staying()).textContent).toContain('HK_0003');
    expect(sent.map(({ rows }) => rows.map(({ id }) => id))).toEqual([[1, 2]]);
  });

  it('that are deleted can only be brought back', async () => {
    await open(undefined, '?filter=visibility%3Adeleted');
    fireEvent.click(document.querySelector('[data-tick="0"]')!);
    expect(screen.getByRole('button', { name: 'Wiederherstellen' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Verbergen' })).toBeNull();
  });

  it('take one value in a field, and say which of them cannot', async () => {
    const { sent, user } = await open();
    for (const row of [0, 1]) fireEvent.click(document.querySelector(`[data-tick="${row}"]`)!);
    await user.click(screen.getByRole('button', { name: 'Feld ändern' }));
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Feld' }), 'Breite mm');
    const value = within(dialog).getByRole('textbox', { name: 'Neuer Wert' });
    await user.type(value, '6x');
    expect(await within(dialog).findByText('2 Produkte lassen sich so nicht ändern.')).toBeDefined();
    await user.clear(value);
    await user.type(value, '620');
    await user.click(within(dialog).getByRole('button', { name: '2 Produkte ändern' }));
    await waitFor(() =>
      expect(sent.at(-1)?.rows.map(({ changes }) => changes)).toEqual([{ preset: { width: 620 } }, { preset: { width: 620 } }]),
    );
  });
});
