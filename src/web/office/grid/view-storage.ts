/** Saved views of a list, stored in this browser per person. */
import type { SavedView, Views } from './use-views.ts';

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'query' in value &&
  typeof value.name === 'string' &&
  typeof value.query === 'string';

/** `list` names the list and the person: another person's views are never shown. */
export function storedViews(list: string): Views {
  const key = `grid-views:${list}`;
  const read = (): SavedView[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isView) : [];
    } catch {
      return [];
    }
  };
  return {
    list: () => Promise.resolve(read()),
    save: async (view) => {
      localStorage.setItem(key, JSON.stringify([...read().filter(({ name }) => name !== view.name), view]));
    },
    remove: async (name) => {
      localStorage.setItem(key, JSON.stringify(read().filter((view) => view.name !== name)));
    },
  };
}
