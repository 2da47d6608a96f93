/** Common steps of the tests of models in the office. */
import type { GateAnswer, ModelContent, ModelRecord, ModelWrite } from '#contract/model-desk.ts';
import type { Answer, Person } from './buyer.ts';
import { get, send } from './buyer.ts';

export async function modelOf(person: Person, id: string): Promise<ModelRecord> {
  return (await get<ModelRecord>(person, `/model/${id}`)).body;
}

export async function beginDraft(person: Person, id: string): Promise<ModelRecord> {
  const { version, number } = await modelOf(person, id);
  await send(person, 'POST', `/model/${id}/draft`, { version, from: number });
  return modelOf(person, id);
}

type Change = (content: Pick<ModelContent, 'cost' | 'examples'> & { document: EditedDocument }) => void;

/** The parts of a document that tests change. */
interface EditedDocument extends Record<string, unknown> {
  id: string;
  let: { id: string; expr: string | number; unit?: string }[];
  params: { id: string; max?: unknown; label: Record<string, string> }[];
  tables: Record<string, { rows: Record<string, number>[] }>;
}

/** Saves the draft as changed by `change`. */
export async function changeDraft(person: Person, id: string, change: Change): Promise<Answer<ModelWrite>> {
  const { draft, version } = await modelOf(person, id);
  if (draft === null) throw new Error(`no draft of ${id}`);
  const { document, cost, examples } = draft;
  const content = { document: document as EditedDocument, cost, examples };
  change(content);
  return send<ModelWrite>(person, 'PUT', `/model/${id}/draft`, { version, ...content });
}

export async function checkDraft(person: Person, id: string): Promise<GateAnswer> {
  const { version } = await modelOf(person, id);
  return (await send<GateAnswer>(person, 'POST', `/model/${id}/draft/check`, { version })).body;
}

export async function publishDraft(person: Person, id: string): Promise<Answer<ModelWrite>> {
  const { version } = await modelOf(person, id);
  return send<ModelWrite>(person, 'POST', `/model/${id}/publish`, { version });
}

export async function rollBack(person: Person, id: string, number: number): Promise<Answer<ModelWrite>> {
  const { version } = await modelOf(person, id);
  return send<ModelWrite>(person, 'POST', `/model/${id}/rollback`, { version, number });
}
