import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { filterTexts } from '#domain/list/filter-text.ts';
import type { ListView } from '#domain/list/list-view.ts';
import type { Column } from './rules/column.ts';
import { plainView, type GridView } from './rules/grid-view.ts';
import type { RowPage } from './rules/row-window.ts';
import { Grid } from './grid.tsx';
import { useRowWindow } from './use-row-window.ts';
import { storedViews } from './view-storage.ts';

interface Order {
  id: number;
  number: string;
  state: number;
}

const choices = [
  { value: 1, label: 'offen', mark: 'open' as const },
  { value: 2, label: 'geliefert', mark: 'done' as const },
];
const columns: readonly Column<Order>[] = [
  { key: 'number', head: 'Nummer', kind: 'text', width: 120 },
  { key: 'state', head: 'Stand', kind: 'state', width: 120, choices },
];
const page = (view: ListView, number: number): RowPage<Order> => ({
  items: Array.from({ length: 100 }, (_, index) => {
    const id = (number - 1) * 100 + index + 1;
    return { id, number: `${view.search}A${id}`, state: 1 + (id % 2) };
  }),
  total: view.search === '' ? 100_000 : 300,
});

const views = storedViews('orders kundin');

function Orders({ load }: { load: (view: ListView, page: number) => Promise<RowPage<Order>> }) {
  const [view, setView] = useState<GridView>(plainView);
  const [loadValues] = useState(() => async () => [{ value: '1', label: 'offen', count: 12 }]);
  const source = useRowWindow({ view, perPage: 100, load, loadValues });
  return (
    <>
      <output>{filterTexts(view.filters).join(' ')}</output>
      <Grid
        label="Bestellungen"
        columns={columns}
        source={source}
        view={view}
        onView={setView}
        today={plainDate(2026, 11, 22)}
        views={views}
      />
    </>
  );
}

beforeEach(() => localStorage.clear());

describe('a list of the server', () => {
  it('asks for the pages one looks at, each once', async () => {
    const asked: number[] = [];
    render(
      <Orders
        load={async (view, number) => {
          asked.push(number);
          return page(view, number);
        }}
      />,
    );
    expect(await screen.findByText("Zeile 1 bis 17 von 100'000")).toBeTruthy();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('gridcell', { name: 'A1' }));
    await user.keyboard('{Control>}{End}{/Control}');
    expect(await screen.findByRole('gridcell', { name: 'A100000' })).toBeTruthy();
    expect(asked).toContain(1000);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeLessThan(5);
  });

  it('keeps places for rows on their way, and drops an answer to an earlier view', async () => {
    const answers = new Map<string, () => void>();
    const load = (view: ListView, number: number) =>
      new Promise<RowPage<Order>>((resolve) => {
        answers.set(`${view.search} ${number}`, () => resolve(page(view, number)));
      });
    render(<Orders load={load} />);
    expect(screen.getByText('Lädt …')).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'neu' } });
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
    await waitFor(() => expect(answers.has('neu 1')).toBe(true));
    answers.get('neu 1')?.();
    expect(await screen.findByRole('gridcell', { name: 'neuA1' })).toBeTruthy();
    answers.get(' 1')?.();
    await waitFor(() => expect(screen.getByText('Zeile 1 bis 17 von 300')).toBeTruthy());
    expect(screen.queryByRole('gridcell', { name: 'A1' })).toBeNull();
  });

  it('says when rows cannot be had, and asks again', async () => {
    let tries = 0;
    const load = async (view: ListView, number: number): Promise<RowPage<Order>> => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return page(view, number);
    };
    render(<Orders load={load} />);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Nochmals laden' }));
    expect(await screen.findByRole('gridcell', { name: 'A1' })).toBeTruthy();
  });

  it('asks the server for the values of a column', async () => {
    render(<Orders load={async (view, number) => page(view, number)} />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Filter Stand' }));
    await user.click(await screen.findByRole('checkbox', { name: 'offen 12' }));
    await user.click(screen.getByRole('button', { name: 'Filtern' }));
    expect(screen.getByText('state:1')).toBeTruthy();
  });
});

describe('saved views', () => {
  it('are kept by name, say when they were changed, and can be dropped or deleted', async () => {
    const load = async (view: ListView, number: number) => page(view, number);
    const { unmount } = render(<Orders load={load} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Kompakt' }));
    await user.click(screen.getByRole('button', { name: /Ansicht geändert/ }));
    await user.type(screen.getByRole('textbox', { name: 'Als neue Ansicht' }), 'Dicht');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect((await screen.findByRole('button', { name: 'Dicht' })).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: /Ansicht geändert/ })).toBeNull();
    unmount();

    render(<Orders load={load} />);
    await user.click(await screen.findByRole('button', { name: 'Dicht' }));
    expect(screen.getByRole('button', { name: 'Kompakt' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Luftig' }));
    await user.click(screen.getByRole('button', { name: /Ansicht geändert/ }));
    await user.click(screen.getByRole('button', { name: 'Änderung verwerfen' }));
    expect(screen.getByRole('button', { name: 'Kompakt' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: /^Ansicht/ }));
    const menu = screen.getByRole('dialog', { name: 'Ansicht' });
    await user.click(within(menu).getByRole('button', { name: '«Dicht» löschen' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dicht' })).toBeNull());
    expect(await views.list()).toEqual([]);
  });
});
