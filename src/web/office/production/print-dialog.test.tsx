import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import type { Column } from './board-view.ts';
import { PrintDialog } from './print-dialog.tsx';

const column = { day: { day: '2026-11-23' }, works: [{ id: 4, state: 'PLANNED' }] } as unknown as Column;

it('prints the sheets by Ctrl+Enter, and is left by its own button', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return new Promise<Response>(() => undefined);
  });
  const onClose = vi.fn();
  const { user } = showRoutes([{ path: '/', element: <PrintDialog columns={[column]} onClose={onClose} /> }]);
  expect(document.activeElement).toBe(screen.getByLabelText('Aufträge von'));
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(onClose).toHaveBeenCalledOnce();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(asked).toHaveLength(1);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Etiketten drucken' }).disabled).toBe(true);
});
