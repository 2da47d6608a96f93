/** Gives a shop what it begins with: pages of text, terms and staff; with `demo` a catalogue and people as well. A second start changes nothing. */
import type { Db } from '#server/db/pool.ts';
import { firstStart } from '#server/seed/first-start.ts';
import { contentPages } from './content/content-pages.ts';

export interface SeedOptions {
  db: Db;
  demo: boolean;
  adminEmail?: string | undefined;
  adminPassword?: string | undefined;
}

/** Answers what is printed at the start. */
export async function seedShop({ demo, ...options }: SeedOptions): Promise<{ lines: string[] }> {
  // A real shop never loads the catalogue of the demo.
  const { fillDemo } = demo ? await import('./fill-demo.ts') : { fillDemo: null };
  return firstStart({ ...options, pages: contentPages, fillDemo });
}
