/**
 * Pages load sentences in parts, see `load-messages.ts`. Whatever a call of a page may be refused for, by the call's own declaration, has a sentence
 * among those that the page loads: otherwise people would read a bare key.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { lineProblems } from '#contract/cart.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { generalErrors } from '#contract/failure.ts';
import routes from '#web/routes.ts';
import deBuyer from '#web/texts/de-buyer.ts';
import deDesk from '#web/texts/de-desk.ts';
import deParcel from '#web/texts/de-parcel.ts';
import deWish from '#web/texts/de-wish.ts';
import de from '#web/texts/de.ts';
import { declaredRefusals } from './declared-refusals.ts';
import { withoutComments } from './imports.ts';

const web = join(import.meta.dirname, '../../src/web');

/** By the module that waits for them. German stands for all: the other languages have the same keys, or their types do not fit. */
const sentences = new Map<string, object>([
  ['texts/buyer-texts.ts', deBuyer.buyerErrors],
  ['texts/desk-texts.ts', { ...deDesk.buyerErrors, ...deDesk.deskErrors, ...deDesk.parcelErrors }],
  ['texts/parcel-texts.ts', deParcel.parcelErrors],
  ['texts/wish-texts.ts', deWish.wish.errors],
]);

/** Lists that a module asks for by a query of its own, and whose refusal it shows nobody. */
const askedQuietly = new Set([
  'storefront/favourites/load-last-ordered.ts readOrders',
  'configurator/admin/customer-select.tsx readCustomers',
]);

interface Source {
  /** Modules that come with it. */
  readonly own: readonly string[];
  /** Modules that it loads when they are needed. */
  readonly later: readonly string[];
  readonly calls: readonly string[];
}

const known = new Map<string, Source>();

/** `file`: below `src/web`. */
function sourceOf(file: string): Source {
  const before = known.get(file);
  if (before !== undefined) return before;
  const text = /\.tsx?$/.test(file) && existsSync(join(web, file)) ? withoutComments(readFileSync(join(web, file), 'utf8')) : '';
  const inWeb = (path: string): string[] => {
    if (path.startsWith('#web/')) return [path.slice('#web/'.length)];
    return path.startsWith('.') ? [posix.join(posix.dirname(file), path)] : [];
  };
  const imports = [...text.matchAll(/^(?:import|export) (?!type\b)(?:([^;'"]*?) from )?'([^']+)'/gm)];
  const source = {
    own: imports.flatMap(([, , path = '']) => inWeb(path)),
    later: [...text.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g)].flatMap(([, path = '']) => inWeb(path)),
    calls: imports
      .filter(([, , path = '']) => path.startsWith('#contract/'))
      .flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
      .filter((name) => name in calls && !askedQuietly.has(`${file} ${name}`)),
  };
  known.set(file, source);
  return source;
}

/** A module with everything that comes with it. */
function together(start: string): Set<string> {
  const files = new Set([start]);
  for (const file of files) for (const next of sourceOf(file).own) files.add(next);
  return files;
}

/** Sentences that a module and what it loads later lack, as `module: call key`; `loaded`: modules of sentences that are there already. */
function lacking(start: string, loaded: ReadonlySet<string>, seen = new Set<string>()): string[] {
  const files = together(start);
  const there = new Set([...loaded, ...[...files].filter((file) => sentences.has(file))]);
  const key = `${start} ${[...there].toSorted().join(' ')}`;
  if (seen.has(key)) return [];
  seen.add(key);
  const spoken: object = Object.assign({}, de.errors, ...[...there].map((file) => sentences.get(file)));
  const sources = [...files].map(sourceOf);
  const asked = new Set(sources.flatMap((source) => source.calls));
  const own = [...asked].flatMap((name) =>
    declaredBy(name)
      .filter((message) => !message.startsWith('validation.') && !(message in spoken))
      .map((message) => `${start}: ${name} ${message}`),
  );
  return [...own, ...sources.flatMap((source) => source.later).flatMap((file) => lacking(file, there, seen))];
}

const declaredBy = (name: string): readonly string[] => [...generalErrors, ...declaredRefusals(calls[name as keyof typeof calls])];

/** Every page with what its parents load. */
function pages(
  entries: readonly RouteConfigEntry[],
  above: ReadonlySet<string> = new Set(),
): { file: string; above: ReadonlySet<string> }[] {
  return entries.flatMap(({ file, children = [] }) => {
    const below = new Set([...above, ...[...together(file)].filter((each) => sentences.has(each))]);
    return [{ file, above }, ...pages(children, below)];
  });
}

it('every refusal of a page’s calls has a sentence that the page loads', () => {
  const all = pages(routes);
  expect(all.length).toBeGreaterThan(100);
  expect([...new Set(all.flatMap(({ file, above }) => lacking(file, above)))]).toEqual([]);
});

it('every reason why a line of the cart cannot be ordered has a sentence on every page', () => {
  expect(lineProblems.filter((problem) => !(problem in de.errors))).toEqual([]);
});

it('every wrong value that a rule names has a sentence', () => {
  const named = ['contract', 'domain', 'server'].flatMap((part) => {
    const folder = join(web, '..', part);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.ts$/.test(path));
    return files.flatMap((path) =>
      [...readFileSync(join(folder, path), 'utf8').matchAll(/'validation\.(\w+)'/g)].map(([, key = '']) => key),
    );
  });
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((key) => !(key in de.validation))).toEqual([]);
});

it('every call that is made once by its key says that another one may have used it', () => {
  const keyed = Object.entries(calls).filter(([, call]: [string, AnyEndpoint]) => call.idempotent === true);
  expect(keyed.length).toBeGreaterThan(20);
  expect(keyed.flatMap(([name, call]) => (declaredRefusals(call).includes('idempotencyKeyReused') ? [] : [name]))).toEqual([]);
});
