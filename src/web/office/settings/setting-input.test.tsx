import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SettingInput } from './setting-input.tsx';

function Field({ stored }: { stored: string }) {
  const [value, setValue] = useState(stored);
  return <SettingInput id="cartPieces" label="Menge" unit="Stück" value={value} stored={stored} wrong={false} onChange={setValue} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');

async function type(text: string): Promise<void> {
  const user = userEvent.setup();
  await user.clear(field());
  await user.type(field(), text);
  expect(field().value).toBe(text);
  await user.tab();
}

test.each(['50000', "50'000", '50 000'])('%s stands with its apostrophe once the field is left', async (text) => {
  render(<Field stored="100'000" />);
  await type(text);
  expect(field().value).toBe("50'000");
});

test('the stored number typed without apostrophe is no change', async () => {
  render(<Field stored="100'000" />);
  const unmarked = field().className;
  await type('100000');
  expect([field().value, field().className]).toEqual(["100'000", unmarked]);
});
