/** Keeps the location of a source correct in the bundle: paths from `import.meta` still lead to its folder, and worker files are next to the bundle. */
import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

const asked = /new URL\('([a-z-]+-worker)\.ts', import\.meta\.url\)|import\.meta\.(dirname|url)\b/g;

/** `from`: the folder of the bundle. */
export function atItsPlace(code: string, from: string, file: string): string {
  const way = (place: string): string => JSON.stringify(relative(from, place).replaceAll('\\', '/'));
  return code.replaceAll(asked, (_all, worker: string | undefined, word: string) => {
    if (worker !== undefined) return `new URL('${worker}.js', import.meta.url)`;
    return word === 'url' ? `new URL(${way(file)}, import.meta.url).href` : `(import.meta.dirname + '/' + ${way(dirname(file))})`;
  });
}

export function sourcesAtTheirPlace(root: string, from: string): Plugin {
  return {
    name: 'sources-at-their-place',
    enforce: 'pre',
    transform(code, id) {
      const own = id.startsWith(root) && id.endsWith('.ts') && !id.includes('node_modules');
      return own && code.includes('import.meta.') ? { code: atItsPlace(code, from, id), map: null } : null;
    },
  };
}
