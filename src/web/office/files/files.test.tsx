import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it, vi } from 'vitest';
import type { FileItem, FilesAnswer } from '#contract/file.ts';
import deskErrors from '#web/texts/de/desk-errors.ts';
import errors from '#web/texts/de/errors.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { DeleteDialog } from './file-dialogs.tsx';
import { FilePanel } from './file-panel.tsx';
import { FileTiles } from './file-tiles.tsx';
import { FolderTree } from './folder-tree.tsx';
import { PickFile } from './pick-file.tsx';
import { UploadList } from './upload-list.tsx';
import { useChoice } from './use-choice.ts';
import { useFileKeys } from './use-file-keys.ts';

const file = (id: number, over: Partial<FileItem> = {}): FileItem => ({
  id,
  version: 1,
  directory: '/produkte',
  name: `Kiste ${id}.png`,
  path: `/produkte/Kiste ${id}.png`,
  url: `/api/media/produkte/Kiste_${id}.png`,
  mimeType: 'image/png',
  size: 402_113,
  width: 2400,
  height: 1800,
  sheets: null,
  texts: { de: '', fr: '', en: '' },
  createdAt: '2026-11-12T08:00:00.000Z',
  changedAt: '2026-11-12T08:00:00.000Z',
  who: 'katalog@kistenwerk.example',
  missing: false,
  uses: [],
  ...over,
});
const used = { uses: [{ kind: 'content' as const, id: 'agb', name: 'agb' }] };

interface Sent {
  method: string;
  url: string;
  body: unknown;
}

function show(
  element: ReactElement,
  answer: (sent: Sent) => Response = () => Response.json({}),
): { sent: Sent[]; user: ReturnType<typeof userEvent.setup> } {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const request = { method, url, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body };
    sent.push(request);
    return Promise.resolve(answer(request));
  });
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      HydrateFallback: () => null,
      loader: () => ({ profile: {}, session: { perm: [1, 2, 3, 5, 6] } }),
      Component: () => (
        <IntlProvider locale="de" messages={{ errors, deskErrors, shell: { close: 'Schliessen', messages: 'Meldungen' } }}>
          <ToastProvider>{element}</ToastProvider>
        </IntlProvider>
      ),
    },
  ]);
  render(<Stub initialEntries={['/']} />);
  return { sent, user: userEvent.setup() };
}

it('shows the folders beside and above the open one', async () => {
  const folders = ['/kunden', '/kunden/logos', '/produkte', '/produkte/kisten', '/produkte/kisten/alt'].map((path) => ({
    path,
    files: 1200,
  }));
  show(<FolderTree folders={folders} directory="/produkte" addressOf={(path) => `/x${path}`} />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(
    ['Alle Ordner', 'kunden1’200', 'produkte1’200', 'kisten1’200'].map((text) => text.replace('’', "'")),
  );
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/x/produkte');
});

it('tells of an upload what was stored, and why the rest was not', async () => {
  const refused = {
    name: '../raus.png',
    ok: false as const,
    errors: [{ message: 'filePathLeavesFolder', params: { name: '../raus.png' } }],
  };
  const stored = Array.from({ length: 36 }, (_, id) => ({ name: `${id}.png`, ok: true as const, id, path: `/a/${id}.png` }));
  const { user } = show(
    <UploadList uploads={[{ key: 1, name: 'Bilder_Herbst.zip', share: 1, results: [...stored, refused] }]} onClear={() => undefined} />,
  );
  expect((await screen.findByRole('status')).textContent).toContain('36 abgelegt, 1 abgelehnt');
  expect(screen.getByText('36 von 37')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Bericht' }));
  const row = within(screen.getByRole('dialog')).getByRole('row', { name: /raus/ });
  expect(row.textContent).toContain('führt aus dem Ordner');
});

it('shows how far an upload is', async () => {
  show(<UploadList uploads={[{ key: 1, name: 'gross.jpg', share: 0.4, results: null }]} onClear={() => undefined} />);
  expect((await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'gross.jpg' })).value).toBe(0.4);
  expect(screen.getByText('40 %')).toBeDefined();
});

it('deletes nothing while every file is used, and leads to where', async () => {
  const { sent } = show(<DeleteDialog files={[file(2, used)]} onClose={() => undefined} />);
  expect((await screen.findByRole('link', { name: 'Seite agb' })).getAttribute('href')).toBe('/admin/Settings');
  expect(screen.queryByRole('button', { name: 'Löschen' })).toBe(null);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Verstanden' }));
  expect(sent).toEqual([]);
});

it('deletes of many those that nothing uses, and says once what went and what did not', async () => {
  const refused = { errors: [{ message: 'notFound', params: {} }] };
  const { sent, user } = show(<DeleteDialog files={[file(1), file(2, used), file(3), file(4)]} onClose={() => undefined} />, ({ url }) =>
    url.includes('Kiste%203') ? Response.json(refused, { status: 404 }) : Response.json({}),
  );
  const dialog = await screen.findByRole('dialog', { name: '4 Dateien löschen?' });
  expect(within(dialog).getByText('1 Datei wird noch gebraucht und bleibt:')).toBeDefined();
  expect(within(dialog).getByRole('link', { name: 'Seite agb' })).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: '3 Dateien löschen' }));
  expect(await screen.findByText(/^2 Dateien gelöscht\. Geblieben: Kiste 3\.png \(/)).toBeDefined();
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(
    [1, 3, 4].map((id) => `DELETE /api/file/produkte/Kiste%20${id}.png?version=1`),
  );
});

it('deletes the version that is shown', async () => {
  const onClose = vi.fn();
  const { sent, user } = show(<DeleteDialog files={[file(1, { version: 3 })]} onClose={onClose} />);
  await user.click(await screen.findByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ method: 'DELETE', url: '/api/file/produkte/Kiste%201.png?version=3', body: undefined }]);
});

it('renames and saves texts over the version that the rename made', async () => {
  const answer = ({ url, method }: Sent): Response =>
    Response.json(
      url.endsWith('rename-file')
        ? { id: 1, version: 2, path: '/produkte/Neu.png' }
        : method === 'PUT'
          ? { rows: [{ id: 1, ok: true, version: 3 }] }
          : { avif: 38_000, webp: null },
    );
  const { sent, user } = show(<FilePanel file={file(1)} onLook={() => undefined} onClose={() => undefined} />, answer);
  expect(await screen.findByText('AVIF 38 kB, WebP wird erstellt')).toBeDefined();
  const name = screen.getByRole('textbox', { name: 'Dateiname' });
  await user.clear(name);
  await user.type(name, 'Neu.png');
  await user.type(screen.getByRole('textbox', { name: 'Bildtext DE' }), 'Eine Kiste');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { oldName: '/produkte/Kiste 1.png', newName: 'Neu.png', version: 1 },
    { rows: [{ id: 1, version: 2, changes: { texts: { de: 'Eine Kiste', fr: '', en: '' } } }] },
  ]);
});

it('walks by the arrows, looks by the space bar and asks before it deletes', async () => {
  const onOpen = vi.fn();
  function Files() {
    const files = [file(1), file(2), file(3)];
    const choice = useChoice(files);
    useFileKeys({ choice, asList: false, search: { current: null }, onOpen, onUpload: () => undefined });
    return (
      <FileTiles
        files={files}
        current={choice.current?.id ?? null}
        chosen={choice.chosen}
        onCurrent={choice.setCurrent}
        onChosen={choice.choose}
        onOpen={() => undefined}
      />
    );
  }
  const { user } = show(<Files />);
  await screen.findByRole('button', { name: /Kiste 1/ });
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: /Kiste 2/, pressed: true })).toBe(document.activeElement);
  await user.keyboard(' ');
  await user.keyboard('{Delete}');
  expect(onOpen.mock.calls).toEqual([['look'], ['delete']]);
});

it('picks a picture of the library', async () => {
  const answer: FilesAnswer = {
    directory: '',
    items: [file(1)],
    page: 1,
    perPage: 100,
    total: 1,
    folders: [{ path: '/produkte', files: 1 }],
    totals: { files: 1, bytes: 1, limitBytes: 2, unused: 0 },
  };
  const onPick = vi.fn();
  const { sent, user } = show(<PickFile onPick={onPick} onClose={() => undefined} />, () => Response.json(answer));
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Ordner' }),
    await screen.findByRole('option', { name: 'produkte' }),
  );
  await waitFor(() => expect(sent.at(-1)?.url).toContain('currentDirectory=%2Fprodukte'));
  expect(new URLSearchParams(sent.at(-1)?.url.split('?')[1]).get('mimeType')).toBe('image/');
  await user.click(await screen.findByRole('button', { name: /Kiste 1/ }));
  expect(onPick.mock.calls).toEqual([[file(1)]]);
});
