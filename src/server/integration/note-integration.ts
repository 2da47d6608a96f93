/** Records changes about other systems in the history of the settings. */
import type { Trx } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import type { FieldDifference } from '#server/record/record-history.ts';
import { settingRecord } from '#server/setting/setting-record.ts';

export async function noteIntegration(trx: Trx, by: { at: Date; who: string }, difference: FieldDifference): Promise<void> {
  await addHistory(trx, 'setting', { recordId: settingRecord.integrations, version: null, ...by }, [difference]);
}
