import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { DraftEvaluation, ModelContent, ModelFault } from '#contract/model-desk.ts';
import { formulaSheets } from './formula-sheets.ts';
import { tableSheets } from './table-sheets.ts';
import type { Sheet } from './sheet.ts';
import { SheetGrid } from './sheet-grid.tsx';
import { useDraftHistory } from '../record/use-draft-history.ts';

const stored: ModelContent = {
  document: {
    id: 'kiste',
    let: [
      { id: 'outer', expr: 'widht + 2', unit: 'mm' },
      { id: 'skids', expr: 'outer / 700', unit: '' },
    ],
    outputs: {},
    tables: {
      cleats: {
        key: 'max',
        columns: { max: 'kg', width: 'mm' },
        rows: [
          { max: 100, width: 60 },
          { max: 250, width: 80 },
        ],
        lookup: 'firstMax',
      },
    },
  },
  cost: null,
  examples: [],
};

function evaluationWith(faults: ModelFault[]): DraftEvaluation {
  const values = [
    { id: 'outer', value: null, unit: 'mm', waitsFor: null },
    { id: 'skids', value: null, unit: '', waitsFor: 'outer' },
  ];
  return { faults, values, product: null, cost: null, price: null, examples: [] };
}

const misspelt: ModelFault = { where: 'let.outer', key: 'unknown-name', detail: 'widht', at: 0, nearest: 'width' };

function Desk({ sheet, faults = [], seen }: { sheet: Sheet; faults?: ModelFault[]; seen: (content: ModelContent) => void }) {
  const [content, setContent] = useState(stored);
  seen(content);
  const history = useDraftHistory(content, setContent);
  return (
    <SheetGrid sheet={sheet} content={content} stored={stored} evaluation={evaluationWith(faults)} readOnly={false} history={history} />
  );
}

function formulas(faults: ModelFault[] = []) {
  let now = stored;
  render(<Desk sheet={formulaSheets[0]!} faults={faults} seen={(content) => (now = content)} />);
  const grid = screen.getByRole('grid', { name: 'Werte' });
  const cell = (text: string | RegExp): HTMLElement => within(grid).getByRole('gridcell', { name: text });
  return {
    grid,
    cell,
    expr: (at: number) => (now.document['let'] as { expr: unknown }[])[at]?.expr,
    rows: () => now.document['let'] as { id: string }[],
  };
}

describe('the formulas of a model', () => {
  it('show the fault at its cell and what waits for it', () => {
    const { cell } = formulas([misspelt]);
    expect(cell(/widht \+ 2/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('kein Wert')).not.toBeNull();
    expect(screen.queryByText('wartet auf outer')).not.toBeNull();
  });

  it('take what was probably meant by Alt+Enter', async () => {
    const { cell, expr } = formulas([misspelt]);
    await userEvent.click(cell(/widht \+ 2/));
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    expect(expr(0)).toBe('width + 2');
  });

  it('are typed in their cell or in the line above, numbers as numbers', async () => {
    const { cell, expr } = formulas();
    await userEvent.click(cell('outer / 700'));
    await userEvent.keyboard('{F2}{Control>}a{/Control}2{Enter}');
    expect(expr(1)).toBe(2);
    const line = screen.getByLabelText(/skids/);
    await userEvent.clear(line);
    await userEvent.type(line, 'outer / 800 + 1');
    expect(expr(1)).toBe('outer / 800 + 1');
  });

  it('come back step by step', async () => {
    const { cell, expr } = formulas();
    await userEvent.click(cell('outer / 700'));
    await userEvent.keyboard('{F2}{Control>}a{/Control}1{Enter}{Control>}z{/Control}');
    expect(expr(1)).toBe('outer / 700');
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(expr(1)).toBe(1);
  });

  it('get rows with a free name and lose them', async () => {
    const { cell, rows } = formulas();
    await userEvent.click(screen.getByRole('button', { name: 'Zeile einfügen' }));
    expect(rows().map(({ id }) => id)).toEqual(['outer', 'skids', 'neu3']);
    await userEvent.click(cell('outer'));
    await userEvent.click(screen.getByRole('button', { name: 'Zeile löschen' }));
    expect(rows().map(({ id }) => id)).toEqual(['skids', 'neu3']);
  });
});

describe('a table of a model', () => {
  it('takes a block of a spreadsheet', async () => {
    let now = stored;
    render(<Desk sheet={tableSheets(stored)[0]!} seen={(content) => (now = content)} />);
    const grid = screen.getByRole('grid', { name: 'cleats' });
    await userEvent.click(within(grid).getByRole('gridcell', { name: '60' }));
    const data = { getData: (type: string) => (type === 'text/plain' ? '70\n95' : ''), types: ['text/plain'] };
    fireEvent.paste(document.activeElement ?? grid, { clipboardData: data });
    await userEvent.click(await screen.findByRole('button', { name: /Einsetzen/ }));
    expect((now.document['tables'] as { cleats: { rows: unknown } }).cleats.rows).toEqual([
      { max: 100, width: 70 },
      { max: 250, width: 95 },
    ]);
  });
});
