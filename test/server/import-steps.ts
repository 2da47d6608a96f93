/** Creates tables and sends them as a browser does. */
import type { ImportDesk, ImportKindKey, ImportRow } from '#contract/import.ts';
import { csvText } from '#domain/list/csv.ts';
import type { CsvCell } from '#domain/list/csv.ts';
import type { Answer, Person } from './buyer.ts';
import { get, send } from './buyer.ts';

export const uploadTable = async <Body = ImportDesk>(person: Person, kind: ImportKindKey, file: Buffer | string): Promise<Answer<Body>> =>
  uploadTo<Body>(person, `/import?kind=${kind}`, file);

export async function uploadTo<Body>(
  { app, token }: Person,
  path: string,
  file: Buffer | string,
  name = 'tabelle.csv',
): Promise<Answer<Body>> {
  const form = new FormData();
  form.set('file', new File([typeof file === 'string' ? file : new Uint8Array(file)], name));
  const request = new Request('http://127.0.0.1/', { method: 'POST', body: form });
  const answer = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json<Body>() };
}

export const uploadRows = async (person: Person, kind: ImportKindKey, rows: readonly (readonly CsvCell[])[]): Promise<ImportDesk> =>
  (await uploadTable(person, kind, csvText(rows))).body;

export async function rowsOf(person: Person, { id }: { id: number }, query = ''): Promise<ImportRow[]> {
  return (await get<{ items: ImportRow[] }>(person, `/import/${id}/row?perPage=500${query}`)).body.items;
}

export const apply = async (person: Person, { id, version, counts }: ImportDesk): Promise<Answer<ImportDesk>> =>
  send<ImportDesk>(person, 'POST', `/import/${id}/apply`, { version, rows: counts.new + counts.changed });

export const undo = async (person: Person, { id, version }: ImportDesk): Promise<Answer<ImportDesk>> =>
  send<ImportDesk>(person, 'POST', `/import/${id}/undo`, { version });

export async function exported({ app, token }: Person, kind: ImportKindKey, format: 'xlsx' | 'csv'): Promise<Buffer> {
  const answer = await app.inject({ url: `/api/export/${kind}?format=${format}`, headers: { authorization: `Bearer ${token}` } });
  return answer.rawPayload;
}
