import { useState } from 'react';
import { changeFiles, deleteFile } from '#contract/file.ts';
import type { FileItem, FolderItem } from '#contract/file.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { DialogFoot, DialogOk } from '../ui/dialog-foot.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
import { useAction } from '../ui/use-action.ts';
import { doneOr, FileUses } from './file-panel.tsx';
import { fileWords as t } from './file-words.ts';
import styles from './file-panel.module.css';
import { makeFolder } from './send-file.ts';

interface ManyProps {
  files: readonly FileItem[];
  onClose: () => void;
}

/** Deletes the unused files, one by one, and says once what came of it; those in use stay and lead to their users. */
export function DeleteDialog({ files, onClose }: ManyProps) {
  const { busy, run } = useAction();
  const toast = useToast();
  const failureText = useFailureText();
  const used = files.filter(({ uses }) => uses.length > 0);
  const free = files.filter(({ uses }) => uses.length === 0);
  const remove = async (): Promise<void> => {
    const left: string[] = [];
    for (const { name, path, version } of free)
      await call(deleteFile, { params: { path: path.slice(1) }, query: { version } }).catch((failure: unknown) =>
        left.push(`${name} (${failureText(failure)})`),
      );
    if (left.length === 0) toast.success(t.deleted(free.length));
    else toast.error(t.leftOver(free.length - left.length, left));
  };
  return (
    <Dialog
      beginsAt="back"
      open
      title={free.length === 0 ? t.inUseTitle : t.deleteAsk(files.length, files[0]?.name ?? '')}
      onClose={onClose}
    >
      {free.length === 0 ? <p>{t.inUseText}</p> : <p>{t.deleteText}</p>}
      {used.length === 0 ? null : (
        <>
          {free.length === 0 ? null : <p>{t.someUsed(used.length)}</p>}
          <ul className={styles['inUse']}>
            {used.map((file) => (
              <li key={file.id}>
                <b>{file.name}</b>
                <FileUses file={file} />
              </li>
            ))}
          </ul>
        </>
      )}
      {free.length === 0 ? (
        <DialogOk word={t.ok} onClick={onClose} />
      ) : (
        <DialogFoot
          verb={files.length === 1 ? t.delete : t.deleteMany(free.length)}
          busy={busy}
          onYes={() => void run(remove, null).then(onClose)}
          back={t.keep}
          onBack={onClose}
        />
      )}
    </Dialog>
  );
}

export function MoveDialog({ files, folders, onClose }: ManyProps & { folders: readonly FolderItem[] }) {
  const { busy, run } = useAction();
  const [directory, setDirectory] = useState(files[0]?.directory ?? '');
  const move = async (): Promise<void> => {
    const rows = files.map(({ id, version }) => ({ id, version, changes: { directory } }));
    const answer = await call(changeFiles, { body: { rows } });
    for (const row of answer.rows) doneOr(row);
  };
  return (
    <Dialog beginsAt="field" open title={t.moveTo} onClose={onClose}>
      <form
        className={styles['names']}
        onSubmit={(event) => {
          event.preventDefault();
          void run(move, t.moved).then((done) => done && onClose());
        }}
      >
        <PlainSelect
          id="move-to"
          label={t.folders}
          value={directory}
          options={folders.map(({ path }) => [path, path.slice(1).replaceAll('/', ' / ')])}
          onChange={setDirectory}
        />
        <DialogFoot verb={t.move} busy={busy} onBack={onClose} />
      </form>
    </Dialog>
  );
}

export function FolderDialog({ directory, onMade, onClose }: { directory: string; onMade: (path: string) => void; onClose: () => void }) {
  const { busy, run } = useAction();
  const [name, setName] = useState('');
  const path = `${directory}/${name.trim()}`;
  return (
    <Dialog beginsAt="field" open title={t.newFolder} onClose={onClose}>
      <form
        className={styles['names']}
        onSubmit={(event) => {
          event.preventDefault();
          void run(async () => makeFolder(path), t.created).then((done) => done && onMade(path));
        }}
      >
        <PlainField id="folder-name" label={t.folderName} value={name} maxLength={120} onChange={setName} />
        <DialogFoot verb={t.create} busy={busy || name.trim() === ''} onBack={onClose} />
      </form>
    </Dialog>
  );
}
