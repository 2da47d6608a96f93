import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { CustomerLogo } from './customer-logo.tsx';

it('asks before the logo goes', async () => {
  const onRemove = vi.fn();
  const logo = <CustomerLogo customer={{ id: 6, version: 2 }} hasLogo busy={false} onChoose={() => undefined} onRemove={onRemove} />;
  const { user } = showRoutes([{ path: '/', element: logo }]);
  await user.click(screen.getByRole('button', { name: 'Logo entfernen' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Behalten' }));
  expect(onRemove).not.toHaveBeenCalled();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onRemove).toHaveBeenCalledOnce();
});
