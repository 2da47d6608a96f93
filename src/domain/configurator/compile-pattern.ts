/**
 * The patterns of a component: pitch, number and place of each piece as functions, and the names its formulas use for them.
 * Specification: configurator design §5.3.
 */
import type { Scope } from '#domain/formula/check.ts';
import type { CompiledPattern } from './compiled-model.ts';
import type { Expr, Pattern } from './model-schema.ts';
import type { SymbolTable } from './symbol-table.ts';

/** `start`: the first slot that the names of the patterns may use. */
export function compilePatterns(
  symbols: SymbolTable,
  where: string,
  patterns: readonly Pattern[],
  outer: Scope,
  start: number,
): { scope: Scope; patterns: CompiledPattern[] } {
  const names = new Map(outer.names);
  const scope: Scope = { ...outer, names };
  let next = start;
  const compiled = patterns.map((pattern): CompiledPattern => {
    const args = patternExprs(pattern).map((expr) => symbols.formula(`${where}.repeat.${pattern.as}`, expr, scope, 'number'));
    const endings = ['', 'Index', 'Count', 'Size', 'Gap'];
    const slots = endings.map((ending, index) => {
      const name = pattern.as + ending;
      if (names.has(name)) symbols.fault(where, 'duplicate-name', name);
      names.set(name, {
        slot: next + index,
        type: 'number',
        unit: ending === 'Index' || ending === 'Count' ? '' : pattern.kind === 'count' ? null : 'mm',
      });
      return next + index;
    });
    next += endings.length;
    const rows = pattern.kind === 'rows' ? (symbols.tables.get(pattern.table)?.rows ?? []).map((row) => Number(row[pattern.column])) : [];
    if (pattern.kind === 'rows' && (rows.length === 0 || rows.some(Number.isNaN))) symbols.fault(where, 'unknown-table', pattern.table);
    const [at = 0, index = 0, count = 0, size = 0, gap = 0] = slots;
    return { kind: pattern.kind, slots: [at, index, count, size, gap], args, rows };
  });
  symbols.reserve(next);
  return { scope, patterns: compiled };
}

function patternExprs(pattern: Pattern): Expr[] {
  switch (pattern.kind) {
    case 'count':
      return [pattern.n, pattern.pitch ?? 0];
    case 'spread':
      return [pattern.span, pattern.width, pattern.n];
    case 'maxGap':
      return [pattern.span, pattern.width, pattern.gap, pattern.min];
    case 'gapBand':
      return [pattern.span, pattern.width, pattern.gapMin, pattern.gapMax, pattern.want];
    case 'fill':
      return [pattern.span, pattern.width, pattern.minRip];
    default:
      return [];
  }
}
