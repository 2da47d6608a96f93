import type { CallFailure } from '#contract/failure.ts';

/** Who saved the record last and when, if a save was refused because of it; null: it failed for another reason. */
export function staleSaveOf({ errors, conflict }: CallFailure): { who: string; at: string } | null {
  const item = errors.find(({ message }) => message === 'changedMeanwhile');
  if (item === undefined) return null;
  const last = conflict?.changes.at(-1);
  return { who: String(item.params['who'] ?? last?.who ?? ''), at: String(item.params['at'] ?? last?.at ?? '') };
}
