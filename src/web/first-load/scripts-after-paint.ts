/**
 * A page is complete as sent: its scripts are fetched after the first paint, so that they do not compete with style, text and pictures.
 * Server only. React Router writes preloads into the head and imports into a script of its own, without an option to change that.
 */
import { notePresses } from './pressed-early.ts';

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const start = /(<script\b[^>]* type="module"[^>]*>);?((?:\s*(?:import \* as \w+ from "[^"]+"|const \w+ = \{[^}]*\});)+)/;
const imported = /import \* as (\w+) from ("[^"]+");/g;

/** Two frames: by the second the first has been painted. A page in the background is not painted and need not wait. */
const painted = 'if(!document.hidden)await new Promise((go)=>requestAnimationFrame(()=>requestAnimationFrame(go)));';

/** Unexpected markup is left unchanged. */
export function withScriptsAfterPaint(html: string): string {
  const end = html.indexOf('</head>');
  if (end === -1 || !start.test(html)) return html;
  const files: string[] = [];
  const head = html.slice(0, end).replaceAll(preload, (_link, href: string) => {
    files.push(href);
    return '';
  });
  const body = html
    .slice(end)
    .replace(start, (_whole, tag: string, imports: string) => `${tag}${notePresses}${painted}${preloads(files)}${awaited(imports)}`);
  return head + body;
}

/** Fetched in parallel, not one after another as the imports are discovered. Their folder is written once: a page's bytes are limited. */
function preloads(files: readonly string[]): string {
  const folder = files.every((file) => file.startsWith('/assets/')) ? '/assets/' : '';
  const names = JSON.stringify(files.map((file) => file.slice(folder.length)));
  return `for(const file of ${names})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href:"${folder}"+file}));`;
}

/** Dynamic imports under the same names as the static ones. */
function awaited(imports: string): string {
  const all = [...imports.matchAll(imported)];
  const names = all.map(([, name]) => name);
  const modules = all.map(([, , file]) => `import(${file})`);
  return `const [${names.join()}]=await Promise.all([${modules.join()}]);${imports.replaceAll(imported, '').trim()}`;
}
