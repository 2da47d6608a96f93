/** Why a file is not accepted as a table; thrown inside the reader, returned by it. */
import { refusal, type Refusal, type RefusalParams } from '#domain/refusal/refusal.ts';

export class TableRefused extends Error {
  readonly refusal: Refusal;
  constructor(key: string, params: RefusalParams = {}) {
    super(key);
    this.refusal = refusal(key, params);
  }
}
