import type { Statement } from '#domain/bank/statement.ts';
import type { Outcome } from '#domain/refusal/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import type { AfterPaid } from '#server/ledger/ledger-services.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';

/** What the use cases of bank files need; assembled when the shop starts. */
export interface BankServices {
  db: Db;
  now: () => number;
  readCompany: ReadCompany;
  afterPaid: AfterPaid;
  openBankFile: (bytes: Uint8Array) => Promise<Outcome<Statement[]>>;
}
