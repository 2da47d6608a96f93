/** Discards a bank file that was only read: nothing was booked, and it may be imported again. */
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { refused } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import type { BankServices } from './bank-services.ts';
import { deleteImport } from './bank-store.ts';
import { lockVersion } from './lock-version.ts';

export async function discardImport(
  { db, now }: BankServices,
  { id, version }: { id: number; version: number },
  actor: Actor,
): Promise<void> {
  await transaction(db, async (trx) => {
    const file = await lockVersion(trx, id, version);
    if (file.state !== 'DRY') throw refused('bankImportNotDry');
    await deleteImport(trx, id);
    const write = { recordId: id, version: version + 1, at: new Date(now()), who: actorName(actor) };
    await addHistory(trx, 'bankImport', write, [{ field: 'discarded', before: file.file_name, after: null }]);
  });
}
