import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import de from '#web/texts/de.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { TermRow } from './term-row.tsx';

it('asks before a term goes: kept on a no, gone on a yes', async () => {
  let gone = 0;
  const value = { name: { de: '30 Tage netto', fr: '30 jours net', en: '30 days net' }, days: 30 };
  const remove = () => Promise.resolve((gone += 1));
  const row = <TermRow fields={[{ key: 'days', word: 'Tage' }]} value={value} onSave={() => Promise.resolve()} onDelete={remove} />;
  const user = userEvent.setup();
  render(
    <IntlProvider locale="de" messages={de}>
      <ToastProvider>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: row }])} />
      </ToastProvider>
    </IntlProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Löschen' }));
  expect(screen.getByRole('dialog').textContent).toContain('«30 Tage netto» löschen?');
  await user.click(screen.getByRole('button', { name: 'Behalten' }));
  expect([gone, screen.queryByRole('dialog')]).toEqual([0, null]);
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  await user.click(screen.getAllByRole('button', { name: 'Löschen' }).at(-1)!);
  expect(await screen.findByText('Gelöscht')).toBeDefined();
  expect(gone).toBe(1);
});
