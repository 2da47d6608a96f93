/** Compiles a model's joints, marks, cavity for the goods, and alternative constructions for the same goods. */
import { checkFormula, type Scope } from '#domain/formula/check.ts';
import { fasteners } from '#domain/joinery/fastener.ts';
import type { CompiledAlternative, CompiledJoint, CompiledMarks, CompiledModel, CompiledSuccessor } from './compiled-model.ts';
import type { Expr, ProductModel } from './model-schema.ts';
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

/** The constructions named in `next`, in its order. */
export function compileNext(where: string, next: readonly string[] = [], model: ProductModel, symbols: SymbolTable): CompiledSuccessor[] {
  const scope = symbols.scope(false);
  return next.flatMap((name): CompiledSuccessor[] => {
    const successor = Object.hasOwn(model.successors ?? {}, name) ? model.successors?.[name] : undefined;
    if (successor === undefined) {
      symbols.fault(where, 'unknown-successor', name);
      return [];
    }
    return [{ modelId: successor.model ?? null, values: carried(`successors.${name}`, successor.with, scope, symbols) }];
  });
}

/** Values for another configuration, of whatever type each formula has. */
function carried(where: string, values: Readonly<Record<string, Expr>>, scope: Scope, symbols: SymbolTable): CompiledSuccessor['values'] {
  return Object.entries(values).map(([param, expr]) => {
    const parsed = parseExpr(expr);
    const type = 'node' in parsed ? checkFormula(parsed.node, scope).type : 'number';
    return [param, symbols.formula(`${where}.${param}`, expr, scope, type)];
  });
}

export function compileAlternatives({ alternatives = [], id: own }: ProductModel, symbols: SymbolTable): CompiledAlternative[] {
  const scope = symbols.scope(false);
  return alternatives.map(({ id, when, label, model = own, with: values }): CompiledAlternative => {
    const where = `alternatives.${id}`;
    return {
      id,
      label,
      modelId: model,
      when: symbols.formula(`${where}.when`, when, scope, 'boolean'),
      values: carried(where, values, scope, symbols),
    };
  });
}

export function compileMarks({ marks }: ProductModel, symbols: SymbolTable): CompiledMarks | null {
  if (marks === undefined) return null;
  const scope = symbols.scope(false);
  const compiled: CompiledMarks = { text: null, signs: [] };
  marks.forEach(({ mark, expr }, index) => {
    const where = `marks.${index}`;
    if (mark === 'text') compiled.text = symbols.formula(where, expr, scope, 'text');
    else compiled.signs.push([mark, symbols.formula(where, expr, scope, 'boolean')]);
  });
  return compiled;
}
