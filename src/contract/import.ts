/** Tables that change many records at once: a dry run with each row and its effect, applied as a whole or not at all, undone as a whole. */
import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { Version } from './record.ts';
import { IdParam, Instant, integerText, line, listOf, Page, storable, Whole } from './wire.ts';

/** Tables of the office's own records. */
const TableKindKey = z.enum(['product', 'price', 'customer', 'address', 'category', 'attribute']);

/** Those with separate calls as well. */
export const ImportKindKey = z.enum([...TableKindKey.options, 'orderStatus', 'templateOrder', 'templateQuote']);
export type ImportKindKey = z.infer<typeof ImportKindKey>;

export const ImportRowState = z.enum(['new', 'changed', 'same', 'faulty']);
export type ImportRowState = z.infer<typeof ImportRowState>;

const Params = z.record(z.string(), z.union([z.string(), z.number()]));

export const ImportFault = z.object({
  /** Counted from 0; null: the row as a whole. */
  column: z.number().int().nullable(),
  /** Contents of the cell. */
  value: z.string(),
  /** What the record holds there now; absent: the row names no record, or the column fills none of its fields. */
  before: z.string().optional(),
  key: z.string(),
  params: Params,
});
export type ImportFault = z.infer<typeof ImportFault>;

export const ImportRow = z.object({
  /** As counted by a spreadsheet program. */
  line: z.number().int(),
  state: ImportRowState,
  /** Display name of the record; empty: the row has none. */
  label: z.string(),
  recordId: z.number().int().nullable(),
  cells: z.array(z.string()),
  /** By field, as cell texts. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  faults: z.array(ImportFault),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const ImportFile = z.object({
  id: z.number().int(),
  version: Version,
  kind: ImportKindKey,
  fileName: z.string(),
  /** Bytes */
  fileSize: z.number().int(),
  state: z.enum(['DRY', 'APPLIED', 'UNDONE']),
  createdAt: Instant,
  who: z.string(),
  appliedAt: Instant.nullable(),
  appliedBy: z.string(),
  undoneAt: Instant.nullable(),
  undoneBy: z.string(),
  counts: z.record(ImportRowState, z.number().int()),
});
export type ImportFile = z.infer<typeof ImportFile>;

const Mapping = z.array(z.string().max(120).nullable()).max(300);

export const ImportDesk = ImportFile.extend({
  headings: z.array(z.string()),
  /** The row of the file that holds them; what stands above is left out. */
  headingLine: z.number().int(),
  /** Rows that can be taken for the headings instead, with the beginning of their text; empty: no longer. */
  headingRows: z.array(z.object({ line: z.number().int(), text: z.string() })),
  /** By column: the field that it fills, null: none. */
  mapping: Mapping,
  /** True: an empty cell clears its field; false: it leaves it unchanged. */
  clearEmpty: z.boolean(),
  /** Fields that a column can fill. */
  fields: z.array(z.object({ path: z.string(), label: z.string(), isKey: z.boolean() })),
  /** For an applied template: the orders or quotes made from it. */
  documents: z.array(z.object({ kind: z.enum(['order', 'quote']), id: z.number().int(), formattedId: z.string() })),
  /** How often each reason prevents a row from being imported, most frequent first; `params`: of one of them. */
  reasons: z.array(z.object({ key: z.string(), count: z.number().int(), params: Params })),
});
export type ImportDesk = z.infer<typeof ImportDesk>;

const access = staff('importTables');
const desk = { tag: 'import', access, params: IdParam } as const;

/** Why a file cannot be read at all. */
export const tableErrors = [
  'importFileMissing',
  'importFileTooLarge',
  'importFileCut',
  'importFileEmpty',
  'importFileNotTable',
  'importTooManyRows',
  'importTooManyColumns',
  'workbookNotReadable',
  'workbookOldFormat',
  'workbookMacros',
  'workbookTooLarge',
] as const;
export const largestTable = 11 * 1024 * 1024;

export const importTable = endpoint({
  method: 'POST',
  path: '/import',
  tag: 'import',
  summary:
    'Read a table (.xlsx or .csv; multipart `file`) of products, prices, customers, addresses, or texts of categories and attributes: a dry run, nothing is changed',
  access,
  query: z.object({ kind: TableKindKey }),
  rawBody: true,
  largestUpload: largestTable,
  response: ImportDesk,
  errors: tableErrors,
  callsPerMinute: 20,
});

export const readImports = endpoint({
  method: 'GET',
  path: '/import',
  tag: 'import',
  summary: 'Tables that were read, newest first; only of what the caller may change',
  access,
  query: z.object({ page: Page.page, perPage: integerText(z.number().int().min(1).max(100)).default(20) }),
  response: listOf(ImportFile),
});

export const readImport = endpoint({
  ...desk,
  method: 'GET',
  path: '/import/{id}',
  summary: 'One table: its columns, what they fill, and how many rows do what',
  response: ImportDesk,
  errors: ['notFound'],
});

export const readImportRows = endpoint({
  ...desk,
  method: 'GET',
  path: '/import/{id}/row',
  summary: 'Rows of a table with what they change and what is wrong with them',
  query: z.object({
    page: Page.page,
    perPage: integerText(z.number().int().min(1).max(500)).default(100),
    /** Absent: all. */
    state: ImportRowState.optional(),
    /** Only rows with this reason. */
    reason: line(100).optional(),
  }),
  response: listOf(ImportRow),
  errors: ['notFound'],
});

export const changeImport = endpoint({
  ...desk,
  method: 'PUT',
  path: '/import/{id}',
  summary: 'Say which row holds the headings, what columns fill, or mend cells of a dry run; every row is judged anew',
  body: z.strictObject({
    version: Version,
    /** One of `headingRows`; what its columns fill is guessed anew, and cells mended in columns in front of the file are as given. */
    headingLine: Whole.min(1).optional(),
    mapping: Mapping.optional(),
    clearEmpty: z.boolean().optional(),
    cells: z
      .array(
        z.strictObject({
          line: Whole.min(1),
          column: z.number().int().min(0).max(299),
          value: storable(20_000),
        }),
      )
      .max(1000)
      .optional(),
  }),
  response: ImportDesk,
  errors: [
    'notFound',
    'changedMeanwhile',
    'importNotDry',
    'importHeadingUnknown',
    'importTooManyColumns',
    'importColumnUnknown',
    'importColumnTwice',
  ],
  callsPerMinute: 60,
});

const Move = z.strictObject({ version: Version });
/** `rows`: number of rows shown, so that nothing else is stored. */
export const ShownRows = Move.extend({ rows: Whole.min(0) });
export const applyErrors = ['notFound', 'changedMeanwhile', 'importNotDry', 'importNothing', 'importRowsChanged'] as const;

export const applyImport = endpoint({
  ...desk,
  method: 'POST',
  path: '/import/{id}/apply',
  summary: 'Store every row without a fault, all or nothing. `rows`: how many were shown, so that nothing else is stored',
  body: ShownRows,
  response: ImportDesk,
  errors: applyErrors,
});

export const undoImport = endpoint({
  ...desk,
  method: 'POST',
  path: '/import/{id}/undo',
  summary: 'Give every record of an applied table its former state back, all or nothing; refused when one was changed since',
  body: Move,
  response: ImportDesk,
  errors: ['notFound', 'changedMeanwhile', 'importNotApplied', 'importRecordChanged'],
});

export const discardImport = endpoint({
  ...desk,
  method: 'POST',
  path: '/import/{id}/discard',
  summary: 'Drop a table that was only read',
  body: Move,
  response: z.object({}),
  errors: ['notFound', 'changedMeanwhile', 'importNotDry'],
});

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const exportTable = endpoint({
  method: 'GET',
  path: '/export/{kind}',
  tag: 'import',
  summary:
    'All products, prices, customers, addresses, orders, or texts of categories and attributes as the table that the import reads, or an empty template of an order; no cell is taken for a formula',
  access,
  params: z.object({ kind: ImportKindKey }),
  query: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  response: { file: [xlsx, 'text/csv; charset=utf-8'] },
  callsPerMinute: 20,
});
