import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DayInput } from './day-input.tsx';

afterEach(cleanup);

function Form({ first }: { first: string }) {
  const [day, setDay] = useState(first);
  return (
    <>
      <DayInput value={day} onChange={setDay} />
      <output>{day}</output>
    </>
  );
}

const type = (text: string): void => {
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};
const stands = (): [string, string] => [screen.getByRole<HTMLInputElement>('textbox').value, screen.getByRole('status').textContent];

test.each([
  ['26.11.26', ['26.11.2026', '2026-11-26']],
  ['1.2.2027', ['01.02.2027', '2027-02-01']],
  ['2026-11-26', ['26.11.2026', '2026-11-26']],
  ['', ['', '']],
  ['30.02.2026', ['24.12.2026', '2026-12-24']],
  ['bald', ['24.12.2026', '2026-12-24']],
])('%s is understood, and shown the same in every browser', (text, wanted) => {
  render(<Form first="2026-12-24" />);
  expect(stands()).toEqual(['24.12.2026', '2026-12-24']);
  type(text);
  expect(stands()).toEqual(wanted);
});
