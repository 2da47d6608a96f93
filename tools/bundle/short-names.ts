/**
 * Class names occur hundreds of times in a page, so a build gives them names of two characters. Each is derived from the path of its sheet and its
 * own name, so that most stay the same from build to build; on a collision the later one in the order of the sheets takes the next free name.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = `${letters}0123456789`;
const pairs = letters.length * signs.length;
/** Beyond this many, free pairs are rare: a number is appended. */
const mostPairs = Math.floor(pairs * 0.9);

/** The sheet's own classes and key frames. */
function namesIn(sheet: string): string[] {
  return [...new Set([...sheet.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))];
}

/** Blockers of advertisements hide elements of this class. */
const hiddenByBlockers = /^ad$/i;

const pairAt = (place: number): string => `${letters[place % letters.length]}${signs[Math.floor(place / letters.length)]}`;

/** Short names by `path name`. */
export function shortNamesOf(sheets: ReadonlyMap<string, string>): Map<string, string> {
  const given = new Map<string, string>();
  const taken = new Set<string>();
  for (const path of [...sheets.keys()].toSorted())
    for (const name of namesIn(sheets.get(path)!)) {
      const key = `${path} ${name}`;
      const round = Math.floor(given.size / mostPairs);
      const end = round === 0 ? '' : String(round);
      let place = createHash('sha256').update(key).digest().readUInt32BE() % pairs;
      while (hiddenByBlockers.test(pairAt(place)) || taken.has(pairAt(place) + end)) place = (place + 1) % pairs;
      const short = pairAt(place) + end;
      taken.add(short);
      given.set(key, short);
    }
  return given;
}

const posix = (path: string): string => path.replaceAll('\\', '/');

/** For `generateScopedName`: the sheets are read when the first name is asked for. */
export function shortStyleNames(root: string): (name: string, file: string) => string {
  let given: Map<string, string> | null = null;
  return (name, file) => {
    given ??= shortNamesOf(
      new Map(globSync('src/**/*.module.css', { cwd: root }).map((path) => [posix(path), readFileSync(join(root, path), 'utf8')])),
    );
    const key = `${posix(relative(root, file.split('?')[0] ?? file))} ${name}`;
    const short = given.get(key);
    if (short === undefined) throw new Error(`no short name for ${key}`);
    return short;
  };
}
