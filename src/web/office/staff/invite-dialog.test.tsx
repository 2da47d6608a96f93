import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import type { Role } from '#contract/staff.ts';
import { InviteDialog } from './invite-dialog.tsx';

it('invites nobody who would see nothing', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit = {}) => {
    sent.push(JSON.parse(body as string));
    return Promise.resolve(Response.json({ id: 9 }));
  });
  const roles = [{ id: 2, name: 'Verkauf' }] as unknown as Role[];
  const { user } = showRoutes([{ path: '/', element: <InviteDialog roles={roles} open onClose={() => undefined} /> }]);
  await user.type(screen.getByLabelText('Name'), 'Petra Neu');
  await user.type(screen.getByLabelText('E-Mail'), 'petra@kistenwerk.example{Control>}{Enter}{/Control}');
  expect(screen.getByRole('alert').textContent).toContain('mindestens eine Rolle');
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(screen.getByLabelText('Verkauf'));
  await user.keyboard(' {Control>}{Enter}{/Control}');
  expect(sent).toMatchObject([{ roleIds: [2] }]);
});
