import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { deliveryViews } from '../deliveries/delivery-columns.tsx';
import { areas } from './areas.ts';
import { SideMenu } from './side-menu.tsx';

test('leads to the cut plan and to the parcels too, which are no screens of their own', () => {
  render(
    <MemoryRouter initialEntries={['/admin/production']}>
      <SideMenu areas={areas} waiting={{}} name="Regula Amrein" roles={[]} />
    </MemoryRouter>,
  );
  const addressOf = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Zuschnitt')).toBe('/admin/production#zuschnitt');
  const [parcels] = deliveryViews;
  expect(addressOf('Pakete')).toBe(`/admin/deliveries?view=${parcels?.name}&${parcels?.query}`);
  expect(screen.getByRole('link', { name: 'Wochenplan', current: 'page' })).toBeTruthy();
});

test('marks the area of a screen behind its first, and of a record', () => {
  for (const path of ['/admin/Quotes', '/admin/Orders/12']) {
    const { unmount } = render(
      <MemoryRouter initialEntries={[path]}>
        <SideMenu areas={areas} waiting={{}} name="Regula Amrein" roles={[]} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Verkauf', current: 'page' })).toBeTruthy();
    unmount();
  }
});
