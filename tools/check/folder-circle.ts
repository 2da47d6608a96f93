// Finds folders that import each other in a cycle. A file next to the folders counts as a folder of its own.
import { importsOf, type SourceFile } from './imports.ts';

/** The first cycle below `top`, as the imports that form it, one per step; null: none. */
export function folderCircle(files: readonly SourceFile[], top: string): string[] | null {
  const roomOf = (path: string): string | null => (path.startsWith(top) ? (path.slice(top.length).split('/')[0] ?? null) : null);
  const ways = new Map<string, Map<string, string>>();
  for (const file of files) {
    const from = roomOf(file.path);
    if (from === null) continue;
    for (const { target } of importsOf(file)) {
      const to = roomOf(target);
      if (to === null || to === from) continue;
      const out = ways.get(from) ?? new Map<string, string>();
      if (!out.has(to)) ways.set(from, out.set(to, `${file.path} → ${target}`));
    }
  }
  const done = new Set<string>();
  const walk = (room: string, trail: readonly string[], steps: readonly string[]): string[] | null => {
    const start = trail.indexOf(room);
    if (start !== -1) return steps.slice(start);
    if (done.has(room)) return null;
    for (const [next, step] of ways.get(room) ?? []) {
      const circle = walk(next, [...trail, room], [...steps, step]);
      if (circle !== null) return circle;
    }
    done.add(room);
    return null;
  };
  for (const room of ways.keys()) {
    const circle = walk(room, [], []);
    if (circle !== null) return circle;
  }
  return null;
}
