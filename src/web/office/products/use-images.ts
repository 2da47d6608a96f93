/** A product's pictures as a draft of what was read: pictures uploaded meanwhile are appended. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { FileItem } from '#contract/file.ts';
import type { ProductHead } from '#contract/product-head.ts';
import { readProductImages, storeProductImages } from '#contract/product-image.ts';
import type { ProductImages } from '#contract/product-image.ts';
import { updateProduct } from '#contract/product-record.ts';
import { call } from '#web/call.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useUploads } from '../files/use-uploads.ts';
import { officeWords } from '../frame/office-words.ts';
import { changedFields } from '../record/merge-fields.ts';
import { useRecord } from '../record/use-record.ts';
import { draftOf, fieldsOf, withFields, withNew } from './image-draft.ts';
import type { ImageDraft } from './image-draft.ts';

export interface Arranged extends ImageDraft {
  readonly file: FileItem;
  readonly inFolder: boolean;
}

/** Folder for a product's first pictures. */
export const firstFolder = ({ articleNumber }: Pick<ProductHead, 'articleNumber'>): string =>
  `/produkte/${articleNumber.replaceAll(/[^\p{L}\p{N}._-]/gu, '-')}`;

export function useImages(head: ProductHead, loaded: ProductImages) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const uploads = useUploads();
  const [picked, setPicked] = useState<readonly FileItem[]>([]);
  const params = { id: head.id };
  const control = useRecord<ProductImages, readonly ImageDraft[]>({
    loaded,
    draftOf,
    form: { fieldsOf, withFields, problemsOf: () => ({}) },
    reread: async () => call(readProductImages, { params }),
  });
  const { stored } = control;
  const draft = withNew(control.draft, stored, loaded);
  const files = new Map([...picked, ...[...stored.images, ...loaded.images].map(({ file }) => file)].map((file) => [file.id, file]));
  const images = draft.flatMap((entry): Arranged[] => {
    const file = files.get(entry.mediaId);
    return file === undefined ? [] : [{ ...entry, file, inFolder: file.directory === stored.directory }];
  });
  const save = (): void =>
    void control.run(async () => {
      const body = { version: stored.version, images: images.map(({ mediaId, kind, shown }) => ({ mediaId, kind, shown })) };
      control.replace(await call(storeProductImages, { params, body }));
      toast.success(officeWords.saved);
      await revalidate();
    });
  const upload = (sent: readonly File[]): void =>
    void control.run(async () => {
      let { directory } = stored;
      if (directory === '') {
        directory = firstFolder(head);
        await call(updateProduct, { params, body: { version: stored.version, localFilePath: directory } });
        control.replace(await call(readProductImages, { params }), draft);
      }
      await uploads.send(sent, directory);
    });
  // Uploads are stored already: they count as unsaved only once they are arranged.
  const before = fieldsOf(withNew(draftOf(stored), stored, loaded));
  return {
    control,
    unsaved: changedFields(before, fieldsOf(draft)).length,
    images,
    uploads,
    save,
    upload,
    change: (next: readonly ImageDraft[]): void => control.change(next.map(({ mediaId, kind, shown }) => ({ mediaId, kind, shown }))),
    pick: (file: FileItem): void => {
      setPicked([...picked, file]);
      const rest = draft.filter(({ mediaId }) => mediaId !== file.id);
      control.change([...rest, { mediaId: file.id, kind: '2D', shown: true }]);
    },
  };
}
