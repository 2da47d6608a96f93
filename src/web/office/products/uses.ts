/** The uses named by a refused deletion: everything that still uses the record, with the page that shows it. */
import type { CallFailure } from '#contract/failure.ts';
import { officeOrderPath, officeProductPath, officeQuotePath, paths } from '#web/paths.ts';
import { productWords as t } from './product-words.ts';

interface ShownUse {
  word: string;
  name: string;
  path: string;
}

export interface Uses {
  shown: readonly ShownUse[];
  /** How many there are besides those. */
  more: number;
}

const pathTo: Readonly<Record<string, (id: number) => string>> = {
  quote: officeQuotePath,
  order: officeOrderPath,
  product: (id) => officeProductPath(id, 'edit'),
  category: () => paths.officeCategories,
};

/** Null: it failed for another reason. */
export function usesOf({ errors }: CallFailure): Uses | null {
  const refusal = errors.find(({ message }) => message === 'inUse');
  if (refusal === undefined) return null;
  const shown = errors
    .filter(({ message }) => message === 'usedBy')
    .map(({ params: { kind = '', id = 0, name = '' } }) => ({
      word: t.uses[kind as keyof typeof t.uses] ?? '',
      name: String(name),
      path: pathTo[kind]?.(Number(id)) ?? paths.office,
    }));
  return { shown, more: Number(refusal.params['count'] ?? 0) - shown.length };
}
