import type { FileUse } from '#contract/file.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import type { OfficeAbility } from '#domain/access/permission.ts';
import { officeProductPath, paths } from '#web/paths.ts';
import { useRootData } from '#web/root-data.ts';

const places: Readonly<Record<FileUse['kind'], { ability: OfficeAbility; pathOf: (id: string) => string }>> = {
  product: { ability: 'manageProducts', pathOf: (id) => officeProductPath(Number(id), 'media') },
  category: { ability: 'manageCategories', pathOf: () => paths.officeCategories },
  productType: { ability: 'manageProductTypes', pathOf: () => paths.officeProductTypes },
  content: { ability: 'manageSettings', pathOf: () => paths.officeSettings },
};

/** Where a use of a file is changed; null: not by who looks at it. */
export function usePlace(): (use: FileUse) => string | null {
  const perm = useRootData()?.session?.perm ?? [];
  return ({ kind, id }) => (holdsAbility(perm, places[kind].ability) ? places[kind].pathOf(id) : null);
}
