import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import type { Drive } from '#contract/drive.ts';
import { PersonNamesProvider } from '../people/person-names.tsx';
import { DrivePart } from './drive-part.tsx';

const drive = {
  version: 1,
  driver: 'Reto Keller',
  who: 'versand@kistenwerk.example',
  releasedAt: '2026-11-26T05:40:00.000Z',
  url: '',
  reported: 0,
  short: 0,
} as unknown as Drive;

it('says by name who gave the truck to its driver', async () => {
  const part = (
    <PersonNamesProvider names={{ 'versand@kistenwerk.example': 'Marco Steiner' }}>
      <DrivePart day="2026-11-26" truckId={1} drive={drive} mayGo />
    </PersonNamesProvider>
  );
  showRoutes([{ path: '/', element: part }]);
  expect(await screen.findByText('freigegeben von Marco Steiner, 26.11.2026 06.40')).toBeTruthy();
});
