import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Menu, Select } from './library-parts.ts';
import { Library } from './library.tsx';

it('draws what floats into the layer of the office', async () => {
  render(
    <Library>
      <Menu>
        <Menu.Target>
          <button type="button">Mehr</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Drucken</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Library>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Mehr' }));
  const item = await screen.findByText('Drucken');
  expect(item.closest('#office-layer')?.closest('.office')).not.toBeNull();
});

it('chooses by keyboard', async () => {
  const chosen: (string | null)[] = [];
  render(
    <Library>
      <Select label="Kunde" data={['Aare Pumpen AG', 'Aarepumpen AG']} searchable onChange={(value) => chosen.push(value)} />
    </Library>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByRole('combobox', { name: 'Kunde' }), 'aarep{ArrowDown}{Enter}');
  expect(chosen).toEqual(['Aarepumpen AG']);
});
