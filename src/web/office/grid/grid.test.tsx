import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { holdingQueries } from '#test/office/browser-stand-ins.ts';
import type { Column } from './rules/column.ts';
import { plainView, type GridView } from './rules/grid-view.ts';
import { Grid, type GridProps } from './grid.tsx';
import { phone } from './use-media.ts';
import { useWholeRows } from './use-whole-rows.ts';

interface Crate {
  id: number;
  name: string;
  length: number;
  price: number;
  type: string;
  parts?: readonly Crate[];
}

const columns: readonly Column<Crate>[] = [
  { key: 'name', head: 'Name', kind: 'text', width: 230, frozen: true, strong: true, phone: 'title' },
  { key: 'length', head: 'Länge mm', kind: 'number', width: 100, grouped: false },
  { key: 'price', head: 'Preis ab', kind: 'money', width: 100, phone: 'figure' },
  {
    key: 'type',
    head: 'Typ',
    kind: 'choice',
    width: 120,
    choices: [
      { value: 'crate', label: 'Kiste' },
      { value: 'pallet', label: 'Palette' },
    ],
    phone: 'second',
  },
];

const crates: readonly Crate[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  name: `Kiste ${String(index + 1).padStart(5, '0')}`,
  length: 200 + ((index * 37) % 1800),
  price: 1000 + index * 10,
  type: index % 4 === 0 ? 'pallet' : 'crate',
}));

function Sample({ rows = crates, ...rest }: { rows?: readonly Crate[] } & Partial<GridProps<Crate>>) {
  const [view, setView] = useState<GridView>(plainView);
  const source = useWholeRows(rows, columns, view);
  return <Grid label="Produkte" columns={columns} source={source} view={view} onView={setView} today={plainDate(2026, 11, 22)} {...rest} />;
}

const cell = (row: number, column: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-place="${row}"][data-index="${column}"]`);
  if (found === null) throw new Error(`no cell ${row}, ${column}`);
  return found;
};
const firstNames = (): string[] => [0, 1, 2].map((row) => cell(row, 0).textContent);

describe('the grid', () => {
  it('says how many rows there are and draws only those one sees', () => {
    render(<Sample />);
    const grid = screen.getByRole('grid', { name: 'Produkte' });
    expect(grid.getAttribute('aria-rowcount')).toBe('10001');
    expect(grid.getAttribute('aria-colcount')).toBe('5');
    expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
    expect(cell(0, 2).textContent).toBe('10.00');
    expect(screen.getByText("Zeile 1 bis 17 von 10'000")).toBeTruthy();
  });

  it('shows a negative amount with the sign that people read', () => {
    render(<Sample rows={[{ id: 1, name: 'Spesen', length: 200, price: -1500, type: 'crate' }]} />);
    expect(cell(0, 2).textContent).toBe('−15.00');
  });

  it('is one stop of the Tab key, from which arrows go on', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    await user.click(cell(0, 0));
    expect(document.activeElement).toBe(cell(0, 0));
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(cell(1, 1));
    expect(document.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
    await user.keyboard('{Control>}{End}{/Control}');
    expect(document.activeElement?.getAttribute('data-place')).toBe('9999');
    expect(document.activeElement).toBe(cell(9999, 3));
    await user.keyboard('{Control>}{Home}{/Control}jjk');
    expect(document.activeElement).toBe(cell(1, 0));
  });

  it('marks a range by keys, whole columns and whole rows', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    await user.click(cell(2, 1));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}');
    expect(screen.getByText('Bereich 3 × 2')).toBeTruthy();
    expect(cell(4, 2).getAttribute('aria-selected')).toBe('true');
    expect(cell(5, 2).getAttribute('aria-selected')).toBeNull();
    await user.keyboard('{Control>} {/Control}');
    expect(screen.getByText("Bereich 10'000 × 2")).toBeTruthy();
    expect(document.activeElement).toBe(cell(0, 1));
    expect(screen.getByRole('grid').parentElement?.scrollTop).toBe(0);
    await user.click(cell(2, 1));
    await user.keyboard('{Shift>} {/Shift}');
    expect(screen.getByText('Bereich 1 × 4')).toBeTruthy();
  });

  it('marks a range by dragging the mouse', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    await user.pointer([{ keys: '[MouseLeft>]', target: cell(1, 1) }, { target: cell(3, 2) }, { keys: '[/MouseLeft]' }]);
    expect(screen.getByText('Bereich 3 × 2')).toBeTruthy();
  });

  it('sorts by a click on a head: ascending, descending, as it was', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    const head = screen.getByRole('button', { name: 'Preis ab' });
    await user.click(head);
    expect(screen.getByRole('columnheader', { name: /Preis ab/ }).getAttribute('aria-sort')).toBe('ascending');
    await user.click(head);
    expect(firstNames()).toEqual(['Kiste 10000', 'Kiste 09999', 'Kiste 09998']);
    await user.click(head);
    expect(firstNames()[0]).toBe('Kiste 00001');
  });

  it('filters by values with their counts, shown as a pill that takes the filter away', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    await user.click(cell(0, 3));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = screen.getByRole('dialog', { name: 'Filter Typ' });
    await user.click(await within(dialog).findByRole('checkbox', { name: "Palette 2'500" }));
    await user.click(within(dialog).getByRole('button', { name: 'Filtern' }));
    expect(screen.getByText("Zeile 1 bis 17 von 2'500")).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Filter entfernen: Typ: Palette' }));
    expect(screen.getByText("Zeile 1 bis 17 von 10'000")).toBeTruthy();
  });

  it('filters amounts by a range and says what is wrong with one', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    await user.click(cell(0, 2));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = screen.getByRole('dialog', { name: 'Filter Preis ab' });
    await user.type(within(dialog).getByLabelText('von'), "1'000.10");
    await user.type(within(dialog).getByLabelText('bis'), '12');
    expect(within(dialog).getByRole('alert').textContent).toContain('Grenzen tauschen');
    expect(within(dialog).getByRole('button', { name: 'Filtern' })).toHaveProperty('disabled', true);
    await user.type(within(dialog).getByLabelText('bis'), '00.5');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: "Filter entfernen: Preis ab: 1'000.10 bis 1'200.50" })).toBeTruthy();
    expect(firstNames()[0]).toBe('Kiste 09902');
  });

  it('takes its letters also from a button, which a closed dialog leaves in the focus', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Kompakt' }));
    await user.keyboard('j');
    expect(document.activeElement).toBe(cell(1, 0));
    const loose = screen.getByRole('button', { name: 'Luftig' });
    loose.focus();
    await user.keyboard('{Control>} {/Control}');
    expect(loose.getAttribute('aria-pressed')).toBe('true');
    await user.keyboard('/00003');
    await user.keyboard('{Enter}');
    expect(cell(0, 0).textContent).toBe('Kiste 00003');
  });

  it('is entered by an arrow key where nothing has the focus and the page has nothing to scroll', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(cell(1, 0));
    const dense = screen.getByRole('button', { name: 'Kompakt' });
    dense.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(dense);
  });

  it('leaves the arrow keys to a page that scrolls', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
    await user.keyboard('{ArrowDown}');
    height.mockRestore();
    expect(document.activeElement).toBe(document.body);
  });

  it('searches from the slash, and says when nothing is found', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    await user.click(cell(0, 0));
    await user.keyboard('/gibt es nicht');
    await user.keyboard('{Enter}');
    expect(screen.getByText('Zu dieser Suche und diesen Filtern gibt es nichts.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Alle ansehen' }));
    expect(firstNames()[0]).toBe('Kiste 00001');
  });

  it('ticks rows across what one sees, and all of the view', async () => {
    render(<Sample bulk={({ count }) => <button type="button">{`Preis von ${count} ändern`}</button>} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: 'Zeile 2 wählen' }));
    await user.click(cell(5, 1));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}x');
    expect(screen.getByRole('button', { name: 'Preis von 3 ändern' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: "Alle 10'000 wählen" }));
    await user.click(screen.getByRole('checkbox', { name: 'Zeile 3 wählen' }));
    expect(screen.getByRole('button', { name: 'Preis von 9999 ändern' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Auswahl aufheben' }));
    expect(screen.queryByRole('button', { name: /Preis von/ })).toBeNull();
  });

  it('chooses columns and density', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Spalten 4 von 4' }));
    await user.click(screen.getByRole('checkbox', { name: 'Länge mm' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('columnheader', { name: /Länge/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Luftig' }));
    expect(within(screen.getByRole('grid')).getAllByRole('row')[1]?.style.height).toBe('40px');
  });

  it('shows the parts of a composite row under it', async () => {
    const [first, second, third] = crates;
    const rows = [{ ...first!, parts: [{ ...third!, id: -1, name: 'Deckel' }] }, second!];
    const childrenOf = (row: Crate): readonly Crate[] => row.parts ?? [];
    render(<Sample rows={rows} childrenOf={childrenOf} />);
    const user = userEvent.setup();
    expect(firstNames.bind(null)).toThrow('no cell 2');
    await user.click(screen.getByRole('button', { name: 'Teile zeigen' }));
    expect(firstNames()).toEqual(['Kiste 00001', 'Deckel', 'Kiste 00002']);
    await user.click(screen.getByRole('button', { name: 'Teile verbergen' }));
    expect(cell(1, 0).textContent).toBe('Kiste 00002');
  });

  it('opens a row by Enter and shows it at the edge by Space until Esc', async () => {
    const [opened, peeked]: [number[], (number | null)[]] = [[], []];
    render(<Sample onOpen={(row) => opened.push(row.id)} onPeek={(row) => peeked.push(row?.id ?? null)} />);
    const user = userEvent.setup();
    await user.click(cell(0, 1));
    await user.keyboard('{ArrowDown}{Enter} {ArrowDown}{Escape}');
    expect(opened).toEqual([2]);
    expect(peeked).toEqual([2, 3, null]);
  });

  it('comes from the server in both forms, of which the browser keeps its own', () => {
    holdingQueries.add(phone);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Sample />);
    expect(within(container).getByRole('grid')).toBeTruthy();
    expect(within(container).getAllByRole('listitem').length).toBeGreaterThan(10);
    render(<Sample />, { container, hydrate: true });
    expect(within(container).queryByRole('grid')).toBeNull();
    expect(within(container).getAllByRole('listitem').length).toBeGreaterThan(10);
  });

  it('becomes a list of two-line items on a phone', () => {
    holdingQueries.add(phone);
    render(<Sample />);
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getAllByRole('listitem')[1]?.textContent).toBe('Kiste 0000210.10Kiste');
  });
});
