import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DimensionField } from './dimension-field.tsx';

it.each([
  ['-5', -5],
  ['1’200', 1200],
  ['12,5', 12.5],
  ['１２００', 1200],
  ['١٢٠٠', 1200],
])('passes %s on as the number %d, which its owner judges', async (text, number) => {
  const onChange = vi.fn();
  const onUnreadable = vi.fn();
  render(<DimensionField label="Länge" unit="mm" value={1000} min={200} max={2500} onChange={onChange} onUnreadable={onUnreadable} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox'));
  await user.paste(text);
  expect(onChange).toHaveBeenLastCalledWith(number);
  expect(onUnreadable).toHaveBeenLastCalledWith(false);
});

it('says of other text that it is no number', async () => {
  const onChange = vi.fn();
  const onUnreadable = vi.fn();
  render(<DimensionField label="Länge" unit="mm" value={1000} min={200} max={2500} onChange={onChange} onUnreadable={onUnreadable} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox'));
  await user.paste('1e3');
  expect(onUnreadable).toHaveBeenLastCalledWith(true);
  expect(onChange).not.toHaveBeenCalled();
});
