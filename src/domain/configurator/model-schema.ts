/**
 * The contents of a product model file: parameters, tables, computed values, parts with their pattern and
 * place, rules and results. A model is data; it contains no code.
 * Lengths in mm, weights in kg. Formulas are texts in the language of `formula/`. Specification: configurator design §5.1. Costs are never part of it.
 */
import { z } from 'zod';
import { usageUnits } from '#domain/part-list/part-line.ts';
import { markSigns } from './mark-sign.ts';
import { modelKinds } from './model-kind.ts';
import { severities } from './severity.ts';

const localizedSchema = z.strictObject({ de: z.string().min(1), fr: z.string().min(1), en: z.string().min(1) });

/** A formula, or a bare number or boolean. */
const exprSchema = z.union([z.string().min(1), z.number(), z.boolean()]);
export type Expr = z.infer<typeof exprSchema>;

/** A text by one formula where it has no words, else by one for each language. */
const wordsSchema = z.union([exprSchema, z.strictObject({ de: exprSchema, fr: exprSchema, en: exprSchema })]);
export type Words = z.infer<typeof wordsSchema>;

const id = z.string().regex(/^[a-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$/);
const name = z.string().regex(/^[A-Za-z][A-Za-z0-9_]*$/);

const groupSchema = z.strictObject({
  id,
  parent: id.optional(),
  label: localizedSchema,
  role: z.enum(['product', 'render']),
  order: z.number(),
});

const paramBase = {
  id: name,
  group: id,
  label: localizedSchema,
  help: localizedSchema.optional(),
  unit: z.string().optional(),
  visible: exprSchema.optional(),
  enabled: exprSchema.optional(),
  quickOrder: z.boolean().optional(),
};

const numberParamSchema = z.strictObject({
  ...paramBase,
  type: z.literal('number'),
  min: exprSchema,
  max: exprSchema,
  step: z.number().positive().optional(),
  preset: z.number().optional(),
  /** The value that means there is none, such as a cushion 0 mm thick: not listed among the choices. */
  none: z.number().optional(),
  /** Successors offered above its maximum; no smaller value is suggested then. */
  next: z.array(name).optional(),
});
const optionParamSchema = z.strictObject({
  ...paramBase,
  type: z.literal('option'),
  options: z.array(z.strictObject({ value: z.string().min(1), label: localizedSchema, when: exprSchema.optional() })).min(1),
  preset: z.string().optional(),
});
const boolParamSchema = z.strictObject({ ...paramBase, type: z.literal('bool'), preset: z.boolean().optional() });
const textParamSchema = z.strictObject({
  ...paramBase,
  type: z.literal('text'),
  maxLength: z.number().int().positive(),
  preset: z.string().optional(),
});

const paramSchema = z.discriminatedUnion('type', [numberParamSchema, optionParamSchema, boolParamSchema, textParamSchema]);
export type Param = z.infer<typeof paramSchema>;

const tableSchema = z.strictObject({
  label: localizedSchema.optional(),
  key: name,
  columns: z.record(name, z.string()),
  rows: z.array(z.record(z.string(), z.union([z.number(), z.string()]))).min(1),
  lookup: z.enum(['firstMax', 'exact', 'linear']),
});

/** `as: 'x'` gives the part's formulas `x` (place), `xIndex` (from 0), `xCount`, `xSize` (width of this piece) and `xGap`. */
const patternSchema = z.discriminatedUnion('kind', [
  z.strictObject({ as: name, kind: z.literal('count'), n: exprSchema, pitch: exprSchema.optional() }),
  z.strictObject({ as: name, kind: z.literal('spread'), span: exprSchema, width: exprSchema, n: exprSchema }),
  z.strictObject({ as: name, kind: z.literal('maxGap'), span: exprSchema, width: exprSchema, gap: exprSchema, min: exprSchema }),
  z.strictObject({
    as: name,
    kind: z.literal('gapBand'),
    span: exprSchema,
    width: exprSchema,
    gapMin: exprSchema,
    gapMax: exprSchema,
    want: exprSchema,
  }),
  z.strictObject({ as: name, kind: z.literal('fill'), span: exprSchema, width: exprSchema, minRip: exprSchema }),
  z.strictObject({ as: name, kind: z.literal('rows'), table: name, column: name }),
]);
export type Pattern = z.infer<typeof patternSchema>;

const articleSchema = z.strictObject({
  name: localizedSchema,
  number: exprSchema,
  material: exprSchema,
  /** Part-list key; wood if it starts with BF, KB, PL or SK. */
  key: z.string().min(1),
  unit: z.enum(usageUnits),
  /** kg per piece, or kg per m²; without both the weight is volume × density of the material. */
  pieceWeight: exprSchema.optional(),
  areaWeight: exprSchema.optional(),
});

const axesNames = ['xyz', 'xzy', 'yxz', 'yzx', 'zxy', 'zyx'] as const;
const turnNames = ['x+', 'x-', 'y+', 'y-', 'z+', 'z-'] as const;

const boxSchema = z.strictObject({ length: exprSchema, width: exprSchema, height: exprSchema, axes: z.enum(axesNames) });
const useSchema = z.strictObject({
  model: id,
  with: z.record(name, exprSchema).optional(),
  bom: z.enum(['explode', 'article']),
  /** Quarter turns (right-hand rule), in this order; `at` is the corner after turning. */
  turns: z.array(z.enum(turnNames)).optional(),
  /** Material shown instead of the parts' own; '' = their own. */
  paint: exprSchema.optional(),
});

const componentSchema = z.strictObject({
  id,
  label: localizedSchema,
  group: id,
  article: name,
  when: exprSchema.optional(),
  repeat: z.array(patternSchema).max(3).optional(),
  box: boxSchema.optional(),
  use: useSchema.optional(),
  /** Number of pieces of hardware without a place of their own. */
  count: exprSchema.optional(),
  /** Length and width of such a piece if it is cut to measure, as a liner is. */
  cut: z.tuple([exprSchema, exprSchema]).optional(),
  at: z.tuple([exprSchema, exprSchema, exprSchema]).optional(),
  turn: z.strictObject({ axis: z.enum(['x', 'y', 'z']), degrees: exprSchema }).optional(),
  remark: wordsSchema.optional(),
  remarkHash: exprSchema.optional(),
  explode: z.tuple([exprSchema, exprSchema, exprSchema]).optional(),
});

const constraintSchema = z.strictObject({
  id,
  assert: exprSchema,
  severity: z.enum(severities),
  message: localizedSchema,
  params: z.array(name),
  /** Successors offered if the rule does not hold. */
  next: z.array(name).optional(),
});

/** Another construction for what this one cannot carry, with the sizes carried over; without a model: the quote form. */
const successorSchema = z.strictObject({ model: id.optional(), with: z.record(name, exprSchema) });

/**
 * How parts are fastened to each other, by their article numbers: wherever head and receiver meet, `each` gives that many fasteners, `every` one per so
 * many mm along the contact plus one, `cross` two if there is room for them, else one.
 */
const jointSchema = z.strictObject({
  head: z.string().min(1),
  receiver: z.string().min(1),
  rule: z.enum(['cross', 'every', 'each']),
  by: exprSchema.optional(),
  /** Id of the fastener, or `clinched`: the nail for the thickness of both parts together. */
  fastener: exprSchema,
});

/** The stencilled marks of both long sides: `text` with the value of its formula, a sign while its formula holds. */
const markSchema = z.strictObject({ mark: z.enum(['text', ...markSigns]), expr: exprSchema });

/** The same goods packed another way, offered beside the current choice: other values of this model, or those of another one. */
const alternativeSchema = z.strictObject({
  id,
  when: exprSchema,
  label: localizedSchema,
  model: id.optional(),
  with: z.record(name, exprSchema),
});

/** The room for the goods: no part may be in it. */
const cavitySchema = z.strictObject({
  at: z.tuple([exprSchema, exprSchema, exprSchema]),
  size: z.tuple([exprSchema, exprSchema, exprSchema]),
});

/** Effect of render group choices on an assembly in the picture; the product itself, its part list and its price are never affected. */
const lookSchema = z.strictObject({
  assembly: id,
  hide: exprSchema.optional(),
  move: z.tuple([exprSchema, exprSchema, exprSchema]).optional(),
  /** Turns it about a hinge by the right-hand rule: about x, y goes towards z. */
  open: z
    .strictObject({ axis: z.enum(['x', 'y', 'z']), at: z.tuple([exprSchema, exprSchema, exprSchema]), degrees: exprSchema })
    .optional(),
});

/** An object shown beside the product, such as a mattress on its bed: not in any part list, price, size or workshop drawing. */
const propSchema = z.strictObject({
  id,
  material: exprSchema,
  when: exprSchema.optional(),
  repeat: z.array(patternSchema).max(3).optional(),
  at: z.tuple([exprSchema, exprSchema, exprSchema]),
  size: z.tuple([exprSchema, exprSchema, exprSchema]),
});

const contourSchema = z.strictObject({
  id,
  layer: z.enum(['cut', 'crease']),
  repeat: z.array(patternSchema).max(2).optional(),
  when: exprSchema.optional(),
  closed: z.boolean().optional(),
  points: z.array(z.tuple([exprSchema, exprSchema])).min(2),
});

const migrationSchema = z.strictObject({
  from: z.number().int(),
  rename: z.record(name, name).optional(),
  set: z.record(name, z.union([z.number(), z.string(), z.boolean()])).optional(),
  /** Labels of the parameters dropped by this step, for customers who had chosen them. */
  removed: z.record(name, localizedSchema).optional(),
  /** New parameters start as it was built before, so that customers need no notice. */
  asBefore: z.boolean().optional(),
  /** What has been built differently since, for customers who had configured it. */
  note: localizedSchema.optional(),
});

/** A named preset: the values it sets; all others are kept. */
const quickPresetSchema = z.strictObject({
  id,
  label: localizedSchema,
  values: z.record(name, z.union([z.number(), z.string(), z.boolean()])),
});
export type QuickPreset = z.infer<typeof quickPresetSchema>;

export const modelSchema = z.strictObject({
  schema: z.literal(1),
  id,
  version: z.number().int().positive(),
  kind: z.enum(modelKinds),
  label: localizedSchema,
  groups: z.array(groupSchema),
  params: z.array(paramSchema).max(64),
  presets: z.array(quickPresetSchema).max(8).optional(),
  tables: z.record(name, tableSchema),
  let: z.array(z.strictObject({ id: name, expr: exprSchema, unit: z.string().optional(), label: localizedSchema.optional() })).max(300),
  articles: z.record(name, articleSchema),
  /** Names of the assembly groups for hiding and highlighting. */
  assemblies: z.record(id, localizedSchema),
  components: z.array(componentSchema).max(200),
  joints: z.array(jointSchema).max(60).optional(),
  cavity: cavitySchema.optional(),
  successors: z.record(name, successorSchema).optional(),
  alternatives: z.array(alternativeSchema).max(8).optional(),
  marks: z.array(markSchema).max(10).optional(),
  contours: z.array(contourSchema).max(200).optional(),
  looks: z.array(lookSchema).max(20).optional(),
  props: z.array(propSchema).max(20).optional(),
  constraints: z.array(constraintSchema),
  /** `sentence` describes the result, `{name}` filled in; with `said`, only while that holds. */
  outputs: z.record(
    name,
    z.strictObject({
      expr: exprSchema,
      unit: z.string(),
      label: localizedSchema,
      sentence: localizedSchema.optional(),
      said: exprSchema.optional(),
    }),
  ),
  migrate: z.array(migrationSchema).optional(),
  /** Of a workbook: the model that draws its result. */
  geometry: id.optional(),
});

export type ProductModel = z.infer<typeof modelSchema>;
export type ModelGroup = z.infer<typeof groupSchema>;
export type Component = z.infer<typeof componentSchema>;
export type Article = z.infer<typeof articleSchema>;
export type Migration = z.infer<typeof migrationSchema>;
