/** Photographs on the phone until the shop has them: too large for local storage, so they lie in the browser's own database. */
export interface OwnPhoto {
  readonly key: string;
  readonly driveId: number;
  readonly orderId: number;
  readonly bytes: Blob;
  /** ms since 1970 */
  readonly takenAt: number;
  /** Why the shop refused it; null: it waits. */
  readonly problem: string | null;
}

const name = 'fahrt';
const table = 'photos';
const keptMs = 7 * 86_400_000;

async function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
}

async function photos(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(table, { keyPath: 'key' }));
  return (await done(opening)).transaction(table, mode).objectStore(table);
}

/** Of a drive, oldest first; removes what former drives left behind. Null where the phone stores nothing. */
export async function readPhotos(driveId: number, nowMs: number): Promise<OwnPhoto[] | null> {
  try {
    const all = (await done((await photos('readonly')).getAll())) as OwnPhoto[];
    for (const { key } of all.filter((each) => each.driveId !== driveId && each.takenAt < nowMs - keptMs)) await dropPhoto(key);
    return all.filter((each) => each.driveId === driveId).toSorted((a, b) => a.takenAt - b.takenAt);
  } catch {
    return null;
  }
}

/** False: it lives only as long as the page. */
export async function keepPhoto(photo: OwnPhoto): Promise<boolean> {
  try {
    await done((await photos('readwrite')).put(photo));
    return true;
  } catch {
    return false;
  }
}

export async function dropPhoto(key: string): Promise<void> {
  await photos('readwrite')
    .then(async (store) => done(store.delete(key)))
    .catch(() => undefined);
}
