import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import de from '../texts/de.ts';
import { TextProvider } from '../texts/text-provider.tsx';
import { NumberStepper } from './number-stepper.tsx';

test.each([
  ['12.00', 12],
  ['12,5', 12],
  ["1'200", 1200],
  ['1.200', 1200],
  ['25 Stk', 25],
  ['４０', 40],
  ['٤٠', 40],
])('%s pasted is %d pieces', (text, pieces) => {
  const change = vi.fn<(value: number) => void>();
  render(
    <TextProvider language="de" messages={de}>
      <NumberStepper label="Anzahl" value={1} onChange={change} />
    </TextProvider>,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  expect(change).toHaveBeenLastCalledWith(pieces);
});
