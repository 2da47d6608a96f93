import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NoteForm } from './note-form.tsx';

it('stores a note with Ctrl+Enter, and no second one while it is being stored', async () => {
  const stored: string[] = [];
  const onAdd = async (text: string): Promise<boolean> => {
    stored.push(text);
    return Promise.resolve(false);
  };
  const user = userEvent.setup();
  const { rerender } = render(<NoteForm colleagues={[]} busy={false} onAdd={onAdd} />);
  await user.type(screen.getByRole('textbox'), 'Rampe 2{Control>}{Enter}{/Control}');
  rerender(<NoteForm colleagues={[]} busy onAdd={onAdd} />);
  await user.type(screen.getByRole('textbox'), '{Control>}{Enter}{/Control}');
  expect(stored).toEqual(['Rampe 2']);
});

it('is reached by M from a table that is only read, not from one that is written in', async () => {
  const user = userEvent.setup();
  render(
    <>
      <div role="grid" aria-readonly>
        <button type="button">Pos 1</button>
      </div>
      <div role="grid" aria-readonly={false}>
        <button type="button">Menge</button>
      </div>
      <NoteForm colleagues={[]} busy={false} onAdd={async () => Promise.resolve(true)} />
    </>,
  );
  screen.getByRole('button', { name: 'Menge' }).focus();
  await user.keyboard('m');
  expect(document.activeElement?.textContent).toBe('Menge');
  screen.getByRole('button', { name: 'Pos 1' }).focus();
  await user.keyboard('m');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
