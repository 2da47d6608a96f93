import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from './customer-draft.ts';
import type { CustomerDraft } from './customer-draft.ts';
import { CustomerForm } from './customer-form.tsx';

const choices = { terms: [{ id: 1, name: '30 Tage' }], skonti: [], trucks: [{ id: 1, name: 'Lastwagen 18 t' }] };

function Form({ problems = {}, seen }: { problems?: Record<string, string>; seen: (draft: CustomerDraft) => void }) {
  const [draft, setDraft] = useState(emptyDraft);
  seen(draft);
  return <CustomerForm draft={draft} problems={problems} choices={choices} addresses={null} onChange={setDraft} />;
}

describe('the form of a customer', () => {
  it('asks for a company only of companies, for a truck and a reason only where they count', async () => {
    const user = userEvent.setup();
    render(<Form seen={() => undefined} />);
    expect(screen.queryByLabelText('Firmenname')).not.toBeNull();
    await user.click(screen.getByLabelText('Firmenkunde'));
    expect(screen.queryByLabelText('Firmenname')).toBeNull();
    expect(screen.queryByLabelText('Grund der Sperre')).toBeNull();
    await user.click(screen.getByLabelText('Gesperrt'));
    expect(screen.queryByLabelText('Grund der Sperre')).not.toBeNull();
    await user.click(screen.getByLabelText('Schnellbestellung'));
    expect(screen.queryByLabelText('Lastwagen der Schnellbestellung')).not.toBeNull();
  });

  it('adds persons with fields of their own and strikes out those that go', async () => {
    const user = userEvent.setup();
    let draft = emptyDraft;
    render(<Form seen={(now) => (draft = now)} />);
    await user.click(screen.getByRole('button', { name: 'Person hinzufügen' }));
    const [, second] = screen.getAllByLabelText('Nachname');
    if (!second) throw new Error('no second person');
    await user.type(second, 'Frei');
    expect(draft.persons.map(({ lastName }) => lastName)).toEqual(['', 'Frei']);
    const [first] = screen.getAllByRole('button', { name: 'Entfernen' });
    if (!first) throw new Error('nothing to remove');
    await user.click(first);
    expect(draft.persons.map(({ removed }) => removed)).toEqual([true, false]);
    expect(screen.queryByRole('button', { name: 'Doch behalten' })).not.toBeNull();
  });

  it('says what is wrong at its field', () => {
    render(<Form problems={{ discount: 'Zahl von 0 bis 100.' }} seen={() => undefined} />);
    expect(screen.getByLabelText('Rabatt %').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Zahl von 0 bis 100.')).not.toBeNull();
  });
});
