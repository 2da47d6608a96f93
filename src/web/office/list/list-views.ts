/** The named views of a list: first open tasks as counted by the server today and the list's own views, then those the person saved. */
import type { ScreenKey } from '../frame/screen.ts';
import { queryOfWait } from '../frame/waits.ts';
import type { Wait } from '../frame/waits.ts';
import type { SavedView, Views } from '../grid/use-views.ts';
import { storedViews } from '../grid/view-storage.ts';

const refuse = async (): Promise<never> => Promise.reject(new Error('the list’s own views stay as they are'));

/** `person`: owner of the saved views, such as the e-mail of the log-in. `own`: views the list offers to everyone. */
export function listViews(screen: ScreenKey, waits: readonly Wait[], person: string, own: readonly SavedView[] = []): Views {
  const waiting = waits
    .filter((wait) => wait.screen === screen)
    .map((wait) => ({ name: wait.short, query: queryOfWait(wait), count: wait.count }));
  const given = [...waiting, ...own];
  const isGiven = (name: string): boolean => given.some((view) => view.name === name);
  const stored = storedViews(`${screen}:${person}`);
  return {
    list: async () => [...given, ...(await stored.list()).filter(({ name }) => !isGiven(name))],
    save: async (view) => (isGiven(view.name) ? refuse() : stored.save(view)),
    remove: async (name) => (isGiven(name) ? refuse() : stored.remove(name)),
  };
}
