import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { RoleTable } from './role-table.tsx';

it('asks before ticked rights are lost', async () => {
  const roles = [{ id: 1, version: 1, name: 'Werkstatt', permissions: [], requiresSecondFactor: false, people: 1 }];
  const { router, user } = showRoutes([
    { path: '/', element: <RoleTable roles={roles} /> },
    { path: '*', Component: () => null },
  ]);
  await user.click(screen.getByLabelText('Werkstatt: verlangt zweiten Faktor'));
  await router.navigate('/admin/audit');
  expect(await screen.findByRole('heading', { name: 'Ohne Speichern verlassen?' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});
