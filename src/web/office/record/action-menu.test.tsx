import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ActionMenu } from './action-menu.tsx';

afterEach(cleanup);

function Steps() {
  const [step, setStep] = useState(1);
  return step === 1 ? (
    <button type="button" onClick={() => setStep(2)}>
      Weiter
    </button>
  ) : (
    <p>Vorschau</p>
  );
}

it('stays open for a step that is gone after its click, and closes by a click beside it', () => {
  render(
    <>
      <ActionMenu>
        <Steps />
      </ActionMenu>
      <p>daneben</p>
    </>,
  );
  const menu = screen.getByRole<HTMLDetailsElement>('group');
  menu.open = true;
  fireEvent.click(screen.getByText('Weiter'));
  expect(screen.getByText('Vorschau')).toBeDefined();
  expect(menu.open).toBe(true);
  fireEvent.click(screen.getByText('daneben'));
  expect(menu.open).toBe(false);
});

it('has the focus back on its button when one of its actions opens a dialog elsewhere', () => {
  render(
    <ActionMenu>
      <button type="button">Zahlung erstatten</button>
      <input aria-label="Grund" />
    </ActionMenu>,
  );
  screen.getByRole<HTMLDetailsElement>('group').open = true;
  const verb = screen.getByText('Zahlung erstatten');
  verb.focus();
  fireEvent.click(verb);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  screen.getByLabelText('Grund').focus();
  fireEvent.click(screen.getByLabelText('Grund'));
  expect(document.activeElement).toBe(screen.getByLabelText('Grund'));
});

it.each([
  [136, true],
  [640, false],
])('with its button ending at %i px opens towards the right: %s', (right, isRight) => {
  render(
    <main>
      <ActionMenu>
        <button type="button">Bestellung stornieren</button>
      </ActionMenu>
    </main>,
  );
  const menu = screen.getByRole<HTMLDetailsElement>('group');
  vi.spyOn(menu, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, right, 32));
  vi.spyOn(menu.lastElementChild!, 'clientWidth', 'get').mockReturnValue(232);
  fireEvent(menu, new Event('toggle'));
  expect(menu.hasAttribute('data-right')).toBe(isRight);
});
