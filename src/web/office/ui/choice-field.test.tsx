import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ChoiceField } from './choice-field.tsx';

const people = ['Aare Pumpen AG', 'Helvetia Antriebe AG', 'Rheintal Optik GmbH'].map((name, at) => ({ id: at + 1, name }));

function show(onChosen: (item: { id: number }) => void) {
  const Page = () => {
    const [text, setText] = useState('');
    const found = text === '' ? [] : people.filter(({ name }) => name.includes(text));
    return (
      <ChoiceField
        label="Kunde"
        text={text}
        onText={setText}
        found={found}
        foundLabel="Gefunden"
        status={text !== '' && found.length === 0 ? 'Nichts' : ''}
        onChosen={onChosen}
      >
        {({ name }) => name}
      </ChoiceField>
    );
  };
  render(<Page />);
  return { user: userEvent.setup(), field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Kunde' }) };
}

const told = (field: HTMLElement): string | undefined =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? undefined;

it('is chosen from with arrows and Enter, and tells which one it would be', async () => {
  const onChosen = vi.fn();
  const { user, field } = show(onChosen);
  await user.type(field, 'AG');
  expect(told(field)).toBe('Aare Pumpen AG');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(told(field)).toBe('Helvetia Antriebe AG');
  await user.keyboard('{Enter}');
  expect(onChosen).toHaveBeenCalledExactlyOnceWith(people[1]);
});

it('leaves keys of the page to it', async () => {
  const onChosen = vi.fn();
  const { user, field } = show(onChosen);
  await user.type(field, 'AG{Control>}{Enter}{/Control}');
  expect(onChosen).not.toHaveBeenCalled();
});

it('begins anew with what is typed, says when there is nothing, and is cleared by Esc', async () => {
  const onChosen = vi.fn();
  const { user, field } = show(onChosen);
  await user.type(field, 'AG{ArrowDown}');
  await user.type(field, '?');
  expect(screen.getByRole('status').textContent).toBe('Nichts');
  await user.keyboard('{Enter}');
  expect(onChosen).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(field.value).toBe('');
});

it('takes the first of what is found late, whatever was pressed before', async () => {
  const onChosen = vi.fn();
  const field = (found: typeof people) => (
    <ChoiceField label="Kunde" text="AG" onText={vi.fn()} found={found} foundLabel="Gefunden" onChosen={onChosen}>
      {({ name }) => name}
    </ChoiceField>
  );
  const { rerender } = render(field([]));
  await userEvent.type(screen.getByRole('combobox'), '{ArrowDown}');
  rerender(field(people));
  expect(told(screen.getByRole('combobox'))).toBe('Aare Pumpen AG');
  await userEvent.keyboard('{Enter}');
  expect(onChosen).toHaveBeenCalledExactlyOnceWith(people[0]);
});
