import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { RoleTable } from './role-table.tsx';
import StaffPage from './staff-page.tsx';

it('leaves the cursor where it is when the roles are stored anew', async () => {
  let version = 0;
  const { router, user } = showRoutes([
    {
      path: '/',
      loader: () => {
        version += 1;
        return { staff: [], roles: [{ id: 1, version, name: 'Werkstatt', permissions: [], requiresSecondFactor: false, people: 1 }] };
      },
      HydrateFallback: () => null,
      Component: StaffPage,
    },
  ]);
  const tick = await screen.findByLabelText<HTMLInputElement>('Werkstatt: verlangt zweiten Faktor');
  await user.click(tick);
  expect(tick.checked).toBe(true);
  await act(() => router.revalidate());
  expect(tick.checked).toBe(false);
  expect(document.activeElement).toBe(tick);
});

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
