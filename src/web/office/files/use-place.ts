import type { FileUse } from '#contract/file.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import type { OfficeAbility } from '#domain/access/permission.ts';
import { paths } from '#web/paths.ts';
import { useRootData } from '#web/root-data.ts';
import { screens } from '../frame/areas.ts';

interface Place {
  ability: OfficeAbility;
  /** Paths as in the table of screens; the first existing one is used. */
  at: readonly string[];
}

const places: Readonly<Record<FileUse['kind'], Place>> = {
  product: { ability: 'manageProducts', at: [`${paths.officeProducts}/:id/media`, `${paths.officeProducts}/:id/edit`] },
  category: { ability: 'manageCategories', at: [paths.officeCategories] },
  productType: { ability: 'manageProductTypes', at: [paths.officeProductTypes] },
  content: { ability: 'manageSettings', at: [paths.officeSettings] },
};

const known = new Set(
  screens.flatMap(({ path, record, pages = [] }) => [path, ...(record ? [record.path] : []), ...pages.map((page) => page.path)]),
);

/** Where a use of a file is edited; null: not by this user. */
export function usePlace(): (use: FileUse) => string | null {
  const perm = useRootData()?.session?.perm ?? [];
  return ({ kind, id }) => {
    const { ability, at } = places[kind];
    const path = at.find((each) => known.has(each));
    return path !== undefined && holdsAbility(perm, ability) ? path.replace(':id', id) : null;
  };
}
