import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { notesWords } from './notes-words.ts';
import { NotesAndHistory, RecordNotes } from './record-notes.tsx';
import { useNotes } from './use-notes.ts';
import type { RecordNotesData } from './use-notes.ts';

const noted = (text: string): RecordNotesData => ({
  items: [{ id: 1, at: '2026-11-24T08:00:00.000Z', who: '', text, wish: null, mentioned: [], unread: false }],
  followUp: { assigneeId: null, day: null, tags: [], version: 0 },
  colleagues: [],
});

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${url}`);
    return Promise.resolve(Response.json(noted('mit Stapler')));
  });
});

const [first, later] = [noted('Rampe 2'), noted('Rampe 3')];

/** A page that brings notes, and newer ones after a click. */
function Page() {
  const [loaded, setLoaded] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setLoaded(later)}>
        Neu laden
      </button>
      <NotesAndHistory notes={useNotes('order', 7, loaded)} history={[]} />
    </>
  );
}

it('asks for the notes that the page did not bring', async () => {
  showRoutes([{ path: '/', element: <RecordNotes kind="customer" id={3} history={[]} /> }]);
  expect(await screen.findByText('mit Stapler')).toBeDefined();
  expect(asked).toEqual(['GET /api/note?kind=customer&id=3']);
});

it('shows those the page brought without asking again, until one is written or the page brings newer ones', async () => {
  const { user } = showRoutes([{ path: '/', element: <Page /> }]);
  expect(screen.getByText('Rampe 2')).toBeDefined();
  expect(asked).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /Notiz/ }), 'mit Stapler{Control>}{Enter}{/Control}');
  expect(await screen.findByText('mit Stapler')).toBeDefined();
  expect(asked).toEqual(['POST /api/note', 'GET /api/note?kind=order&id=7']);
  await user.click(screen.getByRole('button', { name: 'Neu laden' }));
  expect(screen.getByText('Rampe 3')).toBeDefined();
});

it('sends a note whose answer was lost once more as the same one, and the same words later as another', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', (_url: string, { method = 'GET', headers }: RequestInit = {}) => {
    if (method !== 'POST') return Promise.resolve(Response.json(noted('Rückruf')));
    keys.push(new Headers(headers).get('idempotency-key'));
    return keys.length === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Response.json(noted('Rückruf').items[0]));
  });
  const { user } = showRoutes([{ path: '/', element: <RecordNotes kind="customer" id={3} history={[]} /> }]);
  const field = await screen.findByRole('textbox', { name: notesWords.write });
  await user.type(field, 'Rückruf');
  const send = async (times: number): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${notesWords.add}`) }));
    await waitFor(() => expect(keys).toHaveLength(times));
  };
  await send(1);
  await send(2);
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  await user.type(field, 'Rückruf');
  await send(3);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
});
