import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { FollowUpDialog } from './follow-up-dialog.tsx';
import type { NotedRow } from './follow-up-dialog.tsx';
import { rowMark, useFollowUpKeys } from './use-row-keys.ts';

const order: NotedRow = { kind: 'order', id: 7, label: 'A2026-00007' };

function Rows({ ended }: { ended: () => void }) {
  const [asked, setAsked] = useState<NotedRow | null>(null);
  useFollowUpKeys(setAsked);
  return (
    <>
      <ul>
        <li>
          <a href="#a" {...rowMark(order)}>
            A2026-00007
          </a>
          <button type="button" aria-keyshortcuts="D" onClick={ended}>
            Erledigt
          </button>
        </li>
        <li>
          <a href="#b" {...rowMark(null)}>
            Mail
          </a>
        </li>
      </ul>
      {asked === null ? null : <FollowUpDialog row={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function show() {
  const sent: unknown[] = [];
  const followUp = { assigneeId: null, day: null, tags: ['Rampe'], version: 3 };
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push([url, JSON.parse(typeof body === 'string' ? body : '')]);
    return Promise.resolve(
      Response.json(method === 'GET' ? { items: [], followUp, colleagues: [{ id: 4, name: 'Urs Felder' }] } : followUp),
    );
  });
  const ended = vi.fn();
  const { user } = showRoutes([{ path: '/', element: <Rows ended={ended} /> }]);
  return { sent, ended, user };
}

it.each(['s', 'a'])('asks with %s when the chosen row is looked at again and by whom, and keeps its tags', async (key) => {
  const { sent, user } = show();
  screen.getByRole('link', { name: 'A2026-00007' }).focus();
  await user.keyboard(key);
  expect(document.activeElement).toBe(await screen.findByLabelText('Tag'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Zuständig' }), 'Urs Felder');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(sent).toEqual([['/api/follow-up', { kind: 'order', id: 7, assigneeId: 4, day: null, tags: ['Rampe'], version: 3 }]]);
});

it('asks nothing of a row that takes no follow-up', async () => {
  const { user } = show();
  screen.getByRole('link', { name: 'Mail' }).focus();
  await user.keyboard('s');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('ends what can be ended with d', async () => {
  const { ended, user } = show();
  screen.getByRole('link', { name: 'A2026-00007' }).focus();
  await user.keyboard('d');
  expect(ended).toHaveBeenCalledOnce();
});
