import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { PersonNamesProvider } from '../people/person-names.tsx';
import type { Column } from './rules/column.ts';
import { plainView, type GridView } from './rules/grid-view.ts';
import type { RowAnswer, RowWrite } from './rules/save.ts';
import { Grid } from './grid.tsx';
import { useWholeRows } from './use-whole-rows.ts';

interface Crate {
  id: number;
  version: number;
  name: string;
  length: number;
  height: number;
  sold: boolean;
}

const limit = (value: unknown) => (Number(value) > 1500 ? { message: 'Höhe ist zu gross, erlaubt sind 1500.', nearest: 1500 } : null);
const columns: readonly Column<Crate>[] = [
  { key: 'name', head: 'Name', kind: 'text', width: 230 },
  { key: 'length', head: 'Länge', kind: 'number', width: 100, editor: true },
  {
    key: 'height',
    head: 'Höhe',
    kind: 'number',
    width: 100,
    editor: true,
    validate: limit,
    locked: (row) => (row.sold ? 'Verkauft.' : null),
  },
];
const crates: readonly Crate[] = [1, 2, 3, 4].map((id) => ({
  id,
  version: 1,
  name: `Kiste ${id}`,
  length: id * 100,
  height: id * 10,
  sold: id === 4,
}));

interface SampleProps {
  answer?: (writes: readonly RowWrite[]) => readonly RowAnswer[];
  names?: boolean;
}

const withNames = columns.map((column) => (column.key === 'name' ? { ...column, editor: true as const } : column));

function Sample({ answer, names = false }: SampleProps) {
  const [view, setView] = useState<GridView>(plainView);
  const [unsaved, setUnsaved] = useState(0);
  const shown = names ? withNames : columns;
  const source = useWholeRows(crates, shown, view);
  const save = (writes: readonly RowWrite[]) => Promise.resolve(answer?.(writes) ?? []);
  return (
    <>
      <output>{unsaved}</output>
      <Grid
        label="Produkte"
        columns={shown}
        source={source}
        view={view}
        onView={setView}
        today={plainDate(2026, 11, 22)}
        onSave={save}
        onUnsaved={setUnsaved}
      />
    </>
  );
}

const cell = (row: number, column: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-place="${row}"][data-index="${column}"]`);
  if (found === null) throw new Error(`no cell ${row}, ${column}`);
  return found;
};
const texts = (column: number): string[] => [0, 1, 2, 3].map((row) => cell(row, column).textContent);

/** jsdom has no clipboard of its own. */
function pasted(text: string, html = ''): void {
  fireEvent.paste(document.activeElement ?? document.body, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : text) },
  });
}

describe('changing cells', () => {
  it('begins by typing, ends with Enter one row below, and shows old beside new', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    await user.click(cell(0, 1));
    await user.keyboard('150{Enter}');
    expect(cell(0, 1).textContent).toBe('100150');
    expect(document.activeElement).toBe(cell(1, 1));
    expect(screen.getByText('1 Zelle in 1 Zeile ungespeichert')).toBeTruthy();
  });

  it('F2 keeps the text, Esc drops what was typed, Tab goes on', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    await user.click(cell(0, 1));
    await user.keyboard('{F2}');
    expect(screen.getByRole('textbox', { name: 'Länge' })).toHaveProperty('value', '100');
    await user.keyboard('9{Escape}');
    expect(texts(1)[0]).toBe('100');
    await user.keyboard('7{Tab}');
    expect(document.activeElement).toBe(cell(0, 2));
    expect(texts(1)[0]).toBe('1007');
  });

  it('leaves letters to the list where they are no number', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    await user.click(cell(0, 1));
    await user.keyboard('jj');
    expect(document.activeElement).toBe(cell(2, 1));
  });

  it('goes to the next row by J while nothing has the focus, although a letter in the grid begins to write', async () => {
    render(<Sample names />);
    const user = userEvent.setup();
    await user.keyboard('j');
    expect(document.activeElement).toBe(cell(1, 0));
    await user.keyboard('j');
    expect(screen.getByDisplayValue('j')).toBe(document.activeElement);
  });

  it('fills down, empties, and undoes each as one step', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    await user.click(cell(0, 1));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await waitFor(() => expect(texts(1)).toEqual(['100', '200100', '300100', '400']));
    await user.keyboard('{Control>}z{/Control}');
    expect(texts(1)).toEqual(['100', '200', '300', '400']);
    await user.keyboard('{Control>}y{/Control}');
    expect(texts(1)[2]).toBe('300100');
    await user.keyboard('{Control>}z{/Control}{Delete}');
    await waitFor(() => expect(texts(1)).toEqual(['100leer', '200leer', '300leer', '400']));
  });

  it('says why a cell is locked, and leaves it alone', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    await user.click(cell(3, 2));
    expect(within(cell(3, 2)).getByRole('img', { name: 'gesperrt' })).toBeTruthy();
    expect(document.getElementById(cell(3, 2).getAttribute('aria-describedby') ?? '')?.textContent).toBe('Verkauft.');
    await user.keyboard('9{Enter}{Delete}');
    expect(await screen.findByText('1 Zelle ist gesperrt und blieb, wie sie war.')).toBeTruthy();
    expect(texts(2)[3]).toBe('40');
  });

  it('goes from fault to fault by F8 and takes the nearest value by Alt Enter', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    await user.click(cell(0, 2));
    await user.keyboard('2650{Enter}{ArrowUp}{ArrowLeft}');
    expect(cell(0, 2).getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('{F8}');
    expect(document.activeElement).toBe(cell(0, 2));
    expect(screen.getByText(/Höhe ist zu gross/)).toBeTruthy();
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(cell(0, 2).textContent).toBe("101'500");
    expect(cell(0, 2).getAttribute('aria-invalid')).toBeNull();
  });
});

describe('the clipboard', () => {
  it('gives the marked cells as text and as a table', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    await user.click(cell(0, 0));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    const given = new Map<string, string>();
    fireEvent.copy(cell(0, 0), { clipboardData: { setData: (type: string, text: string) => given.set(type, text) } });
    expect(given.get('text/plain')).toBe('Kiste 1\t100\nKiste 2\t200');
    expect(given.get('text/html')).toContain('<td>200</td>');
  });

  it('shows a block first and puts it in as one step', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    await user.click(cell(0, 1));
    pasted("1'001\t11\n1002\t12\n");
    expect(await screen.findByText('Zwischenablage: 2 Zeilen × 2 Spalten')).toBeTruthy();
    expect(screen.getByText('4 Zellen gut')).toBeTruthy();
    expect(screen.queryByText(/ungespeichert/)).toBeNull();
    await user.keyboard('{Enter}');
    expect(screen.getByText('4 Zellen in 2 Zeilen ungespeichert')).toBeTruthy();
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.queryByText(/ungespeichert/)).toBeNull();
  });

  it('locks "Einsetzen" while faults remain; "Nur gute" is the other way', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    await user.click(cell(0, 1));
    pasted('5\t92O\n6\t7');
    expect(await screen.findByText('1 fehlerhaft')).toBeTruthy();
    const insert = screen.getByRole('button', { name: 'Einsetzen Enter' });
    expect(insert).toHaveProperty('disabled', true);
    await user.keyboard('{F8}8{Enter}');
    expect(screen.getByRole('button', { name: 'Einsetzen Enter' })).toHaveProperty('disabled', false);
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/Zwischenablage/)).toBeNull();
    await user.click(cell(0, 1));
    pasted('5\t92O\n6\t7');
    await user.click(await screen.findByRole('button', { name: 'Nur gute einsetzen' }));
    expect(screen.getByText('3 Zellen in 2 Zeilen ungespeichert')).toBeTruthy();
  });

  it('gives the focus back to the cell when a bar that was used by the mouse goes', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    await user.click(cell(0, 1));
    pasted('5\t6\n7\t8');
    await user.click(await screen.findByRole('button', { name: 'Verwerfen Esc' }));
    expect(document.activeElement).toBe(cell(0, 1));
    pasted('5\t6\n7\t8');
    await user.click(await screen.findByRole('button', { name: 'Einsetzen Enter' }));
    expect(document.activeElement).toBe(cell(0, 1));
    await user.click(screen.getByRole('button', { name: 'Rückgängig Ctrl Z' }));
    expect(screen.queryByText(/ungespeichert/)).toBeNull();
    expect(document.activeElement).toBe(cell(0, 1));
  });

  it('lists what has no place or is locked, and reads a table of a web page', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    await user.click(cell(2, 1));
    pasted('', '<table><tr><td>1</td><td>2</td><td>3</td></tr><tr><td>4</td><td>5</td></tr><tr><td>6</td></tr></table>');
    expect(await screen.findByText(/1 Zeile nach der letzten/)).toBeTruthy();
    expect(screen.getByText(/1 Spalte nach der letzten/)).toBeTruthy();
    expect(screen.getByText(/1 Zelle gesperrt: Verkauft/)).toBeTruthy();
  });
});

describe('saving', () => {
  it('sends the changed rows; good ones go, refused ones stay with their reason', async () => {
    const sent: (readonly RowWrite[])[] = [];
    const answer = (writes: readonly RowWrite[]): RowAnswer[] => {
      sent.push(writes);
      return writes.map(({ id }) =>
        id === 1 ? { id, ok: true, version: 2 } : { id, ok: false, errors: [{ message: 'Zu lang.', field: 'length' }] },
      );
    };
    render(<Sample answer={answer} />);
    const user = userEvent.setup();
    await user.click(cell(0, 1));
    await user.keyboard('7{Enter}8{Enter}{Control>}s{/Control}');
    expect(await screen.findByText('1 Zelle in 1 Zeile ungespeichert')).toBeTruthy();
    expect(sent).toEqual([
      [
        { id: 1, version: 1, changes: { length: 7 } },
        { id: 2, version: 1, changes: { length: 8 } },
      ],
    ]);
    expect(texts(1).slice(0, 2)).toEqual(['7', '2008']);
    await user.keyboard('{F8}');
    expect(screen.getByText('Zu lang.')).toBeTruthy();
  });

  it('shows both values of a conflict, to keep or to take', async () => {
    const sent: (readonly RowWrite[])[] = [];
    const conflict = {
      version: 4,
      current: { length: 999 },
      changes: [{ field: 'length', who: 'verkauf@kistenwerk.example', at: '2026-11-22T08:00:00Z' }],
    };
    const answer = (writes: readonly RowWrite[]): RowAnswer[] => {
      sent.push(writes);
      return writes.map(({ id, version }) => (version < 4 ? { id, ok: false, errors: [], conflict } : { id, ok: true, version: 5 }));
    };
    render(
      <PersonNamesProvider names={{ 'verkauf@kistenwerk.example': 'Sandra Lüthi' }}>
        <Sample answer={answer} />
      </PersonNamesProvider>,
    );
    const user = userEvent.setup();
    await user.click(cell(0, 1));
    await user.keyboard('7{Enter}{Control>}s{/Control}{F8}');
    expect(await screen.findByText('Sandra Lüthi hat inzwischen 999 gespeichert.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '7 behalten' }));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.queryByText(/ungespeichert/)).toBeNull());
    expect(sent[1]).toEqual([{ id: 1, version: 4, changes: { length: 7 } }]);
  });

  it('keeps everything when the line breaks', async () => {
    const answer = (): RowAnswer[] => {
      throw new Error('offline');
    };
    render(<Sample answer={answer} />);
    const user = userEvent.setup();
    await user.click(cell(0, 1));
    await user.keyboard('7{Enter}{Control>}s{/Control}');
    expect((await screen.findByRole('alert')).textContent).toContain('Nicht gespeichert');
    expect(screen.getByText('1 Zelle in 1 Zeile ungespeichert')).toBeTruthy();
  });
});
