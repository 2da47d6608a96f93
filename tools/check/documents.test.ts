// What the documents name is there: decisions by number and title, files and folders by path.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const decisions = globSync('docs/decisions/0*.md', { cwd: root }).toSorted();
const documents = ['README.md', ...globSync('docs/*.md', { cwd: root }), ...decisions, 'docs/decisions/README.md'];

/** Of what a document describes; what was decided may be gone since. */
const describing = ['README.md', 'docs/coverage.md', 'docs/attacks.md', 'docs/security.md'];

const numberOf = (path: string): string => basename(path).slice(0, 4);

describe('decisions', () => {
  it('have a number each, the one of their title', () => {
    expect(decisions.length).toBeGreaterThan(80);
    expect(new Set(decisions.map(numberOf)).size).toBe(decisions.length);
    expect(decisions.filter((path) => !read(path).startsWith(`# ${numberOf(path)} `))).toEqual([]);
  });

  it('stand in the index with their titles', () => {
    const index = read('docs/decisions/README.md').split('\n');
    const titles = decisions.map((path) => `- [${numberOf(path)}](${basename(path)}) ${read(path).split('\n', 1)[0]!.slice(7)}`);
    expect(titles.filter((title) => !index.some((row) => row === title || row.startsWith(`${title} (reversed`)))).toEqual([]);
  });

  it('are there when a document or a source names them', () => {
    const known = new Set(decisions.map(numberOf));
    const sources = globSync('{src,demo,fakes,tools,test}/**/*.{ts,tsx,mjs}', { cwd: root });
    const named = [...documents, ...sources].flatMap((path) =>
      [...read(path).matchAll(/\bdecisions? (\d{4}(?:(?:, | and | to )\d{4})*)/gi)].flatMap(([, numbers = '']) =>
        (numbers.match(/\d{4}/g) ?? []).map((number) => ({ path, number })),
      ),
    );
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter(({ number }) => !known.has(number))).toEqual([]);
  });
});

const files = globSync('{src,demo,fakes,tools,test,models,workbooks,docs,public}/**', { cwd: root }).map((path) => `/${path}`);
const places = new Set(files.flatMap((path) => path.split('/').map((_, at, parts) => `/${parts.slice(at).join('/')}`)));

/** `server/{a,b}` names two places. */
function pathsIn(code: string): string[] {
  const choice = /\{([\w,-]+)\}/.exec(code);
  const all = choice ? choice[1]!.split(',').map((part) => code.replace(choice[0], part)) : [code];
  return all
    .filter((path) => /^[\w-]+\/[\w./*-]*$|^[\w.*-]+\.(ts|tsx|mjs|json|css|md)$/.test(path))
    .filter((path) => !path.startsWith('/'));
}

function isThere(path: string): boolean {
  const wanted = `/${path.replace(/\/$/, '')}`;
  if (!wanted.includes('*')) return places.has(wanted) || existsSync(join(root, path));
  const pattern = new RegExp(`${wanted.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
  return files.some((file) => pattern.test(file));
}

/** Made by the running shop or the build. */
const madeLater = /^(DATA_DIR|build|node_modules)\//;

it.each(describing)('every file and folder that %s names is there', (document) => {
  const named = [...read(document).matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(/[\s,;]+/).flatMap(pathsIn));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !madeLater.test(path) && !isThere(path))).toEqual([]);
});

it('every command that a document names is one of the project', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = documents.flatMap((document) => [...read(document).matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('every link between documents leads to one', () => {
  const links = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to = '']) => join(dirname(document), to)),
  );
  expect(links.length).toBeGreaterThan(80);
  expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
