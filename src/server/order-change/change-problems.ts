/** Collects the problems of a change, each with the path of its field, so that all are answered at once. */
import type { ErrorItem } from '#contract/failure.ts';
import type { Refusal as Problem } from '#domain/refusal/refusal.ts';
import { Refusal } from '#server/call/refusal.ts';

export class ChangeProblems {
  readonly #errors: ErrorItem[] = [];

  add(problem: Problem | null, path: string): void {
    if (problem === null) return;
    const { key, params, field } = problem;
    this.#errors.push({ message: key, params: { ...params }, field: field === undefined ? path : `${path}.${field}` });
  }

  addAll(problems: readonly Problem[], path: string): void {
    for (const problem of problems) this.add(problem, path);
  }

  push(error: ErrorItem): void {
    this.#errors.push(error);
  }

  /** Throws the collected problems, if any. */
  refuse(): void {
    if (this.#errors.length > 0) throw new Refusal(422, this.#errors);
  }
}
