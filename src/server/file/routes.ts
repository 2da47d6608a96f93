import * as wire from '#contract/file.ts';
import { isImageType } from '#domain/file/file-type.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { notFound, Refusal } from '#server/call/refusal.ts';
import { makeShownForms, shownForms } from '#server/media/stored-media.ts';
import { changeFile, changeFiles, renameFile } from './change-files.ts';
import { deleteFile } from './delete-file.ts';
import type { FileServices } from './file-services.ts';
import { findFile } from './file-store.ts';
import { readFiles } from './read-files.ts';
import { refreshFiles } from './refresh-files.ts';
import { storeUpload } from './store-upload.ts';

export function fileRoutes(services: FileServices): Binding[] {
  const { db, forms, limitBytes } = services;
  return [
    bind(wire.readFiles, async ({ query }) => readFiles(db, limitBytes, query)),
    bind(wire.readShownSizes, async ({ params }) => {
      const file = await findFile(db, params.id);
      if (file === null || !isImageType(file.mimeType)) throw notFound();
      const { sha256, directory, name } = file;
      // Unknown as yet for a picture that did not come by upload.
      if (sha256 !== null) makeShownForms(services, `${directory}/${name}`, sha256);
      const sizes = await Promise.all(shownForms.map(async (form) => (sha256 === null ? null : forms.sizeOf(sha256, form))));
      return { webp: sizes[0] ?? null, avif: sizes[1] ?? null };
    }),
    bind(wire.changeFiles, async ({ body }, { actor }) =>
      'rows' in body ? changeFiles(services, body.rows, actor) : changeFile(services, body, actor),
    ),
    bind(wire.uploadFiles, async (_input, { actor, upload }) => {
      if (upload === undefined) throw new Refusal(415, [{ message: 'unsupportedMediaType', params: {} }]);
      return storeUpload(services, upload, actor);
    }),
    bind(wire.renameFile, async ({ body }, { actor }) => renameFile(services, body, actor)),
    bind(wire.deleteFile, async ({ params, query }, { actor }) => {
      await deleteFile(services, params.path, query.version, actor);
      return {};
    }),
    bind(wire.refreshFiles, async (_input, { actor }) => refreshFiles(services, actor)),
  ];
}
