/** What a model says of joints, of the room for the goods, and of the constructions that follow where it ends, with its formulas as functions. */
import { checkFormula } from '#domain/formula/check.ts';
import { fasteners } from '#domain/joinery/fastener.ts';
import type { CompiledJoint, CompiledModel, CompiledSuccessor } from './compiled-model.ts';
import type { ProductModel } from './model-schema.ts';
import { parseExpr, type SymbolTable } from './symbol-table.ts';

export function compileJoints({ joints = [] }: ProductModel, symbols: SymbolTable): CompiledJoint[] {
  const scope = symbols.scope(false);
  return joints.map(({ head, receiver, rule, by, fastener }): CompiledJoint => {
    const where = `joints.${head}-${receiver}`;
    if ((rule === 'cross') !== (by === undefined)) symbols.fault(where, 'argument-count', rule);
    for (const [, id = ''] of String(fastener).matchAll(/'([^']*)'/g))
      if (id !== 'clinched' && !Object.hasOwn(fasteners, id)) symbols.fault(where, 'unknown-fastener', id);
    return {
      head,
      receiver,
      rule,
      by: by === undefined ? null : symbols.formula(`${where}.by`, by, scope, 'number'),
      fastener: symbols.formula(`${where}.fastener`, fastener, scope, 'text'),
    };
  });
}

export function compileCavity({ cavity }: ProductModel, symbols: SymbolTable): CompiledModel['cavity'] {
  if (cavity === undefined) return null;
  const scope = symbols.scope(false);
  return { at: symbols.triple('cavity.at', cavity.at, scope), size: symbols.triple('cavity.size', cavity.size, scope) };
}

/** The constructions that `next` names, in its order. */
export function compileNext(where: string, next: readonly string[] = [], model: ProductModel, symbols: SymbolTable): CompiledSuccessor[] {
  const scope = symbols.scope(false);
  return next.flatMap((name): CompiledSuccessor[] => {
    const successor = Object.hasOwn(model.successors ?? {}, name) ? model.successors?.[name] : undefined;
    if (successor === undefined) {
      symbols.fault(where, 'unknown-successor', name);
      return [];
    }
    const values = Object.entries(successor.with).map(([param, expr]): CompiledSuccessor['values'][number] => {
      const parsed = parseExpr(expr);
      const type = 'node' in parsed ? checkFormula(parsed.node, scope).type : 'number';
      return [param, symbols.formula(`successors.${name}.${param}`, expr, scope, type)];
    });
    return [{ modelId: successor.model ?? null, values }];
  });
}
