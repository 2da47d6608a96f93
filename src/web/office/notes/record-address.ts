/** The office address of a record with notes; null: it has no page of its own. */
import type { NotedKind } from '#contract/note.ts';
import { officeOrderPath, officeQuotePath, paths } from '#web/paths.ts';

const addresses: Readonly<Record<NotedKind, ((id: number) => string) | null>> = {
  order: officeOrderPath,
  quote: officeQuotePath,
  customer: (id) => `${paths.office}/customer/${id}`,
  invoice: null,
};

export const recordAddress = (kind: NotedKind, id: number): string | null => addresses[kind]?.(id) ?? null;
