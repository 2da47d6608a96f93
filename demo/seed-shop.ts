/** Fills a new shop: content pages, terms and staff; with `demo` a catalogue and people as well. A second start changes nothing. */
import type { Db } from '#server/db/pool.ts';
import { firstStart } from '#server/seed/first-start.ts';
import { contentPages } from './content/content-pages.ts';

export interface SeedOptions {
  db: Db;
  demo: boolean;
  /** Absent: the machine's clock. */
  now?: () => number;
  adminEmail?: string | undefined;
  adminPassword?: string | undefined;
}

/** Returns the lines to print at the start. */
export async function seedShop({ demo, now = Date.now, ...options }: SeedOptions): Promise<{ lines: string[] }> {
  // A real shop never loads the demo's catalogue.
  const { fillDemo } = demo ? await import('./fill-demo.ts') : { fillDemo: null };
  return firstStart({
    ...options,
    pages: contentPages,
    fillDemo: fillDemo === null ? null : async (db, addStaff) => fillDemo(db, addStaff, now()),
  });
}
