import { fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useSendKey } from './use-send-key.ts';

function Desk({ step, asks = false }: { step: (() => void) | null; asks?: boolean }) {
  useSendKey(step, asks);
  return (
    <>
      <input aria-label="Preis" />
      <textarea aria-label="Notiz" onKeyDown={(event) => event.preventDefault()} />
    </>
  );
}

const send = '{Control>}{Enter}{/Control}';

test('Ctrl Enter asks before sending from any field, but not from one that uses the key itself', async () => {
  const step = vi.fn<() => void>();
  const { getByLabelText } = render(<Desk step={step} />);
  const user = userEvent.setup();
  await user.click(getByLabelText('Preis'));
  await user.keyboard(`{Enter}${send}`);
  expect(step).toHaveBeenCalledTimes(1);
  await user.click(getByLabelText('Notiz'));
  await user.keyboard(send);
  expect(step).toHaveBeenCalledTimes(1);
});

test('in a dialog it counts only if that is the question about sending', async () => {
  const step = vi.fn<() => void>();
  const { rerender, container } = render(<Desk step={step} />);
  container.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  const user = userEvent.setup();
  await user.keyboard(send);
  expect(step).not.toHaveBeenCalled();
  rerender(<Desk step={step} asks />);
  await user.keyboard(send);
  expect(step).toHaveBeenCalledTimes(1);
});

test('a key that is held asks, and does not answer the question as well', () => {
  const step = vi.fn<() => void>();
  const { container, rerender } = render(<Desk step={step} />);
  fireEvent.keyDown(container, { key: 'Enter', ctrlKey: true });
  rerender(<Desk step={step} asks />);
  fireEvent.keyDown(container, { key: 'Enter', ctrlKey: true, repeat: true });
  expect(step).toHaveBeenCalledTimes(1);
});
