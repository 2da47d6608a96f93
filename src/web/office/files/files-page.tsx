import { useRef, useState } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { deleteFile, readFiles, refreshFiles } from '#contract/file.ts';
import type { FilesAnswer } from '#contract/file.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { or404 } from '#web/or-404.ts';
import { paths } from '#web/paths.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { Figure, PageHead } from '../ui/page-head.tsx';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import { DropZone } from './drop-zone.tsx';
import { DeleteDialog, FolderDialog, MoveDialog } from './file-dialogs.tsx';
import { FileBar } from './file-bar.tsx';
import { FileFoot } from './file-foot.tsx';
import { FileList } from './file-list.tsx';
import { FilePanel } from './file-panel.tsx';
import { FileTiles } from './file-tiles.tsx';
import { fileWords as t } from './file-words.ts';
import { callQuery, filesParams, filesQuery } from './files-query.ts';
import type { FilesQuery } from './files-query.ts';
import styles from './files.module.css';
import { FolderTree } from './folder-tree.tsx';
import { RefreshReport } from './refresh-report.tsx';
import { sizeText } from './size-text.ts';
import { UploadList } from './upload-list.tsx';
import { useChoice } from './use-choice.ts';
import { useFileKeys } from './use-file-keys.ts';
import { useUploads } from './use-uploads.ts';
import { Viewer } from './viewer.tsx';

export const meta: MetaFunction = () => [{ title: `${t.title} | Kistenwerk` }];

const mostShown = 500;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call: callHere } = pageServices(context);
  requireScreen(session, 'files', request);
  const query = filesQuery(new URL(request.url).searchParams);
  return or404(async () => callHere(readFiles, { query: { ...callQuery(query), perPage: mostShown } }));
}

type Open = 'look' | 'delete' | 'move' | 'folder' | null;

/** The file library: folders, their files, and everything about the current one. */
export default function FilesPage() {
  const answer = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const query = filesQuery(params);
  const navigate = useNavigate();
  const choice = useChoice(answer.items);
  const uploads = useUploads();
  const { busy, run } = useAction();
  const [open, setOpen] = useState<Open>(null);
  const [report, setReport] = useState<OutputOf<typeof refreshFiles> | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const addressOf = (changes: Partial<FilesQuery>): string => {
    const next = new URLSearchParams(filesParams({ ...query, ...changes })).toString();
    return next === '' ? paths.officeFiles : `${paths.officeFiles}?${next}`;
  };
  const change = (changes: Partial<FilesQuery>): void => void navigate(addressOf(changes));
  const openFolder = (folder: string): string => addressOf({ folder, search: '', unused: false });
  const mayUpload = answer.directory !== '';
  useFileKeys({ choice, asList: query.asList, search, onOpen: setOpen, onUpload: mayUpload ? upload : () => undefined });
  const refresh = async (): Promise<void> => setReport(await call(refreshFiles, { body: {} }));
  const close = (): void => setOpen(null);
  const { current, meant } = choice;
  const shown = {
    files: answer.items,
    current: current?.id ?? null,
    chosen: choice.chosen,
    onCurrent: choice.setCurrent,
    onChosen: choice.choose,
  };
  const look = (): void => setOpen('look');
  const Files = query.asList ? FileList : FileTiles;
  return (
    <>
      <PageHead title={t.title} figures={<Totals totals={answer.totals} />}>
        <button type="button" className={pageStyles['button']} onClick={() => setOpen('folder')}>
          {t.newFolder}
        </button>
        <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => void run(refresh, null)}>
          {t.refresh}
        </button>
        {mayUpload ? (
          <button type="button" className={`${pageStyles['button']} ${pageStyles['ink']}`} onClick={upload}>
            {t.upload}
          </button>
        ) : null}
      </PageHead>
      <FileBar query={query} search={search} addressOf={openFolder} onChange={change} />
      <div className={`${styles['library']} ${current === null ? '' : styles['withPanel']}`}>
        <div className={styles['side']}>
          <FolderTree folders={answer.folders} directory={answer.directory} addressOf={openFolder} />
          <UploadList uploads={uploads.uploads} onClear={uploads.clear} />
        </div>
        <DropZone onFiles={mayUpload ? (files) => void uploads.send(files, answer.directory) : null}>
          {mayUpload ? null : <p className={styles['where']}>{t.chooseFolder}</p>}
          {answer.items.length === 0 ? (
            <Nothing
              answer={answer}
              query={query}
              onDelete={async () => removeFolder(answer.directory)}
              onGone={() => change({ folder: '' })}
            />
          ) : (
            <Files
              {...shown}
              onOpen={(file) => {
                choice.setCurrent(file);
                look();
              }}
            />
          )}
          {answer.total > answer.items.length ? <p className={pageStyles['note']}>{t.notAll(answer.items.length, answer.total)}</p> : null}
        </DropZone>
        {current === null ? null : <FilePanel file={current} onLook={look} onClose={() => choice.setCurrent(null)} />}
      </div>
      <FileFoot meant={meant} chosen={choice.chosen.size} onOpen={setOpen} onClear={choice.clear} />
      {open === 'look' && current !== null ? <Viewer file={current} onClose={close} /> : null}
      {open === 'delete' && meant.length > 0 ? <DeleteDialog files={meant} onClose={close} /> : null}
      {open === 'move' && meant.length > 0 ? <MoveDialog files={meant} folders={answer.folders} onClose={close} /> : null}
      {open === 'folder' ? (
        <FolderDialog
          directory={answer.directory}
          onClose={close}
          onMade={(path) => {
            close();
            void navigate(openFolder(path));
          }}
        />
      ) : null}
      {report === null ? null : <RefreshReport report={report} onClose={() => setReport(null)} />}
    </>
  );
}

const upload = (): void => document.querySelector<HTMLInputElement>('#upload')?.click();

const removeFolder = async (directory: string): Promise<unknown> => call(deleteFile, { params: { path: directory.slice(1) }, query: {} });

function Totals({ totals: { files, bytes, limitBytes, unused } }: { totals: FilesAnswer['totals'] }) {
  return (
    <>
      <Figure number={groupedText(files)} word={t.files} />
      <Figure number={sizeText(bytes)} word={t.of(sizeText(limitBytes))} />
      <Figure number={groupedText(unused)} word={t.unused} />
    </>
  );
}

interface NothingProps {
  answer: FilesAnswer;
  query: FilesQuery;
  onDelete: () => Promise<unknown>;
  onGone: () => void;
}

function Nothing({ answer: { directory, folders }, query, onDelete, onGone }: NothingProps) {
  const { busy, run } = useAction();
  const isSearch = query.search !== '' || query.unused || query.kind !== '';
  const isBare =
    directory !== '' && !folders.some(({ path, files }) => path.startsWith(`${directory}/`) || (path === directory && files > 0));
  return (
    <div className={pageStyles['empty']}>
      <h2>{t.emptyTitle}</h2>
      <p>{isSearch ? t.emptySearch : directory === '' ? t.emptyRoot : t.emptyFolder}</p>
      {isBare && !isSearch ? (
        <p>
          <button
            type="button"
            className={pageStyles['button']}
            disabled={busy}
            onClick={() => void run(onDelete, t.folderGone).then((done) => done && onGone())}
          >
            {t.deleteFolder}
          </button>
        </p>
      ) : null}
    </div>
  );
}
