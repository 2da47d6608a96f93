// Build step: of the wire's declarations a browser only needs method and path of the calls it makes. Schemas, summaries and access rules stay with the server,
// the types and the OpenAPI document.
import { join } from 'node:path';
import { parseAst } from 'vite';
import type { ESTree, Plugin } from 'vite';

/** The parts of a call used in the browser. */
const kept = new Set(['method', 'path']);

const contractFile = /src[\\/]contract[\\/][\w-]+\.ts$/;
const standIn = join(import.meta.dirname, '../../src/web/schema-stand-in.ts');

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Takes declarations without types: calls keep two facts, everything else is dropped if it is unused. */
export function slimContract(code: string): string {
  const edits = parseAst(code).body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declaration?.type === 'VariableDeclaration' ? declaration.declarations.flatMap(({ init }) => slimmed(code, init)) : [];
  });
  return edits.toReversed().reduce((text, { start, end, text: by }) => `${text.slice(0, start)}${by}${text.slice(end)}`, code);
}

function slimmed(code: string, init: ESTree.Expression | null): Edit[] {
  if (init?.type === 'ObjectExpression' && init.properties.some(isCalled)) return [droppable(code, init)];
  if (init?.type !== 'CallExpression') return [];
  const { start, end, callee, arguments: given } = init;
  const [declared] = given;
  if (callee.type === 'Identifier' && callee.name === 'endpoint' && declared?.type === 'ObjectExpression') {
    const facts = declared.properties.filter(
      (each) => each.type === 'Property' && each.key.type === 'Identifier' && kept.has(each.key.name),
    );
    return [{ start, end, text: `{ ${facts.map((fact) => code.slice(fact.start, fact.end)).join(', ')} }` }];
  }
  return [droppable(code, init)];
}

/** Fields of several schemas stand in an object of their own. */
const isCalled = (property: ESTree.ObjectPropertyKind): boolean => property.type === 'Property' && property.value.type === 'CallExpression';

const droppable = (code: string, { start, end }: ESTree.Expression): Edit => ({
  start,
  end,
  text: `/*#__PURE__*/ (() => (${code.slice(start, end)}))()`,
});

export const contractSlimForBrowsers: Plugin = {
  name: 'contract-slim-for-browsers',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) => (id === 'zod' ? standIn : null),
  transform: {
    // After types are stripped.
    order: 'post',
    handler: (code, id) => (contractFile.test(id) ? { code: slimContract(code), map: null } : null),
  },
};
