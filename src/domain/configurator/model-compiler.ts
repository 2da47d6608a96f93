/**
 * Goes through a product model cell by cell, checks it and turns its formulas into functions. Unknown names, wrong units, cycles, doubled ids, missing tables and unknown
 * sub-models are faults with the cell they stand in. Specification: configurator design §5.2, §5.10.
 */
import { asksForParts, checkFormula, namesOf, type NameInfo, type Scope, type Unit } from '#domain/formula/check.ts';
import { compileFormula, type Formula } from '#domain/formula/compile.ts';
import { parseFormula } from '#domain/formula/parse.ts';
import type { FormulaNode, ValueType } from '#domain/formula/syntax.ts';
import type { Table } from '#domain/formula/table.ts';
import { isWoodKey } from '#domain/part-list/part-list.ts';
import type {
  CompiledArticle,
  CompiledComponent,
  CompiledConstraint,
  CompiledContour,
  CompiledModel,
  CompiledOutput,
  CompiledParam,
  CompiledPattern,
  CompiledUse,
  ModelFault,
  Step,
  Triple,
} from './compiled-model.ts';
import { placeholderPattern } from './message.ts';
import type { Component, Expr, Param, Pattern, ProductModel } from './model-schema.ts';

const reservedNames = ['menge', 'k', 'cam', 'viewOnly', 'darstellung', 'totalParts', 'totalWeight', 'totalVolume', 'quantity'];

const zero: Formula = () => 0;
const yes: Formula = () => true;
const noText: Formula = () => '';

function source(expr: Expr): string {
  return String(expr);
}

export class ModelCompiler {
  readonly faults: ModelFault[] = [];
  private readonly names = new Map<string, NameInfo>();
  private readonly trees = new Map<string, FormulaNode>();
  private slotCount = 0;
  private readonly tables: ReadonlyMap<string, Table>;
  private readonly model: ProductModel;
  private readonly used: ReadonlyMap<string, CompiledModel>;

  constructor(model: ProductModel, used: ReadonlyMap<string, CompiledModel>) {
    this.model = model;
    this.used = used;
    this.tables = new Map(Object.entries(model.tables));
  }

  compile(): CompiledModel {
    const { model } = this;
    this.checkGroups();
    this.checkTables();
    for (const param of model.params)
      this.name(`params.${param.id}`, param.id, typeOf(param), param.unit ?? (param.type === 'number' ? '' : null));
    const lets = this.nameLets();
    const params = model.params.map((param) => this.param(param));
    const steps = this.order(params, lets);
    const inner = this.scope(false);
    const localStart = this.slotCount;
    const components = model.components.map((component, order) => this.component(component, order, inner, localStart));
    const contours = (model.contours ?? []).map((contour): CompiledContour => {
      const where = `contours.${contour.id}`;
      const { scope, patterns } = this.patterns(where, contour.repeat ?? [], inner, localStart);
      return {
        id: contour.id,
        layer: contour.layer,
        closed: contour.closed ?? false,
        when: contour.when === undefined ? null : this.formula(`${where}.when`, contour.when, scope, 'boolean'),
        patterns,
        points: contour.points.map(([x, y]) => [this.formula(where, x, scope, 'number'), this.formula(where, y, scope, 'number')]),
      };
    });
    const totalSlots = {
      parts: this.name('totals', 'totalParts', 'number', ''),
      weight: this.name('totals', 'totalWeight', 'number', 'kg'),
      volume: this.name('totals', 'totalVolume', 'number', 'm3'),
    };
    const early = new Set(inner.names.keys());
    const outputs = Object.entries(model.outputs).map(([id, output]): CompiledOutput => {
      const formula = this.formula(`outputs.${id}`, output.expr, this.scope(true), 'number', id);
      return { id, unit: output.unit, label: output.label, formula, slot: this.name(`outputs.${id}`, id, 'number', output.unit) };
    });
    const constraints = model.constraints.map((constraint): CompiledConstraint => {
      const where = `constraints.${constraint.id}`;
      const assert = this.formula(where, constraint.assert, this.scope(true), 'boolean');
      const parsed = parseFormula(source(constraint.assert));
      const late = 'node' in parsed && (asksForParts(parsed.node) || [...namesOf(parsed.node)].some((name) => !early.has(name)));
      for (const id of constraint.params) if (!model.params.some((param) => param.id === id)) this.fault(where, 'unknown-parameter', id);
      for (const text of Object.values(constraint.message)) {
        for (const [, name] of text.matchAll(placeholderPattern))
          if (!this.names.has(name ?? '')) this.fault(where, 'unknown-name', name ?? '');
      }
      return { ...constraint, assert, late };
    });
    return {
      model,
      scope: this.scope(true),
      trees: this.trees,
      slotCount: this.slotCount,
      totalSlots,
      params,
      steps,
      components,
      contours,
      constraints,
      outputs,
    };
  }

  private fault(where: string, key: string, detail: string): void {
    this.faults.push({ where, key, detail });
  }

  private scope(parts: boolean): Scope {
    return { names: new Map(this.names), tables: this.tables, parts };
  }

  private name(where: string, id: string, type: ValueType, unit: Unit): number {
    if (this.names.has(id) || (reservedNames.includes(id) && where !== 'totals')) this.fault(where, 'duplicate-name', id);
    const slot = this.slotCount;
    this.slotCount += 1;
    this.names.set(id, { slot, type, unit });
    return slot;
  }

  private checkGroups(): void {
    const ids = new Set(this.model.groups.map((group) => group.id));
    if (ids.size !== this.model.groups.length) this.fault('groups', 'duplicate-name', '');
    for (const group of this.model.groups) {
      if (group.parent !== undefined && !ids.has(group.parent)) this.fault(`groups.${group.id}`, 'unknown-group', group.parent);
      if (group.id === 'darstellung' && group.role !== 'render')
        this.fault(`groups.${group.id}`, 'property group type violation', group.role);
    }
    for (const param of this.model.params) if (!ids.has(param.group)) this.fault(`params.${param.id}`, 'unknown-group', param.group);
    const components = new Set(this.model.components.map((component) => component.id));
    if (components.size !== this.model.components.length) this.fault('components', 'duplicate-name', '');
    for (const component of this.model.components) {
      if (!Object.hasOwn(this.model.assemblies, component.group))
        this.fault(`components.${component.id}`, 'unknown-assembly', component.group);
    }
  }

  private checkTables(): void {
    for (const [id, table] of this.tables) {
      const columns = Object.keys(table.columns);
      if (!columns.includes(table.key)) this.fault(`tables.${id}`, 'unknown-column', table.key);
      table.rows.forEach((row, index) => {
        for (const column of columns) {
          const wanted = table.columns[column] === 'text' ? 'string' : 'number';
          if (typeof row[column] !== wanted) this.fault(`tables.${id}.${index + 1}`, 'cell-type', column);
        }
        const previous = table.rows[index - 1];
        if (table.lookup !== 'exact' && previous !== undefined && Number(previous[table.key]) >= Number(row[table.key])) {
          this.fault(`tables.${id}.${index + 1}`, 'rows-not-ascending', table.key);
        }
      });
    }
  }

  private formula(where: string, expr: Expr, scope: Scope, type: ValueType, tree?: string): Formula {
    const parsed = parseFormula(source(expr));
    if ('fault' in parsed) {
      this.fault(where, parsed.fault.key, parsed.fault.detail);
      return zero;
    }
    const checked = checkFormula(parsed.node, scope);
    for (const fault of checked.faults) this.fault(where, fault.key, fault.detail);
    if (checked.faults.length > 0) return zero;
    if (checked.type !== type) this.fault(where, 'result-type', checked.type);
    if (tree !== undefined) this.trees.set(tree, parsed.node);
    return compileFormula(parsed.node, scope);
  }

  /** Types and units of computed values follow from their formulas, whatever order they are written in. */
  private nameLets(): Map<string, { slot: number; expr: Expr }> {
    const lets = new Map<string, { slot: number; expr: Expr }>();
    let waiting = this.model.let;
    while (waiting.length > 0) {
      const ready = waiting.filter((item) => {
        const parsed = parseFormula(source(item.expr));
        return (
          'fault' in parsed ||
          [...namesOf(parsed.node)].every((name) => this.names.has(name) || !waiting.some((other) => other.id === name))
        );
      });
      if (ready.length === 0) {
        this.fault(`let.${waiting[0]?.id ?? ''}`, 'cycle', waiting.map((item) => item.id).join(', '));
        return lets;
      }
      for (const item of ready) {
        const parsed = parseFormula(source(item.expr));
        const checked = 'node' in parsed ? checkFormula(parsed.node, this.scope(false)) : { type: 'number' as const, unit: null };
        if (item.unit !== undefined && checked.unit !== null && item.unit !== checked.unit)
          this.fault(`let.${item.id}`, 'unit', `${item.unit} / ${checked.unit}`);
        lets.set(item.id, { slot: this.name(`let.${item.id}`, item.id, checked.type, item.unit ?? checked.unit), expr: item.expr });
      }
      waiting = waiting.filter((item) => !ready.includes(item));
    }
    return lets;
  }

  private param(param: Param): CompiledParam {
    const where = `params.${param.id}`;
    const scope = this.scope(false);
    const number = param.type === 'number';
    return {
      param,
      slot: this.names.get(param.id)?.slot ?? 0,
      min: number ? this.formula(`${where}.min`, param.min, scope, 'number', `${param.id}.min`) : zero,
      max: number ? this.formula(`${where}.max`, param.max, scope, 'number', `${param.id}.max`) : zero,
      visible: param.visible === undefined ? yes : this.formula(`${where}.visible`, param.visible, scope, 'boolean'),
      enabled: param.enabled === undefined ? yes : this.formula(`${where}.enabled`, param.enabled, scope, 'boolean'),
      offered:
        param.type === 'option'
          ? param.options.map((option) =>
              option.when === undefined ? yes : this.formula(`${where}.options.${option.value}`, option.when, scope, 'boolean'),
            )
          : [],
    };
  }

  /** Parameters need their minimum and their offered options before they have a value; the rest follows from that. */
  private order(params: CompiledParam[], lets: Map<string, { slot: number; expr: Expr }>): Step[] {
    const scope = this.scope(false);
    const steps: Step[] = [];
    const state = new Map<string, 'open' | 'done'>();
    const visit = (id: string): void => {
      if (state.get(id) === 'done') return;
      if (state.get(id) === 'open') {
        this.fault(id, 'cycle', id);
        return;
      }
      state.set(id, 'open');
      const param = params.find((candidate) => candidate.param.id === id);
      const item = lets.get(id);
      const needs = param !== undefined ? startExprs(param.param) : item !== undefined ? [item.expr] : [];
      for (const expr of needs) {
        const parsed = parseFormula(source(expr));
        if ('node' in parsed) namesOf(parsed.node).forEach(visit);
      }
      state.set(id, 'done');
      if (param !== undefined) steps.push({ kind: 'param', param });
      else if (item !== undefined)
        steps.push({ kind: 'let', id, slot: item.slot, formula: this.typedFormula(`let.${id}`, item.expr, scope, id) });
    };
    for (const param of params) visit(param.param.id);
    for (const id of lets.keys()) visit(id);
    return steps;
  }

  private typedFormula(where: string, expr: Expr, scope: Scope, id: string): Formula {
    return this.formula(where, expr, scope, this.names.get(id)?.type ?? 'number', id);
  }

  private triple(where: string, exprs: readonly [Expr, Expr, Expr], scope: Scope): Triple {
    const [a, b, c] = exprs;
    return [this.formula(where, a, scope, 'number'), this.formula(where, b, scope, 'number'), this.formula(where, c, scope, 'number')];
  }

  private patterns(
    where: string,
    patterns: readonly Pattern[],
    outer: Scope,
    start: number,
  ): { scope: Scope; patterns: CompiledPattern[] } {
    const names = new Map(outer.names);
    const scope: Scope = { ...outer, names };
    let next = start;
    const compiled = patterns.map((pattern): CompiledPattern => {
      const args = patternExprs(pattern).map((expr) => this.formula(`${where}.repeat.${pattern.as}`, expr, scope, 'number'));
      const endings = ['', 'Index', 'Count', 'Size', 'Gap'];
      const slots = endings.map((ending, index) => {
        const name = pattern.as + ending;
        if (names.has(name)) this.fault(where, 'duplicate-name', name);
        names.set(name, {
          slot: next + index,
          type: 'number',
          unit: ending === 'Index' || ending === 'Count' ? '' : pattern.kind === 'count' ? null : 'mm',
        });
        return next + index;
      });
      next += endings.length;
      const rows = pattern.kind === 'rows' ? (this.tables.get(pattern.table)?.rows ?? []).map((row) => Number(row[pattern.column])) : [];
      if (pattern.kind === 'rows' && (rows.length === 0 || rows.some(Number.isNaN))) this.fault(where, 'unknown-table', pattern.table);
      const [at = 0, index = 0, count = 0, size = 0, gap = 0] = slots;
      return { kind: pattern.kind, slots: [at, index, count, size, gap], args, rows };
    });
    this.slotCount = Math.max(this.slotCount, next);
    return { scope, patterns: compiled };
  }

  private article(where: string, id: string, scope: Scope): CompiledArticle {
    const article = Object.hasOwn(this.model.articles, id) ? this.model.articles[id] : undefined;
    if (article === undefined) {
      this.fault(where, 'unknown-article', id);
      const name = { de: id, fr: id, en: id };
      return {
        article: { name, number: "''", material: "''", key: 'X', unit: 'PC' },
        number: noText,
        material: noText,
        pieceWeight: null,
        areaWeight: null,
      };
    }
    const optional = (expr: Expr | undefined): Formula | null =>
      expr === undefined ? null : this.formula(`articles.${id}`, expr, scope, 'number');
    return {
      article,
      number: this.formula(`articles.${id}.number`, article.number, scope, 'text'),
      material: this.formula(`articles.${id}.material`, article.material, scope, 'text'),
      pieceWeight: optional(article.pieceWeight),
      areaWeight: optional(article.areaWeight),
    };
  }

  private use(where: string, component: Component, scope: Scope): CompiledUse | null {
    const { use } = component;
    if (use === undefined) return null;
    const model = this.used.get(use.model);
    if (model === undefined) {
      this.fault(where, 'unknown-model', use.model);
      return null;
    }
    const given = Object.entries(use.with ?? {}).map(([id, expr]): [string, Formula] => {
      const param = model.params.find((candidate) => candidate.param.id === id)?.param;
      if (param === undefined) this.fault(where, 'unknown-parameter', id);
      return [id, this.formula(`${where}.use.${id}`, expr, scope, param === undefined ? 'number' : typeOf(param))];
    });
    const paint = use.paint === undefined ? noText : this.formula(`${where}.use.paint`, use.paint, scope, 'text');
    return { model, with: given, bom: use.bom, turns: use.turns ?? [], paint };
  }

  private component(component: Component, order: number, outer: Scope, start: number): CompiledComponent {
    const where = `components.${component.id}`;
    const shapes = [component.box, component.use, component.count].filter((shape) => shape !== undefined);
    if (shapes.length !== 1) this.fault(where, 'one-shape-expected', String(shapes.length));
    const { scope, patterns } = this.patterns(where, component.repeat ?? [], outer, start);
    const { box, turn } = component;
    const article = this.article(where, component.article, outer);
    if (component.count !== undefined && isWoodKey(article.article.key)) this.fault(where, 'wood-without-place', article.article.key);
    const axis = (index: number): number => 'xyz'.indexOf(box?.axes.charAt(index) ?? 'xyz'.charAt(index));
    return {
      component,
      order,
      when: component.when === undefined ? null : this.formula(`${where}.when`, component.when, scope, 'boolean'),
      patterns,
      article,
      size: box === undefined ? null : this.triple(`${where}.box`, [box.length, box.width, box.height], scope),
      axes: [axis(0), axis(1), axis(2)],
      use: this.use(where, component, scope),
      count: component.count === undefined ? null : this.formula(`${where}.count`, component.count, scope, 'number'),
      at: this.triple(`${where}.at`, component.at ?? [0, 0, 0], scope),
      turn: turn === undefined ? null : { axis: turn.axis, degrees: this.formula(`${where}.turn`, turn.degrees, scope, 'number') },
      remark: component.remark === undefined ? noText : this.formula(`${where}.remark`, component.remark, scope, 'text'),
      remarkHash: component.remarkHash === undefined ? noText : this.formula(`${where}.remarkHash`, component.remarkHash, scope, 'text'),
      explode: this.triple(`${where}.explode`, component.explode ?? [0, 0, 0], scope),
    };
  }
}

function typeOf(param: Param): ValueType {
  return param.type === 'number' ? 'number' : param.type === 'bool' ? 'boolean' : 'text';
}

/** Formulas that must be known before a parameter can get its value. */
function startExprs(param: Param): Expr[] {
  if (param.type === 'number') return [param.min];
  return param.type === 'option' ? param.options.flatMap((option) => (option.when === undefined ? [] : [option.when])) : [];
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
