import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useTakeKey } from './use-take-key.ts';

function Screen({ take }: { take: (() => void) | null }) {
  useTakeKey(take);
  return (
    <dialog open>
      <div data-configuration="">
        <input aria-label="Länge" />
      </div>
    </dialog>
  );
}

it('takes what is configured with Ctrl+Enter, also from within a field', async () => {
  const take = vi.fn();
  render(<Screen take={take} />);
  await userEvent.type(screen.getByLabelText('Länge'), '1{Enter}');
  expect(take).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(take).toHaveBeenCalledTimes(1);
});

it('does nothing while it cannot be built, or while another dialog is in front', async () => {
  const take = vi.fn();
  const { rerender } = render(<Screen take={null} />);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  rerender(
    <>
      <Screen take={take} />
      <dialog open>Teilen</dialog>
    </>,
  );
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(take).not.toHaveBeenCalled();
});
