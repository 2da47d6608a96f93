import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import deskErrors from '#web/texts/de/desk-errors.ts';
import errors from '#web/texts/de/errors.ts';
import shell from '#web/texts/de/shell.ts';
import type { StepDraft } from './ladder-draft.ts';
import { readPasted } from './ladder-draft.ts';
import { LadderTable } from './ladder-table.tsx';

const stored = [
  { quantity: '1', price: '16.1' },
  { quantity: '10', price: '14.45' },
];

function Ladder() {
  const [steps, setSteps] = useState<readonly StepDraft[]>(stored);
  return (
    <IntlProvider locale="de" messages={{ errors, deskErrors, shell }}>
      <LadderTable
        steps={steps}
        stored={
          new Map([
            [1, 16.1],
            [10, 14.45],
          ])
        }
        problems={{}}
        factsAt={(quantity) => ({ cost: 10, standard: quantity === 1 ? 20 : null })}
        discount={0.05}
        compares
        onChange={setSteps}
      />
    </IntlProvider>
  );
}

const typed = () => screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value);

it('has a head above every column', () => {
  render(<Ladder />);
  const [head, ...rows] = screen.getAllByRole('row');
  const heads = within(head!).getAllByRole('columnheader');
  expect(rows.map((row) => within(row).getAllByRole('cell').length)).toEqual(rows.map(() => heads.length));
});

it('gives every field a name of its own', () => {
  render(<Ladder />);
  const names = screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'));
  expect(names).toEqual(['ab Stück, Stufe 1', 'Preis CHF ab Stück 1', 'ab Stück, Stufe 2', 'Preis CHF ab Stück 10']);
});

it('shows a pasted ladder beside the old one before it is put in', async () => {
  const user = userEvent.setup();
  render(<Ladder />);
  await user.click(screen.getByLabelText('Preis CHF ab Stück 1'));
  await user.paste("Menge\tPreis\n1\t17.20\n25\t1'234.50\n");
  const dialog = screen.getByRole('dialog');
  const rows = within(dialog)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(rows).toEqual(['116.117.20', '1014.45entfällt', "25–1'234.50"]);
  expect(typed().slice(0, 4)).toEqual(['1', '16.1', '10', '14.45']);
  await user.click(within(dialog).getByRole('button', { name: /Einsetzen/ }));
  expect(typed()).toEqual(['1', '17.20', '25', "1'234.50"]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('locks what is faulty and says each fault', async () => {
  const user = userEvent.setup();
  render(<Ladder />);
  await user.click(screen.getByRole('button', { name: 'Aus Tabelle' }));
  const field = screen.getByLabelText('Zeilen aus der Tabelle');
  await user.click(field);
  await user.paste('10\t5\n10\t4.00001\nzwei\tdrei\n');
  const dialog = screen.getByRole('dialog');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Zeile 3: Das sind nicht eine Stückzahl und ein Preis.',
    'Die Stufe «ab 10» ist zweimal da. Jede Stückzahl gilt einmal.',
    'Preise je Stück haben höchstens vier Stellen nach dem Punkt.',
  ]);
  expect(within(dialog).getByRole('button', { name: /Einsetzen/ })).toHaveProperty('disabled', true);
});

it('says what a step earns after the discount, and how it differs from everybody’s price', () => {
  render(<Ladder />);
  const [, first] = screen.getAllByRole('row');
  // 16.10 less 5 % is 15.295: 34.6 % above a cost of 10; 19.5 % below 20.
  expect(
    within(first!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(2, 6),
  ).toEqual(['15.30', '10.00', '34.6 %', '− 19.5 %']);
});

it('reads numbers as people and programs write them', () => {
  expect(readPasted("ab 1;CHF 1'234.50\n\n5;1234,5\n").drafts).toEqual([
    { quantity: '1', price: "1'234.50" },
    { quantity: '5', price: '1234,5' },
  ]);
});
