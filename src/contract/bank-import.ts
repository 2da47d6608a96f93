/** Bank files (camt.053, camt.054): a dry run with each row and its effect, applied as a whole or not at all, undone as a whole. */
import { z } from 'zod';
import { matchWays } from '#domain/bank/match.ts';
import { endpoint, staff } from './endpoint.ts';
import { Version } from './record.ts';
import { Chf, ChfAmount, DateText, Id, IdParam, Instant, integerText, line, listOf, numberText, Page, Whole } from './wire.ts';

export const BankImportRow = z.object({
  id: z.number().int(),
  /** Amount on the account; negative: paid out. */
  amount: Chf,
  currency: z.string(),
  day: DateText.nullable(),
  reference: z.string(),
  debtor: z.string(),
  text: z.string(),
  /** `reference`, `creditorReference`: certain. `proposal`: amount and name, to be confirmed. `chosen`: by staff. */
  match: z
    .object({
      invoiceId: z.number().int().nullable(),
      orderId: z.number().int().nullable(),
      formattedId: z.string(),
      customerName: z.string(),
      /** Open amount before this payment. */
      open: Chf,
      how: z.enum(matchWays),
    })
    .nullable(),
  /**
   * Effect: pays in full, in part, too much, with cash discount, with a rounding difference; `charge`: the bank deducted it;
   * null: none, or booked as it came.
   */
  effect: z.enum(['full', 'part', 'over', 'skonto', 'rounding', 'reversal', 'charge']).nullable(),
  /** Key of the reason why it is not booked; null: it is booked with the file. */
  problem: z.string().nullable(),
  /** True: staff may confirm its match or choose another. */
  choosable: z.boolean(),
  booked: z.boolean(),
});
export type BankImportRow = z.infer<typeof BankImportRow>;

export const BankImport = z.object({
  id: z.number().int(),
  version: Version,
  fileName: z.string(),
  state: z.enum(['DRY', 'APPLIED', 'UNDONE']),
  createdAt: Instant,
  who: z.string(),
  appliedAt: Instant.nullable(),
  undoneAt: Instant.nullable(),
  /** Problems of the file as a whole: `bankBalanceWrong`, `bankBatchSumWrong`, …; it cannot be applied with one. */
  problems: z.array(z.object({ key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })),
  /** Missing statements of the account, `bankStatementMissing`, `bankBalanceGap`; they do not prevent booking. */
  gaps: z.array(z.object({ key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })),
  totals: z.object({ rows: z.number().int(), bookable: z.number().int(), amount: Chf, bookableAmount: Chf }),
});
export type BankImport = z.infer<typeof BankImport>;

export const BankImportWithRows = BankImport.extend({ rows: z.array(BankImportRow) });
export type BankImportWithRows = z.infer<typeof BankImportWithRows>;

export const importBankFile = endpoint({
  method: 'POST',
  path: '/bank-import',
  tag: 'bank',
  summary: 'Read a bank file (camt.053 or .054, version 04 or 08, XML or zip; multipart `file`): a dry run, nothing is booked',
  access: staff('handleMoney'),
  rawBody: true,
  largestUpload: 11 * 1024 * 1024,
  response: BankImportWithRows,
  errors: [
    'bankFileMissing',
    'bankFileTooLarge',
    'bankFileNotXml',
    'bankFileHasDoctype',
    'bankFileUnknown',
    'bankFileIncomplete',
    'bankFileOtherAccount',
    'bankFileImported',
  ],
  callsPerMinute: 20,
});

export const readBankImports = endpoint({
  method: 'GET',
  path: '/bank-import',
  tag: 'bank',
  summary: 'Bank files that were read, newest first',
  access: staff('handleMoney'),
  query: z.object({ page: Page.page, perPage: integerText(z.number().int().min(1).max(100)).default(20) }),
  response: listOf(BankImport),
});

export const readBankImport = endpoint({
  method: 'GET',
  path: '/bank-import/{id}',
  tag: 'bank',
  summary: 'One bank file with all its rows and what they do',
  access: staff('handleMoney'),
  params: IdParam,
  response: BankImportWithRows,
  errors: ['notFound'],
});

export const matchBankRows = endpoint({
  method: 'PUT',
  path: '/bank-import/{id}',
  tag: 'bank',
  summary: 'Confirm proposals or choose what rows of a dry run pay; null: nothing',
  access: staff('handleMoney'),
  params: IdParam,
  body: z.strictObject({
    version: Version,
    rows: z
      .array(z.strictObject({ id: Id, invoiceId: Id.nullish(), orderId: Id.nullish() }))
      .min(1)
      .max(5000),
  }),
  response: BankImportWithRows,
  errors: ['notFound', 'changedMeanwhile', 'bankImportNotDry', 'bankRowNotChoosable'],
});

export const BankTarget = z.object({
  invoiceId: z.number().int().nullable(),
  orderId: z.number().int().nullable(),
  formattedId: z.string(),
  customerName: z.string(),
  open: Chf,
});
export type BankTarget = z.infer<typeof BankTarget>;

export const findBankTargets = endpoint({
  method: 'GET',
  path: '/bank-target',
  tag: 'bank',
  summary:
    'Open invoices, and orders without one, that a payment may be for: by number, name or reference; those that ask for the amount first',
  access: staff('handleMoney'),
  query: z.object({ text: line(100).default(''), amount: numberText(z.number().min(-1e9).max(1e9)).optional() }),
  response: z.object({ items: z.array(BankTarget) }),
});

const Move = z.strictObject({ version: Version });

export const applyBankImport = endpoint({
  method: 'POST',
  path: '/bank-import/{id}/apply',
  tag: 'bank',
  summary:
    'Book every row without a problem, all or nothing; the same booking of the bank is never booked twice. `rows` and `amount`: what was shown, so that nothing else is booked',
  access: staff('handleMoney'),
  params: IdParam,
  body: Move.extend({ rows: Whole.min(0), amount: ChfAmount }),
  response: BankImportWithRows,
  errors: [
    'notFound',
    'changedMeanwhile',
    'bankImportNotDry',
    'bankFileContradicts',
    'bankRowsChanged',
    'nothingToBook',
    'bankImportUsed',
    'creditUsed',
    'idempotencyKeyReused',
  ],
  idempotent: true,
});

export const discardBankImport = endpoint({
  method: 'POST',
  path: '/bank-import/{id}/discard',
  tag: 'bank',
  summary: 'Drop a file that was only read; nothing of it was booked, and it may be read again',
  access: staff('handleMoney'),
  params: IdParam,
  body: Move,
  response: z.object({}),
  errors: ['notFound', 'changedMeanwhile', 'bankImportNotDry'],
});

export const undoBankImport = endpoint({
  method: 'POST',
  path: '/bank-import/{id}/undo',
  tag: 'bank',
  summary: 'Take back every entry of an applied file by its reverse, all or nothing',
  access: staff('handleMoney'),
  params: IdParam,
  body: Move,
  response: BankImportWithRows,
  errors: ['notFound', 'changedMeanwhile', 'bankImportNotApplied', 'bankImportUsed', 'creditUsed', 'idempotencyKeyReused'],
  idempotent: true,
});
