/** Turns the problems of a form into one refusal that names each field by its path in the request. */
import type { Refusal as Problem } from '#domain/refusal/refusal.ts';
import { Refusal, refused } from './refusal.ts';

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

/** One problem, at its place below `path` in the request where it has one. */
export function refusalOf({ key, params, field }: Problem, path = 'body'): Refusal {
  return refused(key, { ...params }, field === undefined ? undefined : `${path}.${field}`);
}
