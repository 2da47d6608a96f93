import { act, renderHook, screen, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { CallFailure } from '#contract/failure.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { wordsFrom } from './choice-words.ts';
import { ConflictDialog } from './conflict.tsx';
import { SaveBar } from './save-bar.tsx';
import { useRecord } from './use-record.ts';
import type { RecordForm } from './use-record.ts';

interface Stored {
  version: number;
  price: string;
  quantity: string;
}
type Draft = Omit<Stored, 'version'>;

const form: RecordForm<Draft> = {
  fieldsOf: ({ price, quantity }) => ({ price, quantity }),
  withFields: (saved, _own, { price = saved.price, quantity = saved.quantity }) => ({ price, quantity }),
  problemsOf: ({ price }) => (price === '' ? { price: 'Betrag fehlt.' } : {}),
  missingIn: ({ quantity }) => (quantity === '' ? { quantity: 'Menge fehlt.' } : {}),
};
const loaded: Stored = { version: 1, price: '10', quantity: '2' };
const stale = new CallFailure(409, [{ message: 'changedMeanwhile', params: { who: 'Hofer', at: '2026-11-22T08:00:00.000Z' } }]);

function Frame({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="de" messages={{ shell: { close: 'Schliessen', messages: 'Meldungen' } }}>
      <ToastProvider>{children}</ToastProvider>
    </IntlProvider>
  );
}

function open(onServer: Stored = loaded) {
  const view = renderHook(
    () =>
      useRecord<Stored, Draft>({
        loaded,
        draftOf: ({ price, quantity }) => ({ price, quantity }),
        form,
        reread: () => Promise.resolve(onServer),
      }),
    { wrapper: Frame },
  );
  return { now: () => view.result.current };
}

describe('useRecord', () => {
  it('gives the keyboard back to the button that was pressed, which is locked meanwhile', async () => {
    const user = userEvent.setup();
    function Desk() {
      const { busy, run } = useRecord<Stored, Draft>({ loaded, draftOf: (stored) => stored, form, reread: () => Promise.resolve(loaded) });
      // A browser takes the focus from a button that is disabled.
      const work = async (): Promise<void> => (document.activeElement as HTMLElement).blur();
      return (
        <button type="button" disabled={busy} onClick={() => void run(work)}>
          Prüfen
        </button>
      );
    }
    render(<Desk />, { wrapper: Frame });
    const button = screen.getByRole('button', { name: 'Prüfen' });
    await user.click(button);
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('counts the fields that differ from what was read, and none after discarding', () => {
    const { now } = open();
    act(() => now().change({ price: '11', quantity: '2' }));
    expect(now().unsaved).toEqual(['price']);
    act(() => now().discard());
    expect(now().unsaved).toEqual([]);
    expect(now().draft.price).toBe('10');
  });
  it('marks what is wrong when it is checked, until it is put right', () => {
    const { now } = open();
    act(() => now().change({ price: '', quantity: '2' }));
    expect(now().problems).toEqual({});
    act(() => expect(now().check()).toBe(false));
    // The field itself is not on the screen.
    expect(screen.getByRole('alert').textContent).toBe('Betrag fehlt.');
    expect(now().problems).toEqual({ price: 'Betrag fehlt.' });
    act(() => now().change({ price: '3', quantity: '2' }));
    expect(now().problems).toEqual({});
  });
  it('marks what is missing only where it is to be sent', () => {
    const { now } = open();
    act(() => now().change({ price: '10', quantity: '' }));
    act(() => expect(now().check()).toBe(true));
    expect(now().problems).toEqual({});
    act(() => expect(now().check({ toSend: true })).toBe(false));
    expect(now().problems).toEqual({ quantity: 'Menge fehlt.' });
    act(() => now().change({ price: '10', quantity: '3' }));
    act(() => expect(now().check({ toSend: true })).toBe(true));
  });
  it('keeps what was typed when a save fails, and says why', async () => {
    const { now } = open();
    act(() => now().change({ price: '11', quantity: '2' }));
    await act(async () => now().run(() => Promise.reject(new Error('no line'))));
    expect(screen.getByRole('alert').textContent).toBe('no line');
    expect(now().draft.price).toBe('11');
    expect(now().busy).toBe(false);
  });
  it('fits both sides together when a stale save contradicts in nothing', async () => {
    const { now } = open({ version: 2, price: '10', quantity: '5' });
    act(() => now().change({ price: '11', quantity: '2' }));
    await act(async () => now().run(() => Promise.reject(stale)));
    expect(now().conflict).toBeNull();
    expect(now().draft).toEqual({ price: '11', quantity: '5' });
    expect(now().stored.version).toBe(2);
    expect(now().unsaved).toEqual(['price']);
    expect(screen.getByRole('region', { name: 'Meldungen' }).textContent).toContain('Hofer');
  });
  it.each([
    { mine: [], price: '12', unsaved: [] },
    { mine: ['price'], price: '11', unsaved: ['price'] },
  ])('lets the person choose where both differ: $mine', async ({ mine, price, unsaved }) => {
    const { now } = open({ version: 2, price: '12', quantity: '5' });
    act(() => now().change({ price: '11', quantity: '2' }));
    await act(async () => now().run(() => Promise.reject(stale)));
    expect(now().conflict?.contradictions).toEqual([{ field: 'price', before: '10', theirs: '12', mine: '11' }]);
    expect(now().draft.price).toBe('11');
    act(() => now().resolve(new Set(mine)));
    expect(now().draft).toEqual({ price, quantity: '5' });
    expect(now().unsaved).toEqual(unsaved);
    expect(now().conflict).toBeNull();
  });
  it('says so when nobody knows who saved and when', async () => {
    const { now } = open({ version: 2, price: '10', quantity: '5' });
    act(() => now().change({ price: '11', quantity: '2' }));
    const unnamed = new CallFailure(409, [{ message: 'changedMeanwhile', params: { who: '', at: '' } }]);
    await act(async () => now().run(() => Promise.reject(unnamed)));
    expect(screen.getByRole('region', { name: 'Meldungen' }).textContent).toContain('Jemand hat inzwischen gespeichert.');
  });
  it('keeps what was typed while it is not decided, and asks again', async () => {
    const { now } = open({ version: 2, price: '12', quantity: '2' });
    act(() => now().change({ price: '11', quantity: '2' }));
    await act(async () => now().run(() => Promise.reject(stale)));
    act(() => now().decideLater());
    expect(now().conflict).toBeNull();
    expect(now().draft.price).toBe('11');
    await act(async () => now().run(() => Promise.reject(stale)));
    expect(now().conflict?.contradictions).toHaveLength(1);
  });
});

describe('wordsFrom', () => {
  it('says values of lists in their words, also of one line of several, and others as they are', () => {
    const wordOf = wordsFrom({ languageId: [['1', 'Deutsch']] });
    expect([wordOf('languageId', '1'), wordOf('languageId 12', '1'), wordOf('languageId', '9'), wordOf('price', '1')]).toEqual([
      'Deutsch',
      'Deutsch',
      '9',
      '1',
    ]);
  });
});

describe('ConflictDialog', () => {
  it('shows before, the other and the own value, and takes the chosen one', async () => {
    const chosen: string[][] = [];
    const conflict = {
      contradictions: [
        { field: 'delivery', before: '', theirs: 'MAIL', mine: 'PICKUP' },
        { field: 'price', before: '10', theirs: '12', mine: '11' },
        { field: 'quantity', before: '2', theirs: null, mine: '4' },
      ],
      who: 'Hofer',
      at: '2026-11-22T08:00:00.000Z',
    };
    const page = (current: typeof conflict | null) => (
      <IntlProvider locale="de" messages={{ shell: { close: 'Schliessen', messages: 'Meldungen' } }}>
        <ConflictDialog
          record={{ conflict: current, resolve: (mine) => chosen.push([...mine]), decideLater: () => undefined }}
          labelOf={(field) => field}
          textOf={wordsFrom({
            delivery: [
              ['MAIL', 'Post'],
              ['PICKUP', 'Abholung'],
            ],
          })}
        />
      </IntlProvider>
    );
    const { rerender } = render(page(null));
    rerender(page(conflict));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Später entscheiden' }));
    expect(screen.getByRole('row', { name: /price/ }).textContent).toContain('101211');
    expect(screen.getByRole('row', { name: /delivery/ }).textContent).toContain('leerPostAbholung');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'quantity: Sie' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'price: Sie' }));
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    expect(chosen).toEqual([['price']]);
  });
});

describe('SaveBar', () => {
  it('takes the place of the foot while something is unsaved, and saves by Ctrl+S', async () => {
    let saved = 0;
    const bar = (unsaved: number) => (
      <SaveBar unsaved={unsaved} busy={false} onSave={() => (saved += 1)} onDiscard={() => undefined} foot="Alles gespeichert" />
    );
    const { rerender } = render(bar(0));
    expect(screen.getByRole('status').textContent).toBe('Alles gespeichert');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(saved).toBe(0);
    rerender(bar(2));
    expect(screen.getByRole('status').textContent).toBe('Nicht gespeicherte Änderungen 2 Felder');
    await userEvent.keyboard('{Control>}s{/Control}');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(saved).toBe(2);
  });
});
