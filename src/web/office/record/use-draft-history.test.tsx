import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useDraftHistory, useUndoKeys } from './use-draft-history.ts';

function Field() {
  const [draft, setDraft] = useState('');
  const history = useDraftHistory(draft, setDraft);
  useUndoKeys(history);
  return <input aria-label="Name" value={draft} onChange={({ target }) => history.change(() => target.value)} />;
}

it.each(['{Control>}y{/Control}', '{Control>}{Shift>}z{/Shift}{/Control}'])('comes back with Ctrl Z, and forth with %s', async (again) => {
  render(<Field />);
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  await userEvent.type(field, 'ab');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(field.value).toBe('a');
  await userEvent.keyboard(again);
  expect(field.value).toBe('ab');
});
