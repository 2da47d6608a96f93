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
