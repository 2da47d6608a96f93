/** The result of writing one row, with refusals returned instead of thrown. */
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

/** Checks values with the schema of the call that writes single records. */
export function checkedBy<Value>(schema: z.ZodType<Value>, value: unknown): { value: Value } | { problems: Problem[] } {
  try {
    return { value: parseInput('body', schema, value) };
  } catch (error) {
    if (error instanceof Refusal) return { problems: error.errors.map(problemOf) };
    throw error;
  }
}

/** The result for a row that changes nothing, as most rows of a table that comes back; null: it has to be written. */
export function unchanged(
  { id, version, changes }: Pick<RowWrite, 'id' | 'version' | 'changes'>,
  state: object | undefined,
): WriteResult | null {
  return id !== null && version !== null && state !== undefined && saysNothingNew(changes, state) ? { ok: true, id, version } : null;
}

export const problemOf = ({ message, params, field }: ErrorItem): Problem => refusal(message, params, field?.replace(/^body\./, ''));
