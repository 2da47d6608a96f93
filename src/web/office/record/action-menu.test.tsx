import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { AskRemoval } from '../ui/ask-removal.tsx';
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
    { wrapper: MemoryRouter },
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
    { wrapper: MemoryRouter },
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

function Removal() {
  const [asked, setAsked] = useState(false);
  const close = (): void => setAsked(false);
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        Löschen …
      </button>
      {asked ? (
        <AskRemoval
          name="HK_0001"
          text="Das Produkt verschwindet."
          verb="Löschen"
          back="Behalten"
          readUses={() => Promise.resolve({ items: [], more: false })}
          onYes={close}
          onNo={close}
        />
      ) : null}
    </>
  );
}

it.each(['Löschen', 'Behalten'])('stays open around the dialogs of an action, and closes with the last one by «%s»', async (word) => {
  const element = (
    <ActionMenu>
      <Removal />
    </ActionMenu>
  );
  const { user } = showRoutes([{ path: '/', element }]);
  const menu = screen.getByRole<HTMLDetailsElement>('group');
  menu.open = true;
  await user.click(screen.getByText('Löschen …'));
  const answer = await screen.findByRole('button', { name: word });
  expect(menu.open).toBe(true);
  await user.click(answer);
  await waitFor(() => expect(menu.open).toBe(false));
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
    { wrapper: MemoryRouter },
  );
  const menu = screen.getByRole<HTMLDetailsElement>('group');
  vi.spyOn(menu, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, right, 32));
  vi.spyOn(menu.lastElementChild!, 'clientWidth', 'get').mockReturnValue(232);
  fireEvent(menu, new Event('toggle'));
  expect(menu.hasAttribute('data-right')).toBe(isRight);
});

it('closes when one of its actions leads to another page', () => {
  render(
    <ActionMenu>
      <Link to="/admin/quotes/2">Kopie</Link>
    </ActionMenu>,
    { wrapper: MemoryRouter },
  );
  const menu = screen.getByRole<HTMLDetailsElement>('group');
  menu.open = true;
  fireEvent.click(screen.getByText('Kopie'));
  expect(menu.open).toBe(false);
});
