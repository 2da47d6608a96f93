/** Discards a table that was only read. */
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { refused } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { reachedImport } from './import-answer.ts';
import type { ImportServices } from './import-services.ts';
import { deleteImport } from './import-store.ts';
import { lockVersion } from './lock-version.ts';

export async function discardImport(services: ImportServices, wish: { id: number; version: number }, actor: Actor): Promise<void> {
  await reachedImport(services, wish.id, actor);
  await transaction(services.db, async (trx) => {
    const file = await lockVersion(trx, wish);
    if (file.state !== 'DRY') throw refused('importNotDry');
    await deleteImport(trx, wish.id);
    const write = { recordId: wish.id, version: wish.version + 1, at: new Date(services.now()), who: actorName(actor) };
    await addHistory(trx, 'import', write, [{ field: 'discarded', before: file.file_name, after: null }]);
  });
}
