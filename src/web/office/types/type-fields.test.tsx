import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { newDraft } from './type-draft.ts';
import { TypeFields } from './type-fields.tsx';

const choices = {
  categories: [{ id: 3, name: 'Kisten' }],
  reports: [],
  models: [
    { id: 'holzkiste', name: 'Holzkiste' },
    { id: 'palette', name: 'Palette' },
  ],
};

function Fields({ modelId }: { modelId: string }) {
  const [draft, setDraft] = useState({ ...newDraft, modelId });
  return (
    <>
      <TypeFields draft={draft} problems={{}} choices={choices} onChange={setDraft} />
      <output>{draft.modelId}</output>
    </>
  );
}

const model = (): HTMLSelectElement => screen.getByLabelText('Modell');
const optionsOf = (select: HTMLElement): (string | null)[] =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('offers the models of the shop by their names, and none', async () => {
  render(<Fields modelId="" />);
  expect(optionsOf(model())).toEqual(['keines', 'Holzkiste (holzkiste)', 'Palette (palette)']);
  await userEvent.setup().selectOptions(model(), 'Palette (palette)');
  expect(screen.getByRole('status').textContent).toBe('palette');
});

it('keeps a model that the shop no longer has until another is chosen', () => {
  render(<Fields modelId="alt" />);
  expect(model().value).toBe('alt');
  expect(optionsOf(model())).toContain('alt');
});

it('names the fields of a dialog apart from those of the panel behind it', () => {
  render(
    <>
      <TypeFields draft={{ ...newDraft, name: 'Kiste' }} problems={{}} choices={choices} onChange={() => undefined} />
      <TypeFields draft={newDraft} problems={{}} choices={choices} idPrefix="new-" onChange={() => undefined} />
    </>,
  );
  expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' }).map(({ value }) => value)).toEqual(['Kiste', '']);
});
