import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { tellEarlyInput } from './early-input.ts';

/** A field that selects its text on focus, and shows whether it was focused and its value. */
function Page() {
  const [value, setValue] = useState('1000');
  const [entered, setEntered] = useState(false);
  const [left, setLeft] = useState('');
  return (
    <>
      <input
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onFocus={(event) => {
          event.target.select();
          setEntered(true);
        }}
        onBlur={() => setLeft(value)}
      />
      <output>
        {value} {entered ? 'entered' : 'left alone'}
        {left === '' ? '' : ` left at ${left}`}
      </output>
    </>
  );
}

let leave = (): void => undefined;
afterEach(async () => act(() => leave()));

/** The page as sent, and its hydration. */
function sent() {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Page />);
  document.body.replaceChildren(place);
  const field = place.querySelector('input')!;
  const takeOver = async (): Promise<string> => {
    const root = await act(async () => hydrateRoot(place, <Page />));
    leave = () => {
      root.unmount();
      place.remove();
    };
    await act(async () => tellEarlyInput(place));
    return place.querySelector('output')?.textContent ?? '';
  };
  return { field, takeOver };
}

it('tells of nothing where nothing happened', async () => {
  expect(await sent().takeOver()).toBe('1000 left alone');
});

it('tells where the visitor is, so that the field is marked as ever', async () => {
  const { field, takeOver } = sent();
  field.focus();
  expect(await takeOver()).toBe('1000 entered');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
});

it('leaves the cursor where it was typed', async () => {
  const { field, takeOver } = sent();
  field.focus();
  field.value = '15';
  field.setSelectionRange(2, 2);
  expect(await takeOver()).toBe('15 entered');
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 2]);
});

it('tells that a field was left after typing, with what was typed', async () => {
  const { field, takeOver } = sent();
  field.focus();
  field.value = '99999';
  field.blur();
  await takeOver();
  await waitFor(() => expect(field.parentElement?.querySelector('output')?.textContent).toBe('99999 left alone left at 99999'));
});

it('leaves a press to the place that it lies in', async () => {
  const { takeOver } = sent();
  const elsewhere = document.createElement('button');
  window.pressedEarly = elsewhere;
  await takeOver();
  expect(window.pressedEarly).toBe(elsewhere);
  delete window.pressedEarly;
});
