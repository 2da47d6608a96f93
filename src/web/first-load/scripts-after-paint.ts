/**
 * A page is complete as sent: its scripts are fetched after the first paint, so that they do not compete with style, text and pictures.
 * Server only. React Router writes preloads into the head and imports into a script of its own, without an option to change that.
 */
import { notePresses } from './pressed-early.ts';

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const start =
  /(<script\b[^>]* type="module"[^>]*>);?((?:\s*(?:import \* as \w+ from "[^"]+"|const \w+ = \{[^}]*\});)+)([^]*?)(?=<\/script>)/;
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
  const body = html.slice(end).replace(start, (_whole, tag: string, imports: string, rest: string) => {
    const { text, names } = namedOnce(awaited(imports) + rest, files);
    return `${tag}${notePresses}${painted}${preloads(names, files.length)}${text}`;
  });
  return head + body;
}

/** Fetched in parallel, not one after another as the imports are discovered. `names` begins with those to be fetched. */
function preloads(names: string, count: number): string {
  return `const f=${names};for(const href of f.slice(0,${count}))document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href}));`;
}

const folder = '/assets/';
const address = /"\/assets\/([^"\\]+)"/g;
const routes = /window\.__reactRouterManifest = (\{.*?\n\});/s;

/** Files are written once, without their folder, and named by their place: a page's bytes are limited, and the router names each up to three times. */
function namedOnce(text: string, files: readonly string[]): { text: string; names: string } {
  if (!files.every((file) => file.startsWith(folder))) return { text, names: JSON.stringify(files) };
  const names = files.map((file) => file.slice(folder.length));
  const placeOf = (name: string): number => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1);
  const short = text
    .replace(routes, (_whole, list: string) => `window.__reactRouterManifest=${shortList(list)};`)
    .replaceAll(address, (_whole, name: string) => `f[${placeOf(name)}]`);
  return { text: short, names: `${JSON.stringify(names)}.map((name)=>"${folder}"+name)` };
}

/** As an expression: names of fields need no quotes, and routes that are named again are named by their place. */
function shortList(list: string): string {
  const text = JSON.stringify(JSON.parse(list))
    .replaceAll(/"([a-z]\w*)":/gi, '$1:')
    .replaceAll(/:true(?=[,}])/g, ':!0');
  const again = [...new Set(text.match(/"\w[\w-]*(?:\/[\w-]+)+"/g))].filter((id) => text.split(id).length > 3);
  const short = again.reduce((left, id, at) => left.replaceAll(`${id}:`, `[r[${at}]]:`).replaceAll(id, `r[${at}]`), text);
  return again.length === 0 ? short : `((r)=>(${short}))([${again.join()}])`;
}

/** Dynamic imports under the same names as the static ones. */
function awaited(imports: string): string {
  const all = [...imports.matchAll(imported)];
  const names = all.map(([, name]) => name);
  const modules = all.map(([, , file]) => `import(${file})`);
  return `const [${names.join()}]=await Promise.all([${modules.join()}]);${imports.replaceAll(imported, '').trim()}`;
}
