/**
 * Goes through a product model cell by cell, checks it and compiles its formulas. Unknown names, wrong units, cycles, duplicate ids, missing tables and unknown
 * sub-models are faults with the cell they are in. Specification: configurator design §5.2, §5.10.
 */
import { asksForParts, namesOf, type Scope } from '#domain/formula/check.ts';
import type { Formula } from '#domain/formula/compile.ts';
import { calculationOrder, nameComputed } from './calculation-order.ts';
import type { CompiledConstraint, CompiledModel, CompiledOutput, CompiledParam, ModelFault } from './compiled-model.ts';
import { ComponentCompiler } from './component-compiler.ts';
import { compileAlternatives, compileCavity, compileJoints, compileMarks, compileNext } from './construction-compiler.ts';
import type { Localized } from './evaluation.ts';
import { compileLooks, compileProps, isViewParam, nameView } from './look-compiler.ts';
import { placeholderPattern } from './message.ts';
import type { Param, ProductModel } from './model-schema.ts';
import { checkGroups, checkTables } from './model-structure.ts';
import { parseExpr, SymbolTable, valueTypeOf, zero } from './symbol-table.ts';

const yes: Formula = () => true;

export class ModelCompiler {
  private readonly model: ProductModel;
  private readonly used: ReadonlyMap<string, CompiledModel>;
  private readonly symbols: SymbolTable;

  constructor(model: ProductModel, used: ReadonlyMap<string, CompiledModel>) {
    this.model = model;
    this.used = used;
    this.symbols = new SymbolTable(new Map(Object.entries(model.tables)));
  }

  get faults(): ModelFault[] {
    return this.symbols.faults;
  }

  compile(): CompiledModel {
    const { model, symbols } = this;
    checkGroups(model, symbols);
    checkTables(symbols);
    const [viewed, own] = [
      model.params.filter((param) => isViewParam(model, param)),
      model.params.filter((param) => !isViewParam(model, param)),
    ];
    for (const param of own)
      symbols.name(`params.${param.id}`, param.id, valueTypeOf(param), param.unit ?? (param.type === 'number' ? '' : null));
    const computed = nameComputed(model, symbols);
    const product = symbols.scope(false);
    const params = own.map((param) => this.param(param, product));
    const steps = calculationOrder(params, computed, symbols);
    const early = new Set(product.names.keys());
    const inner = new ComponentCompiler(model, this.used, symbols);
    const components = model.components.map((component, order) => inner.component(component, order));
    const joints = compileJoints(model, symbols);
    const cavity = compileCavity(model, symbols);
    const marks = compileMarks(model, symbols);
    const alternatives = compileAlternatives(model, symbols);
    const contours = (model.contours ?? []).map((contour) => inner.contour(contour));
    const totalSlots = {
      parts: symbols.name('totals', 'totalParts', 'number', ''),
      weight: symbols.name('totals', 'totalWeight', 'number', 'kg'),
      volume: symbols.name('totals', 'totalVolume', 'number', 'm3'),
    };
    const outputs = Object.entries(model.outputs).map(([id, output]): CompiledOutput => {
      const formula = symbols.formula(`outputs.${id}`, output.expr, symbols.scope(true), 'number', id);
      const { unit, label, sentence = null } = output;
      const said = output.said === undefined ? yes : symbols.formula(`outputs.${id}.said`, output.said, symbols.scope(true), 'boolean');
      return { id, unit, label, sentence, said, formula, slot: symbols.name(`outputs.${id}`, id, 'number', unit) };
    });
    for (const { id, sentence } of outputs) if (sentence !== null) this.checkPlaceholders(`outputs.${id}`, sentence);
    const constraints = model.constraints.map((constraint) => this.constraint(constraint, early));
    const scope = symbols.scope(true);
    const view = nameView(viewed, product, symbols);
    return {
      model,
      scope,
      trees: symbols.trees,
      totalSlots,
      params,
      viewParams: viewed.map((param) => this.param(param, view)),
      looks: compileLooks(model, view, symbols),
      props: compileProps(model, view, symbols),
      slotCount: symbols.slotCount,
      steps,
      components,
      joints,
      cavity,
      marks,
      alternatives,
      contours,
      constraints,
      outputs,
    };
  }

  private param(param: Param, scope: Scope): CompiledParam {
    const { symbols } = this;
    const where = `params.${param.id}`;
    const number = param.type === 'number';
    return {
      param,
      slot: symbols.info(param.id)?.slot ?? 0,
      min: number ? symbols.formula(`${where}.min`, param.min, scope, 'number', `${param.id}.min`) : zero,
      max: number ? symbols.formula(`${where}.max`, param.max, scope, 'number', `${param.id}.max`) : zero,
      visible: param.visible === undefined ? yes : symbols.formula(`${where}.visible`, param.visible, scope, 'boolean'),
      enabled: param.enabled === undefined ? yes : symbols.formula(`${where}.enabled`, param.enabled, scope, 'boolean'),
      offered:
        param.type === 'option'
          ? param.options.map((option) =>
              option.when === undefined ? yes : symbols.formula(`${where}.options.${option.value}`, option.when, scope, 'boolean'),
            )
          : [],
      next: number ? compileNext(where, param.next, this.model, symbols) : [],
    };
  }

  /** `early`: names computed before the parts are counted; a rule that needs more is checked after them. */
  private constraint(constraint: ProductModel['constraints'][number], early: ReadonlySet<string>): CompiledConstraint {
    const { symbols } = this;
    const where = `constraints.${constraint.id}`;
    const assert = symbols.formula(where, constraint.assert, symbols.scope(true), 'boolean');
    const parsed = parseExpr(constraint.assert);
    const late = 'node' in parsed && (asksForParts(parsed.node) || [...namesOf(parsed.node)].some((name) => !early.has(name)));
    for (const id of constraint.params) if (!this.isOfProduct(id)) symbols.fault(where, 'unknown-parameter', id);
    this.checkPlaceholders(where, constraint.message);
    return { ...constraint, assert, late, next: compileNext(where, constraint.next, this.model, symbols) };
  }

  private checkPlaceholders(where: string, words: Localized): void {
    for (const text of Object.values(words) as string[]) {
      for (const [, name] of text.matchAll(placeholderPattern))
        if (this.symbols.info(name ?? '') === undefined) this.symbols.fault(where, 'unknown-name', name ?? '');
    }
  }

  private isOfProduct(id: string): boolean {
    return this.model.params.some((param) => param.id === id && !isViewParam(this.model, param));
  }
}
