import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { CallFailure } from '#contract/failure.ts';
import type { Uses } from '#contract/record.ts';
import de from '#web/texts/de.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { TermRow } from './term-row.tsx';

function show(row: ReactNode): void {
  render(
    <IntlProvider locale="de" messages={de}>
      <ToastProvider>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: row }])} />
      </ToastProvider>
    </IntlProvider>,
  );
}

const kept = {
  reread: () => Promise.resolve(undefined),
  readUses: () => Promise.resolve({ items: [], more: false }),
  remove: () => Promise.resolve(),
};

it('saves an optional number that is left empty as unknown, and marks one that is none', async () => {
  const saved: object[] = [];
  const value = { name: { de: 'Bus', fr: 'Bus', en: 'Bus' }, length: 3000, frontAxle: -900 };
  const fields = [
    { key: 'length', word: 'Länge mm' },
    { key: 'frontAxle', word: 'Achse vorn mm', optional: true },
  ];
  const user = userEvent.setup();
  show(<TermRow<typeof value> fields={fields} value={value} onSave={(each) => Promise.resolve(saved.push(each))} kept={kept} />);
  const axle = await screen.findByRole('textbox', { name: 'Achse vorn mm' });
  await user.clear(axle);
  await user.type(axle, 'weit');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect([axle.getAttribute('aria-invalid'), saved]).toEqual(['true', []]);
  await user.clear(axle);
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(saved).toEqual([{ ...value, frontAxle: null }]);
});

it('writes weights with apostrophes and lengths without, and takes a name as words', async () => {
  const value = { name: { de: '2 % bei Zahlung innert 10 Tagen', fr: 'x', en: 'y' }, length: 7200, payload: 9000 };
  const fields = [
    { key: 'length', word: 'Länge mm', isLength: true },
    { key: 'payload', word: 'Zuladung kg' },
  ];
  show(<TermRow fields={fields} value={value} onSave={() => Promise.resolve()} kept={kept} />);
  const inputs = (await screen.findAllByRole<HTMLInputElement>('textbox')).filter(({ id }) => !id.endsWith('fr') && !id.endsWith('en'));
  expect(inputs.map((input) => [input.value, input.inputMode])).toEqual([
    [value.name.de, ''],
    ['7200', 'decimal'],
    ["9'000", 'decimal'],
  ]);
  expect(inputs[0]?.maxLength).toBe(80);
});

it('asks before a term goes: kept on a no, gone on a yes', async () => {
  let gone = 0;
  const value = { name: { de: '30 Tage netto', fr: '30 jours net', en: '30 days net' }, days: 30 };
  const remove = () => Promise.resolve((gone += 1));
  const row = (
    <TermRow fields={[{ key: 'days', word: 'Tage' }]} value={value} onSave={() => Promise.resolve()} kept={{ ...kept, remove }} />
  );
  const user = userEvent.setup();
  show(row);
  await user.click(await screen.findByRole('button', { name: 'Löschen' }));
  expect(screen.getByRole('dialog').textContent).toContain('«30 Tage netto» löschen?');
  await user.click(await screen.findByRole('button', { name: 'Behalten' }));
  expect([gone, screen.queryByRole('dialog')]).toEqual([0, null]);
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  await screen.findByRole('button', { name: 'Behalten' });
  await user.click(screen.getAllByRole('button', { name: 'Löschen' }).at(-1)!);
  expect(await screen.findByText('Gelöscht')).toBeDefined();
  expect(gone).toBe(1);
});

it('says who has a term instead of asking', async () => {
  const value = { name: { de: '30 Tage netto', fr: '30 jours net', en: '30 days net' }, days: 30 };
  const uses: Uses = {
    items: [
      { kind: 'customer', id: 7, name: 'Aare Pumpen AG' },
      { kind: 'drive', id: 3, name: '2026-11-26' },
    ],
    more: true,
  };
  const used = { ...kept, readUses: () => Promise.resolve(uses) };
  const user = userEvent.setup();
  show(<TermRow fields={[{ key: 'days', word: 'Tage' }]} value={value} onSave={() => Promise.resolve()} kept={used} />);
  await user.click(await screen.findByRole('button', { name: 'Löschen' }));
  expect((await screen.findByRole('link', { name: 'Aare Pumpen AG' })).getAttribute('href')).toBe('/admin/customer/7');
  expect(screen.getByRole('link', { name: '26.11.2026' }).getAttribute('href')).toBe('/admin/order/TruckCapacity?day=2026-11-26');
  expect(screen.getByText('und weitere')).toBeDefined();
  expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Löschen' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Verstanden' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('merges with what a colleague saved, and asks where both changed the same', async () => {
  const value = { id: 4, version: 1, name: { de: '30 Tage', fr: '30 jours', en: '30 days' }, days: 30 };
  const theirs = { ...value, version: 2, name: { ...value.name, fr: '30 jours net' }, days: 20 };
  const sent: object[] = [];
  const save = (each: typeof value) => {
    sent.push(each);
    const stale = new CallFailure(409, [{ message: 'changedMeanwhile', params: { who: 'Hofer', at: '2026-11-22T08:00:00.000Z' } }]);
    return each.version === 1 ? Promise.reject(stale) : Promise.resolve();
  };
  const user = userEvent.setup();
  const reread = () => Promise.resolve(theirs);
  show(<TermRow<typeof value> fields={[{ key: 'days', word: 'Tage' }]} value={value} onSave={save} kept={{ ...kept, reread }} />);
  const days = await screen.findByRole('textbox', { name: 'Tage' });
  await user.clear(days);
  await user.type(days, '45');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  const dialog = await screen.findByRole('dialog', { name: 'Inzwischen geändert' });
  expect(within(dialog).getByRole('row', { name: /Tage/ }).textContent).toBe('Tage302045');
  await user.click(within(dialog).getByRole('radio', { name: 'Tage: Sie' }));
  await user.click(within(dialog).getByRole('button', { name: 'Übernehmen' }));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(sent.at(-1)).toEqual({ ...theirs, days: 45 });
});
