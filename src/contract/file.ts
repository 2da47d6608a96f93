/** The library of files: pictures shown in the shop, drawings, price workbooks. Folders are paths, `/produkte/kisten`. */
import { z } from 'zod';
import { largestArchive } from '#domain/file/file-limits.ts';
import { endpoint, staff } from './endpoint.ts';
import type { OutputOf } from './endpoint.ts';
import { ErrorItem } from './failure.ts';
import { BlockAnswer, blockOf, sentBack, Version, VersionText } from './record.ts';
import { Id, IdText, Instant, integerText, line, listOf, Localized, Page } from './wire.ts';

/** What uses a file. Products show all pictures of their folder; the others refer to the file by name. */
export const FileUse = z.object({ kind: z.enum(['product', 'category', 'productType', 'content']), id: z.string(), name: z.string() });
export type FileUse = z.infer<typeof FileUse>;

export const FileItem = z.object({
  id: z.number().int(),
  version: Version,
  directory: z.string(),
  /** With its extension. */
  name: z.string(),
  /** Directory and name, by which other records refer to the file. */
  path: z.string(),
  /** Its address: for a picture one in the shop, for other files one that only the office can open. */
  url: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** Pixels; null: not a picture. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** For a workbook. */
  sheets: z.number().int().nullable(),
  /** Alternative text of a picture. */
  texts: Localized,
  createdAt: Instant,
  changedAt: Instant,
  who: z.string(),
  /** True: the bytes are no longer where they were stored. */
  missing: z.boolean(),
  uses: z.array(FileUse),
});
export type FileItem = z.infer<typeof FileItem>;

export const FolderItem = z.object({
  path: z.string(),
  /** In the folder itself and in those below it. */
  files: z.number().int(),
});
export type FolderItem = z.infer<typeof FolderItem>;

/** What may be wrong with a folder or a name in it. */
const folderFaults = [
  'filePathLeavesFolder',
  'filePathTooLong',
  'fileNameTooLong',
  'fileNameSigns',
  'fileNameEdge',
  'fileNameReserved',
] as const;

export const readFiles = endpoint({
  method: 'GET',
  path: '/file',
  tag: 'file',
  summary: 'Files of a folder, or found below it, with what uses each, and all folders',
  access: staff('manageFiles', 'manageCategories', 'manageProductTypes'),
  query: z.object({
    /** `image/` for all pictures, or comma-separated types. */
    mimeType: line(300).optional(),
    /** Empty: files of all folders. */
    currentDirectory: line(500).default(''),
    /** Part of a name or text, or an article number; also searches subfolders. */
    search: line(100).optional(),
    /** `1`: only unused files, including subfolders. */
    unused: z.enum(['0', '1']).default('0'),
    page: Page.page,
    perPage: integerText(z.number().int().min(1).max(500)).default(200),
  }),
  response: listOf(FileItem).extend({
    directory: z.string(),
    folders: z.array(FolderItem),
    totals: z.object({
      files: z.number().int(),
      bytes: z.number(),
      limitBytes: z.number(),
      unused: z.number().int(),
    }),
  }),
  errors: folderFaults,
});
export type FilesAnswer = OutputOf<typeof readFiles>;

export const readShownSizes = endpoint({
  method: 'GET',
  path: '/file/{id}/shown',
  tag: 'file',
  summary: 'How many bytes a picture has in the forms in which the shop shows it; null while a form is not made yet',
  access: staff('manageFiles'),
  params: z.object({ id: IdText }),
  response: z.object({ avif: z.number().int().nullable(), webp: z.number().int().nullable() }),
  errors: ['notFound'],
});

const FileChanges = z
  .strictObject({
    texts: z.strictObject({ de: line(300).optional(), fr: line(300).optional(), en: line(300).optional() }),
    directory: line(500),
  })
  .partial();
const KeptOfFile = sentBack(FileItem.shape, { ...FileChanges.shape, version: Version });

export const changeFiles = endpoint({
  method: 'PUT',
  path: '/file',
  tag: 'file',
  summary: 'Changes texts of files or moves them into another folder: a block of rows, or one file as it was read',
  access: staff('manageFiles'),
  body: z.union([blockOf(FileChanges), FileChanges.extend({ id: Id, version: Version, ...KeptOfFile })]),
  response: BlockAnswer,
  errors: [
    'notFound',
    'fieldNotPermitted',
    'changedMeanwhile',
    'inUse',
    'duplicateEntry',
    'fileFolderMissing',
    'fileMissing',
    ...folderFaults,
  ],
});

/** One file of an upload: named as sent, with its folder inside the archive. */
export const UploadResult = z.discriminatedUnion('ok', [
  z.object({ name: z.string(), ok: z.literal(true), id: z.number().int(), path: z.string() }),
  z.object({ name: z.string(), ok: z.literal(false), errors: z.array(ErrorItem) }),
]);
export type UploadResult = z.infer<typeof UploadResult>;

/** Form fields: `directory`, `files` (any number), `extractZip` (`1` or `true`). Without files it creates the folder. */
export const uploadFiles = endpoint({
  method: 'POST',
  path: '/file',
  tag: 'file',
  summary: 'Stores files in a folder, also out of archives; nothing is overwritten, each refused file is told with its reason',
  access: staff('manageFiles'),
  response: z.object({ directory: z.string(), files: z.array(UploadResult) }),
  errors: [
    'duplicateEntry',
    'fileFolderMissing',
    'fileNameEmpty',
    ...folderFaults,
    'fileEmpty',
    'fileTooLarge',
    'fileTypeUnknown',
    'fileTypeMismatch',
    'fileTwoInOne',
    'fileQuota',
    'imageTooLarge',
    'imageBroken',
    'svgActive',
    'pdfActive',
    'zipEncrypted',
    'zipSpecialFile',
    'zipNested',
    'zipBomb',
    'zipTooMany',
    'zipTooLarge',
    'zipNotReadable',
    'zipNotExtracted',
    'workbookNotReadable',
    'workbookMacros',
    'uploadTooMany',
  ],
  largestUpload: largestArchive + 1_000_000,
  streams: true,
});

export const renameFile = endpoint({
  method: 'PUT',
  path: '/file/rename-file',
  tag: 'file',
  summary: 'Renames a file, given by its path; the new name may be a path too, then it moves',
  access: staff('manageFiles'),
  body: z.strictObject({ oldName: line(500), newName: line(500), version: Version.optional() }),
  response: z.object({ id: z.number().int(), version: Version, path: z.string() }),
  errors: [
    'notFound',
    'changedMeanwhile',
    'inUse',
    'duplicateEntry',
    'fileTypeMismatch',
    'fileMissing',
    'fileFolderMissing',
    'fileNameEmpty',
    ...folderFaults,
  ],
});

export const deleteFile = endpoint({
  method: 'DELETE',
  path: '/file/{path*}',
  tag: 'file',
  summary: 'Deletes a file that nothing uses, or an empty folder',
  access: staff('manageFiles'),
  params: z.object({ path: line(500) }),
  query: z.object({ version: VersionText.optional() }),
  response: z.object({}),
  errors: ['notFound', 'changedMeanwhile', 'inUse', 'folderNotEmpty'],
});

export const refreshFiles = endpoint({
  method: 'POST',
  path: '/file/refresh-resources',
  tag: 'file',
  summary: 'Reads the store of files again and mends the index: what is new, changed, moved or gone',
  access: staff('manageFiles'),
  body: z.strictObject({}).optional(),
  response: z.object({
    added: z.array(z.string()),
    changed: z.array(z.string()),
    moved: z.array(z.object({ from: z.string(), to: z.string() })),
    missing: z.array(z.string()),
    refused: z.array(z.object({ path: z.string(), errors: z.array(ErrorItem) })),
  }),
  callsPerMinute: 6,
});
