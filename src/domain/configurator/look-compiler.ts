/**
 * The part of a model that only its picture knows: choices of render groups and what they do to the assemblies. Their names come last, so that no formula of the product can read
 * them: one that tries names something unknown. Specification: storefront §4 (Darstellung), decision 0015.
 */
import type { NameInfo, Scope } from '#domain/formula/check.ts';
import { compilePatterns } from './compile-pattern.ts';
import type { CompiledLook, CompiledProp } from './compiled-model.ts';
import type { Param, ProductModel } from './model-schema.ts';
import { valueTypeOf, type SymbolTable } from './symbol-table.ts';

/** Choices of the picture. A workbook's cells know no such difference: all of them are its product's. */
export function isViewParam({ kind, groups }: ProductModel, param: Param): boolean {
  return kind !== 'sheet' && groups.some(({ id, role }) => id === param.group && role === 'render');
}

/** `product`: what the product's own formulas may name before its parts are counted. */
export function nameView(params: readonly Param[], product: Scope, symbols: SymbolTable): Scope {
  const names = new Map<string, NameInfo>(product.names);
  for (const param of params) {
    const where = `params.${param.id}`;
    // Pictures are drawn by those who know nothing of these choices: what nothing is said of must be the product as it is built.
    if (param.preset !== undefined) symbols.fault(where, 'view-preset', String(param.preset));
    if (param.quickOrder === true) symbols.fault(where, 'view-quick-order', '');
    symbols.name(where, param.id, valueTypeOf(param), param.unit ?? (param.type === 'number' ? '' : null));
    const info = symbols.info(param.id);
    if (info !== undefined) names.set(param.id, info);
  }
  return { ...product, names };
}

export function compileLooks({ looks = [], assemblies }: ProductModel, scope: Scope, symbols: SymbolTable): CompiledLook[] {
  return looks.map(({ assembly, hide, move, open }, index): CompiledLook => {
    const where = `looks.${index}`;
    if (!Object.hasOwn(assemblies, assembly)) symbols.fault(where, 'unknown-assembly', assembly);
    return {
      assembly,
      hide: hide === undefined ? null : symbols.formula(`${where}.hide`, hide, scope, 'boolean'),
      move: move === undefined ? null : symbols.triple(`${where}.move`, move, scope),
      open:
        open === undefined
          ? null
          : {
              axis: open.axis,
              at: symbols.triple(`${where}.open.at`, open.at, scope),
              degrees: symbols.formula(`${where}.open.degrees`, open.degrees, scope, 'number'),
            },
    };
  });
}

export function compileProps({ props = [] }: ProductModel, outer: Scope, symbols: SymbolTable): CompiledProp[] {
  const start = symbols.slotCount;
  return props.map(({ id, material, when, repeat = [], at, size }, index): CompiledProp => {
    const where = `props.${index}`;
    const { scope, patterns } = compilePatterns(symbols, where, repeat, outer, start);
    return {
      id,
      material: symbols.formula(`${where}.material`, material, scope, 'text'),
      when: when === undefined ? () => true : symbols.formula(`${where}.when`, when, scope, 'boolean'),
      patterns,
      at: symbols.triple(`${where}.at`, at, scope),
      size: symbols.triple(`${where}.size`, size, scope),
    };
  });
}
