/**
 * The part of a model that only concerns its picture: choices of render groups and their effect on the assemblies. Their names are defined last, so that a
 * formula of the product that uses them is refused as using an unknown name. Specification: storefront §4 (Darstellung), decision 0015.
 */
import type { NameInfo, Scope } from '#domain/formula/check.ts';
import { compilePatterns } from './compile-pattern.ts';
import type { CompiledLook, CompiledProp } from './compiled-model.ts';
import type { Param, ProductModel } from './model-schema.ts';
import { valueTypeOf, type SymbolTable } from './symbol-table.ts';

/** Whether a parameter only concerns the picture. A workbook's cells make no such difference: all of them belong to the product. */
export function isViewParam({ kind, groups }: ProductModel, param: Param): boolean {
  return kind !== 'sheet' && groups.some(({ id, role }) => id === param.group && role === 'render');
}

/** `product`: names available to the product's own formulas before its parts are counted. */
export function nameView(params: readonly Param[], product: Scope, symbols: SymbolTable): Scope {
  const names = new Map<string, NameInfo>(product.names);
  for (const param of params) {
    const where = `params.${param.id}`;
    // Some callers draw pictures without these choices, which must show the product as built: so no presets.
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
