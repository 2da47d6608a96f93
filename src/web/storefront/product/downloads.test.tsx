import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { open } from './beside.test-data.tsx';
import { Downloads } from './downloads.tsx';

it('copies the address of the configuration and says so', async () => {
  const user = userEvent.setup();
  open(
    'de',
    <Downloads articleNumber="HK_0001" values={{ length: 1200 }} presets={{ length: 1000 }} quantity={2} query="menge=2&k=1&length=1200" />,
  );
  await user.click(screen.getByRole('button', { name: 'Link kopieren' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/products/HK_0001?menge=2&k=1&length=1200`);
  expect((await screen.findByText('Der Link ist kopiert.')).closest('[aria-live="polite"]')).not.toBeNull();
});
