import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
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

it('saves an optional number that is left empty as unknown, and marks one that is none', async () => {
  const saved: object[] = [];
  const value = { name: { de: 'Bus', fr: 'Bus', en: 'Bus' }, length: 3000, frontAxle: -900 };
  const fields = [
    { key: 'length', word: 'Länge mm' },
    { key: 'frontAxle', word: 'Achse vorn mm', optional: true },
  ];
  const user = userEvent.setup();
  show(
    <TermRow<typeof value>
      fields={fields}
      value={value}
      onSave={(each) => Promise.resolve(saved.push(each))}
      onDelete={() => Promise.resolve()}
    />,
  );
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
  show(<TermRow fields={fields} value={value} onSave={() => Promise.resolve()} onDelete={() => Promise.resolve()} />);
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
  const row = <TermRow fields={[{ key: 'days', word: 'Tage' }]} value={value} onSave={() => Promise.resolve()} onDelete={remove} />;
  const user = userEvent.setup();
  show(row);
  await user.click(await screen.findByRole('button', { name: 'Löschen' }));
  expect(screen.getByRole('dialog').textContent).toContain('«30 Tage netto» löschen?');
  await user.click(screen.getByRole('button', { name: 'Behalten' }));
  expect([gone, screen.queryByRole('dialog')]).toEqual([0, null]);
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  await user.click(screen.getAllByRole('button', { name: 'Löschen' }).at(-1)!);
  expect(await screen.findByText('Gelöscht')).toBeDefined();
  expect(gone).toBe(1);
});
