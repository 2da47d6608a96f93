import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import type { StaffMember } from '#contract/staff.ts';
import StaffPage from './staff-page.tsx';

const person: StaffMember = {
  id: 1,
  email: 'verkauf@kistenwerk.example',
  displayName: 'Vera Kauf',
  active: true,
  roleIds: [],
  ownPermissions: [],
  permissions: [],
  hasSecondFactor: false,
  lastSeen: null,
  invitedAt: null,
  version: 1,
};

it('says who was invited and has not come yet', async () => {
  const staff: StaffMember[] = [
    person,
    { ...person, id: 2, displayName: 'Nina Neu', invitedAt: '2026-11-23T23:30:00.000Z' },
    { ...person, id: 3, displayName: 'Otto Weg', active: false, invitedAt: '2026-11-23T23:30:00.000Z' },
  ];
  showRoutes([{ path: '/', loader: () => ({ staff, roles: [] }), HydrateFallback: () => null, Component: StaffPage }]);
  const stateOf = async (name: string) => (await screen.findByText(name)).closest('tr')?.lastElementChild?.textContent;
  expect(await stateOf('Vera Kauf')).toBe('aktiv');
  expect(await stateOf('Nina Neu')).toBe('eingeladen am 24.11.2026');
  expect(await stateOf('Otto Weg')).toBe('gesperrt');
});
