import { useEffect, useState } from 'react';
import { readCategoryMenu } from '#contract/category.ts';
import { call } from '#web/call.ts';
import { firstInteraction } from '#web/first-load/first-interaction.ts';
import type { MenuEntry, TopEntry } from '../page/category-menu.ts';
import { categoryMenu } from '../page/category-menu.ts';

/**
 * The menu with its subentries. A page carries only the top level, because the whole tree can be larger than the page itself; the rest is loaded at the
 * visitor's first interaction. Until then every entry still links to its page, which lists the subentries.
 */
export function useDeepMenu(top: readonly TopEntry[]): readonly MenuEntry[] {
  const [deep, setDeep] = useState<readonly MenuEntry[] | null>(null);
  useEffect(() => {
    let gone = false;
    void firstInteraction()
      .then(async () => call(readCategoryMenu, { query: {} }))
      .then(
        ({ items }) => {
          if (!gone) setDeep(categoryMenu(items));
        },
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, []);
  return deep ?? top.map((entry) => ({ ...entry, children: [] }));
}
