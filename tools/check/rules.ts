// The import directions of this project as data and small rules; each rule reports the problems of one file.
import { FOLDER_ORDERS, WITHOUT_CIRCLE } from './folder-order.ts';
import { folderCircle } from './folder-circle.ts';
import { importsOf, withoutComments, type SourceFile } from './imports.ts';

export type Offence = { path: string; problem: string };

/** Allowed imports: a wing may use itself and the wings listed. */
const WINGS: Record<string, string[]> = {
  'src/domain/': [],
  'src/contract/': ['src/domain/'],
  'src/server/': ['src/domain/', 'src/contract/', 'models/'],
  'src/web/': ['src/domain/', 'src/contract/', 'models/'],
  'demo/': ['src/domain/', 'src/contract/', 'src/server/', 'models/'],
};

/** The only file that may load the demo shop's initial content. */
const DEMO_STARTER = 'src/server/main.ts';

/** Where a demo gets its stand-ins for outside services. */
const STAND_IN_STARTERS = ['prices', 'payments', 'parcels', 'address-search', 'mails'].map((name) => `src/server/compose/${name}.ts`);

/** The files that put the shop together. */
const COMPOSERS = /^src\/server\/(compose\/|main\.ts$)/;

const SCHEMA_LIBRARY = 'zod';

/** Packages that may be imported in one place only. */
const DOORS: { packages: RegExp; door: RegExp; where: string }[] = [
  { packages: /^(pg|kysely)(\/|$)/, door: /^(src\/server\/(db\/|.*-store\.ts$)|demo\/.*-store\.ts$)/, where: 'server/db and *-store.ts' },
  { packages: /^pg-boss$/, door: /^src\/server\/(db|jobs)\//, where: 'server/db and server/jobs' },
  { packages: /^(pdfkit|swissqrbill)(\/|$)/, door: /^src\/server\/connect\/pdf\//, where: 'server/connect/pdf' },
  {
    packages: /^uqr$/,
    door: /^src\/(server\/connect\/pdf|web\/configurator\/share)\//,
    where: 'server/connect/pdf and web/configurator/share',
  },
  {
    packages: /^papaparse$/,
    door: /^src\/(server\/connect\/table-file|web\/storefront\/quick-order)\//,
    where: 'server/connect/table-file and web/storefront/quick-order',
  },
  { packages: /^@tanstack\//, door: /^src\/web\/office\/grid\//, where: 'web/office/grid' },
  { packages: /^three(\/|$)/, door: /^src\/web\/configurator\/view-3d\//, where: 'web/configurator/view-3d' },
  { packages: /^(nodemailer|node:https?)$/, door: /^src\/server\/(connect|http)\//, where: 'server/connect' },
];

/** Words that may be used in one place only. */
const WORDS: { word: RegExp; inside: string; door: RegExp; message: string }[] = [
  { word: /\bprocess\.env\b/, inside: 'src/', door: /^src\/server\/config\.ts$/, message: 'reads process.env; only server/config.ts does' },
  {
    word: /\b(localStorage|sessionStorage)\b/,
    inside: 'src/',
    door: /^src\/web\/.*-storage\.ts$/,
    message: 'uses local storage; only web/**/*-storage.ts does',
  },
  {
    word: /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/,
    inside: '',
    door: /(^src\/server\/db\/|-store\.ts$)/,
    message: 'builds SQL; only server/db and *-store.ts do',
  },
  { word: /(?<![.\w])fetch\(/, inside: 'src/server/', door: /^src\/server\/connect\//, message: 'calls outside; only server/connect does' },
];

/** Problems of all files together: folders that import each other in a cycle. */
export function circlesOf(files: readonly SourceFile[]): Offence[] {
  return WITHOUT_CIRCLE.flatMap((top) => {
    const circle = folderCircle(files, top);
    return circle === null ? [] : [{ path: top, problem: `imports in a circle:\n  ${circle.join('\n  ')}` }];
  });
}

export function offencesOf(file: SourceFile): Offence[] {
  const problems = [
    ...wingProblems(file),
    ...orderProblems(file),
    ...sideProblems(file),
    ...storeProblems(file),
    ...packageProblems(file),
    ...wordProblems(file),
  ];
  return [...new Set(problems)].map((problem) => ({ path: file.path, problem }));
}

function wingProblems(file: SourceFile): string[] {
  const targets = importsOf(file).flatMap((each) => (each.isPackage ? [] : [each.target]));
  if (file.path.startsWith('fakes/')) {
    return targets
      .filter((target) => !/^(fakes\/|src\/server\/connect\/[^/]+\/wire\b)/.test(target))
      .map((target) => `imports ${target}; a fake knows only the wire types of server/connect`);
  }
  const wing = Object.keys(WINGS).find((prefix) => file.path.startsWith(prefix));
  if (wing === undefined) return [];
  const allowed = [
    wing,
    ...(WINGS[wing] ?? []),
    ...(STAND_IN_STARTERS.includes(file.path) ? ['fakes/'] : []),
    ...(file.path === DEMO_STARTER ? ['demo/'] : []),
  ];
  return targets
    .filter((target) => !allowed.some((prefix) => target.startsWith(prefix)))
    .map((target) => `imports ${target}; ${wing} sees only ${allowed.join(', ')}`);
}

function orderProblems(file: SourceFile): string[] {
  return FOLDER_ORDERS.flatMap(({ top, folders }) => {
    const own = folderIn(top, file.path);
    if (own === undefined) return [];
    const rank = folders.indexOf(own);
    if (rank === -1) return [`${own} has no place in the order of the folders of ${top} (tools/check/folder-order.ts)`];
    return importsOf(file).flatMap(({ target }) => {
      const other = folderIn(top, target);
      return other !== undefined && folders.indexOf(other) > rank ? [`imports ${target}; ${own} comes before ${other}`] : [];
    });
  });
}

/** The storefront and the office share only the folders next to them. */
function sideProblems(file: SourceFile): string[] {
  const [own, other] = file.path.startsWith('src/web/storefront/') ? ['storefront', 'office'] : ['office', 'storefront'];
  if (!file.path.startsWith(`src/web/${own}/`)) return [];
  return importsOf(file).flatMap(({ target }) =>
    target.startsWith(`src/web/${other}/`) ? [`imports ${target}; ${own} and ${other} do not know each other`] : [],
  );
}

/**
 * A server noun, and the demo, gets facts from another noun's use case, never from its tables; only the files that put the shop together know several stores.
 */
function storeProblems(file: SourceFile): string[] {
  if (!/^(src\/server|demo)\//.test(file.path) || COMPOSERS.test(file.path)) return [];
  const own = folderIn('src/server/', file.path);
  return importsOf(file).flatMap(({ target }) => {
    const other = folderIn('src/server/', target);
    return target.endsWith('-store.ts') && other !== undefined && other !== own
      ? [`imports ${target}; only ${other} touches its store`]
      : [];
  });
}

function packageProblems(file: SourceFile): string[] {
  return importsOf(file).flatMap(({ target, isPackage }) => {
    if (!isPackage) return [];
    const pure = file.path.startsWith('src/domain/') || file.path.startsWith('src/contract/');
    if (pure && target !== SCHEMA_LIBRARY) return [`imports ${target}; domain and contract use only ${SCHEMA_LIBRARY}`];
    const closed = DOORS.find(({ packages, door }) => packages.test(target) && /^(src|demo)\//.test(file.path) && !door.test(file.path));
    return closed === undefined ? [] : [`imports ${target}; only ${closed.where} may`];
  });
}

function wordProblems(file: SourceFile): string[] {
  const text = withoutComments(file.text);
  return WORDS.flatMap(({ word, inside, door, message }) =>
    file.path.startsWith(inside) && !door.test(file.path) && word.test(text) ? [message] : [],
  );
}

function folderIn(top: string, path: string): string | undefined {
  return path.startsWith(top) ? /^([^/]+)\//.exec(path.slice(top.length))?.[1] : undefined;
}
