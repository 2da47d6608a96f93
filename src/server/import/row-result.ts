/** What a write of one row came to, told by its refusals instead of thrown. */
import type { ErrorItem } from '#contract/failure.ts';
import { saysNothingNew } from '#domain/import/path.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Refusal as Problem } from '#domain/refusal/refusal.ts';
import { parseInput } from '#server/call/parse-input.ts';
import { Refusal } from '#server/call/refusal.ts';
import type { z } from 'zod';
import type { RowWrite, WriteResult } from './import-kind.ts';

export async function resultOf(write: () => Promise<{ id: number; version: number }>): Promise<WriteResult> {
  try {
    return { ok: true, ...(await write()) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problems: error.errors.map(problemOf) };
    throw error;
  }
}

/** Checks values by the schema of the call that writes them one by one. */
export function checkedBy<Value>(schema: z.ZodType<Value>, value: unknown): { value: Value } | { problems: Problem[] } {
  try {
    return { value: parseInput('body', schema, value) };
  } catch (error) {
    if (error instanceof Refusal) return { problems: error.errors.map(problemOf) };
    throw error;
  }
}

/** A row that names nothing new is not written: most rows of a table that comes back are like this. Null: it has to be. */
export function unchanged(
  { id, version, changes }: Pick<RowWrite, 'id' | 'version' | 'changes'>,
  state: object | undefined,
): WriteResult | null {
  return id !== null && version !== null && state !== undefined && saysNothingNew(changes, state) ? { ok: true, id, version } : null;
}

export const problemOf = ({ message, params, field }: ErrorItem): Problem => refusal(message, params, field?.replace(/^body\./, ''));
