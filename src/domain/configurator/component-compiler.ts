/**
 * Compiles the components of a model: article, size, place and patterns, sub-models, and the cut and crease lines.
 * Specification: configurator design §5.2, §5.3. Parameters and computed values already have their names.
 */
import type { Scope } from '#domain/formula/check.ts';
import type { Formula, Frame } from '#domain/formula/compile.ts';
import { isWoodKey } from '#domain/part-list/part-list.ts';
import { compilePatterns } from './compile-pattern.ts';
import type { CompiledArticle, CompiledComponent, CompiledContour, CompiledModel, CompiledUse } from './compiled-model.ts';
import type { Component, Expr, ProductModel, Words } from './model-schema.ts';
import { valueTypeOf, type SymbolTable } from './symbol-table.ts';

type Contour = NonNullable<ProductModel['contours']>[number];

const noText: Formula = () => '';

export class ComponentCompiler {
  private readonly model: ProductModel;
  private readonly used: ReadonlyMap<string, CompiledModel>;
  private readonly symbols: SymbolTable;
  private readonly scope: Scope;
  /** The first slot for the names of patterns: different components share these slots. */
  private readonly start: number;

  constructor(model: ProductModel, used: ReadonlyMap<string, CompiledModel>, symbols: SymbolTable) {
    this.model = model;
    this.used = used;
    this.symbols = symbols;
    this.scope = symbols.scope(false);
    this.start = symbols.slotCount;
  }

  component(component: Component, order: number): CompiledComponent {
    const { symbols } = this;
    const where = `components.${component.id}`;
    const shapes = [component.box, component.use, component.count].filter((shape) => shape !== undefined);
    if (shapes.length !== 1) symbols.fault(where, 'one-shape-expected', String(shapes.length));
    const { scope, patterns } = compilePatterns(symbols, where, component.repeat ?? [], this.scope, this.start);
    const { box, turn } = component;
    const article = this.article(where, component.article);
    if (component.count !== undefined && isWoodKey(article.article.key)) symbols.fault(where, 'wood-without-place', article.article.key);
    const axis = (index: number): number => 'xyz'.indexOf(box?.axes.charAt(index) ?? 'xyz'.charAt(index));
    return {
      component,
      order,
      when: component.when === undefined ? null : symbols.formula(`${where}.when`, component.when, scope, 'boolean'),
      patterns,
      article,
      size: box === undefined ? null : symbols.triple(`${where}.box`, [box.length, box.width, box.height], scope),
      axes: [axis(0), axis(1), axis(2)],
      use: this.use(where, component, scope),
      count: component.count === undefined ? null : symbols.formula(`${where}.count`, component.count, scope, 'number'),
      cut:
        component.cut === undefined
          ? null
          : [
              symbols.formula(`${where}.cut`, component.cut[0], scope, 'number'),
              symbols.formula(`${where}.cut`, component.cut[1], scope, 'number'),
            ],
      at: symbols.triple(`${where}.at`, component.at ?? [0, 0, 0], scope),
      turn: turn === undefined ? null : { axis: turn.axis, degrees: symbols.formula(`${where}.turn`, turn.degrees, scope, 'number') },
      remark: this.words(`${where}.remark`, component.remark ?? "''", scope),
      remarkHash: component.remarkHash === undefined ? noText : symbols.formula(`${where}.remarkHash`, component.remarkHash, scope, 'text'),
      explode: symbols.triple(`${where}.explode`, component.explode ?? [0, 0, 0], scope),
    };
  }

  contour(contour: Contour): CompiledContour {
    const { symbols } = this;
    const where = `contours.${contour.id}`;
    const { scope, patterns } = compilePatterns(symbols, where, contour.repeat ?? [], this.scope, this.start);
    return {
      id: contour.id,
      layer: contour.layer,
      closed: contour.closed ?? false,
      when: contour.when === undefined ? null : symbols.formula(`${where}.when`, contour.when, scope, 'boolean'),
      patterns,
      points: contour.points.map(([x, y]) => [symbols.formula(where, x, scope, 'number'), symbols.formula(where, y, scope, 'number')]),
    };
  }

  private words(where: string, words: Words, scope: Scope): CompiledComponent['remark'] {
    const text = (at: string, expr: Expr): ((frame: Frame) => string) => {
      const formula = this.symbols.formula(at, expr, scope, 'text');
      return (frame) => String(formula(frame));
    };
    if (typeof words !== 'object') {
      // Written out: the engine's file takes along what it imports, and every page needs what knows the languages.
      const same = text(where, words);
      return (frame) => {
        const said = same(frame);
        return { de: said, fr: said, en: said };
      };
    }
    const [de, fr, en] = [text(`${where}.de`, words.de), text(`${where}.fr`, words.fr), text(`${where}.en`, words.en)];
    return (frame) => ({ de: de(frame), fr: fr(frame), en: en(frame) });
  }

  private article(where: string, id: string): CompiledArticle {
    const { scope, symbols } = this;
    const article = Object.hasOwn(this.model.articles, id) ? this.model.articles[id] : undefined;
    if (article === undefined) {
      symbols.fault(where, 'unknown-article', id);
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
      expr === undefined ? null : symbols.formula(`articles.${id}`, expr, scope, 'number');
    return {
      article,
      number: symbols.formula(`articles.${id}.number`, article.number, scope, 'text'),
      material: symbols.formula(`articles.${id}.material`, article.material, scope, 'text'),
      pieceWeight: optional(article.pieceWeight),
      areaWeight: optional(article.areaWeight),
    };
  }

  private use(where: string, component: Component, scope: Scope): CompiledUse | null {
    const { use } = component;
    const { symbols } = this;
    if (use === undefined) return null;
    const model = this.used.get(use.model);
    if (model === undefined) {
      symbols.fault(where, 'unknown-model', use.model);
      return null;
    }
    const given = Object.entries(use.with ?? {}).map(([id, expr]): [string, Formula] => {
      const param = model.params.find((candidate) => candidate.param.id === id)?.param;
      if (param === undefined) symbols.fault(where, 'unknown-parameter', id);
      return [id, symbols.formula(`${where}.use.${id}`, expr, scope, param === undefined ? 'number' : valueTypeOf(param))];
    });
    const paint = use.paint === undefined ? noText : symbols.formula(`${where}.use.paint`, use.paint, scope, 'text');
    return { model, with: given, bom: use.bom, turns: use.turns ?? [], paint };
  }
}
