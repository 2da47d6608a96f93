import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { categoryRecord } from '#test/office/category-record.ts';
import { CategoryTree } from './category-tree.tsx';
import { dropMove, keyMove, moveBack, treeRows } from './tree-rows.ts';

const record = (...[id, parentId, name, over]: Parameters<typeof categoryRecord>) =>
  categoryRecord(id, parentId, name, { articleCountBelow: id * 1000, ...over });

/** Produkte: Kisten (Holz, Sperrholz), Paletten, Möbel. */
const records = [
  record(1, null, 'Produkte'),
  record(2, 1, 'Kisten', { shopTypeId: 1, published: false }),
  record(3, 2, 'Holz', { shopTypeId: 1 }),
  record(4, 2, 'Sperrholz', { shopTypeId: 1 }),
  record(5, 1, 'Paletten', { shopTypeId: 1 }),
  record(6, 1, 'Möbel', { shopTypeId: 2 }),
];

function open(selected = 1) {
  const told = { move: vi.fn(), rename: vi.fn(), show: vi.fn(), create: vi.fn() };
  function Tree() {
    const [at, setAt] = useState(selected);
    const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
    return (
      <CategoryTree
        records={records}
        rows={treeRows(records, { shop: 'all', search: '', closed })}
        selected={at}
        onSelect={setAt}
        onOpen={(id, isOpen) => setClosed(isOpen ? new Set() : new Set([id]))}
        onMove={told.move}
        onRename={told.rename}
        onShow={told.show}
        onCreate={told.create}
      />
    );
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Tree /> }])} />);
  const item = (name: string): HTMLElement => screen.getByRole('treeitem', { name: new RegExp(name) });
  return { ...told, item, user: userEvent.setup() };
}

describe('the tree by keyboard', () => {
  it('is one stop, walks by arrows, opens and closes', async () => {
    const { user, item } = open();
    await user.tab();
    expect(document.activeElement).toBe(item('Produkte'));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(item('^▾?Holz'));
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(item('Kisten'));
    await user.keyboard('{ArrowLeft}');
    expect(item('Kisten').getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText('Sperrholz')).toBeNull();
    await user.keyboard('{ArrowRight}{End}');
    expect(document.activeElement).toBe(item('Möbel'));
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('moves with Alt and the arrows, and not where nothing is', async () => {
    const { user, move, item } = open(4);
    item('Sperrholz').focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(move).toHaveBeenLastCalledWith(4, { parentId: 2, elements: [4], pivot: 3, direction: 'before' });
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(move).toHaveBeenLastCalledWith(4, { parentId: 3, elements: [4], pivot: null, direction: 'after' });
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(move).toHaveBeenLastCalledWith(4, { parentId: 1, elements: [4], pivot: 2, direction: 'after' });
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(move).toHaveBeenCalledTimes(3);
  });

  it('renames with F2, keeps the name after Escape, shows and hides with the space bar, makes with Insert', async () => {
    const { user, rename, show, create, item } = open(5);
    item('Paletten').focus();
    await user.keyboard('{F2}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '«Paletten» umbenennen' }));
    await user.keyboard('Rahmen{Escape}');
    expect(rename).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(item('Paletten'));
    await user.keyboard('{F2}Rahmen{Enter}');
    expect(rename).toHaveBeenCalledExactlyOnceWith(records[4], 'Rahmen');
    await user.keyboard(' {Insert}');
    expect(show).toHaveBeenCalledExactlyOnceWith(records[4]);
    expect(create).toHaveBeenCalledExactlyOnceWith(5);
  });

  it('is moved by the mouse too, and says what is hidden', () => {
    const { move, item } = open();
    const dataTransfer = { setData: () => undefined, effectAllowed: '' };
    fireEvent.dragStart(item('Möbel'), { dataTransfer });
    fireEvent.drop(item('Kisten'), { dataTransfer, clientY: 0 });
    expect(move).toHaveBeenCalledTimes(1);
    expect(within(item('Kisten')).getByText('verborgen').textContent).toBe('verborgen');
    expect(within(item('^▾?Holz')).getByText('verborgen').textContent).toBe('verborgen');
  });
});

describe('where a category goes', () => {
  it('is nowhere for the root, beneath itself, or beside the root', () => {
    expect([keyMove(records, 1, 'up'), keyMove(records, 2, 'up'), keyMove(records, 2, 'out'), keyMove(records, 2, 'in')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(dropMove(records, 2, 3, 'into')).toBeNull();
    expect(dropMove(records, 2, 2, 'before')).toBeNull();
    expect(dropMove(records, 2, 1, 'before')).toBeNull();
    expect(dropMove(records, 6, 5, 'before')).toEqual({ parentId: 1, elements: [6], pivot: 5, direction: 'before' });
  });

  it('can be undone: back behind the one before it, or to the front', () => {
    expect(moveBack(records, 4)).toEqual({ parentId: 2, elements: [4], pivot: 3, direction: 'after' });
    expect(moveBack(records, 3)).toEqual({ parentId: 2, elements: [3], pivot: null, direction: 'before' });
  });

  it('is found by a search with all above it, and by its shop', () => {
    const names = (shop: 'all' | '1' | '2', search: string): string[] =>
      treeRows(records, { shop, search, closed: new Set([2]) }).map(({ record: { name }, level }) => `${level} ${name.de}`);
    expect(names('all', 'SPERR')).toEqual(['1 Produkte', '2 Kisten', '3 Sperrholz']);
    expect(names('2', '')).toEqual(['1 Produkte', '2 Möbel']);
    expect(names('1', '')).toEqual(['1 Produkte', '2 Kisten', '2 Paletten']);
  });
});
