/** Turns the problems of a form into one refusal that names each field by its path in the request. */
import type { Refusal as Problem } from '#domain/refusal/refusal.ts';
import { Refusal } from './refusal.ts';

export function refuseProblems(path: string, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  throw new Refusal(
    422,
    problems.map(({ key, params, field }) => ({
      message: key,
      params: { ...params },
      field: field === undefined ? path : `${path}.${field}`,
    })),
  );
}
