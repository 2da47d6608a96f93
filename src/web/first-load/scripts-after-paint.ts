/**
 * A page is complete as it is sent: its scripts are fetched when it has been painted once, so that nothing of them stands in the way of style,
 * text and pictures. Server only. React Router writes preloads into the head and imports into a script of its own and offers no choice in it.
 */
import { notePresses } from './pressed-early.ts';

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const start = /(<script\b[^>]* type="module"[^>]*>);?((?:\s*(?:import \* as \w+ from "[^"]+"|const \w+ = \{[^}]*\});)+)/;
const imported = /import \* as (\w+) from ("[^"]+");/g;

/** Two frames: at the second one the first has been painted. A page in the background is not painted and need not wait. */
const painted = 'if(!document.hidden)await new Promise((go)=>requestAnimationFrame(()=>requestAnimationFrame(go)));';

/** What is not as expected stays as it is. */
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

/** Side by side, not one after the other as the imports are found. */
function preloads(files: readonly string[]): string {
  return `for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href}));`;
}

/** The same names as the imports had. */
function awaited(imports: string): string {
  const all = [...imports.matchAll(imported)];
  const names = all.map(([, name]) => name);
  const modules = all.map(([, , file]) => `import(${file})`);
  return `const [${names.join()}]=await Promise.all([${modules.join()}]);${imports.replaceAll(imported, '').trim()}`;
}
