import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PlainField } from './plain-field.tsx';

function Field({ amount, given }: { amount: boolean; given: string }) {
  const [value, setValue] = useState(given);
  return <PlainField id="one" label="Zahl" numeric amount={amount} value={value} onChange={setValue} />;
}

test.each([
  [true, '1250000.5', "1'250'000.50"],
  [true, '65', '65.00'],
  [true, '450.-', '450.00'],
  [true, '0,5', '0.50'],
  [true, '0.0825', '0.0825'],
  [true, 'viel', 'viel'],
  [false, '12500', '12500'],
])('an amount (%s) typed as %s stands as %s once it is left', async (amount, text, shown) => {
  const user = userEvent.setup();
  render(<Field amount={amount} given="" />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await user.type(field, text);
  expect(field.value).toBe(text);
  await user.tab();
  expect(field.value).toBe(shown);
});

test('a problem is no small remark, which pages write in grey', () => {
  render(<PlainField id="two" label="Zahl" value="" problem="Bitte eine Zahl." hint="in mm" onChange={() => undefined} />);
  expect(screen.getByText('in mm').tagName).toBe('SMALL');
  expect(screen.getByText('Bitte eine Zahl.').tagName).toBe('SPAN');
});
