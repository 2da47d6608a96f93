import { z } from 'zod';
import type { ProductModel } from '#domain/configurator/model-schema.ts';
import { severities } from '#domain/configurator/severity.ts';
import { UsageUnit } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { integerText, Localized, Whole } from './wire.ts';

const ParameterValue = z.union([z.number(), z.string().max(200), z.boolean()]);

/** Raw values as a client sends them; at most 64, checked and normalised by the model. */
export const Values = z
  .record(
    z
      .string()
      .max(64)
      .regex(/^(?!__proto__$)[A-Za-z][\w-]*$/),
    ParameterValue,
  )
  .refine((values) => Object.keys(values).length <= 64);

export const Configuration = z.object({
  modelId: z
    .string()
    .max(64)
    .regex(/^[a-z][a-z0-9-]*$/),
  version: Whole.positive(),
  values: Values,
});
export type Configuration = z.infer<typeof Configuration>;

export const Problem = z.object({
  severity: z.enum(severities),
  id: z.string(),
  message: Localized,
  params: z.array(z.string()),
  /** Constructions that would satisfy it, with the values to open them with; modelId null: the quote form. */
  next: z.array(z.object({ modelId: z.string().nullable(), values: Values })).optional(),
});

export const PartLine = z.object({
  articleName: Localized,
  articleNumber: z.string(),
  count: z.number(),
  length: z.number(),
  width: z.number(),
  height: z.number(),
  material: z.string(),
  order: z.number(),
  remark: Localized,
  partInfo: z.object({
    key: z.string(),
    unit: UsageUnit,
    amount: z.number(),
    weight: z.number(),
    amountCubic: z.number(),
  }),
});
export type PartLine = z.infer<typeof PartLine>;

export const Totals = z.object({ parts: z.number(), weight: z.number(), woodVolume: z.number() });

/** Parts by assembly as made at the bench, each with its position number; `line` is an index into the part list. */
const Assembly = z.object({
  number: z.number().int(),
  name: Localized,
  /** Number of identical ones in the product. */
  count: z.number().int(),
  parts: z.array(z.object({ position: z.string(), line: z.number().int(), count: z.number() })),
});

export const EvaluationAnswer = z.object({
  modelId: z.string(),
  version: z.number().int(),
  values: Values,
  problems: z.array(Problem),
  partList: z.array(PartLine),
  assemblies: z.array(Assembly),
  totals: Totals,
  /** Output id → number in its unit (mm, kg, m², m³). */
  outputs: z.record(z.string(), z.number()),
  hash: z.string(),
  /** Unit and name of the outputs by id, with the sentence that describes the result where there is one. */
  outputLabels: z.record(z.string(), z.object({ unit: z.string(), label: Localized, sentence: Localized.optional() })),
  /** For a workbook: the model that draws it, with the values for it; null: none. */
  drawnBy: z.object({ modelId: z.string(), values: z.record(z.string(), ParameterValue) }).nullable(),
});
export type EvaluationAnswer = z.infer<typeof EvaluationAnswer>;

export const evaluateModel = endpoint({
  method: 'POST',
  path: '/configurator/evaluate',
  tag: 'configurator',
  summary: 'Evaluate a product model: problems, part list, totals, outputs; no prices',
  access: 'public',
  body: z.object({
    modelId: Configuration.shape.modelId,
    version: Whole.positive().optional(),
    values: Values,
    quantity: z.number().int().min(1).max(100_000).optional(),
  }),
  response: EvaluationAnswer,
  errors: ['modelNotFound'],
  callsPerMinute: 600,
});

/** Fixed 3D models that products refer to; workbooks are never sent. */
export const readModelFile = endpoint({
  method: 'GET',
  path: '/configurator/files/{name}',
  tag: 'configurator',
  summary: 'A fixed 3D model as GLB',
  access: 'public',
  params: z.object({ name: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/) }),
  response: { file: ['model/gltf-binary'] },
  errors: ['notFound'],
});

/** The model document itself (without costs) and its described property tree for the current preset. */
export const describeModel = endpoint({
  method: 'GET',
  path: '/configurator/models/{id}',
  tag: 'configurator',
  summary: 'Describe a product model: property tree, limits, texts, and the model document the browser evaluates',
  access: 'public',
  params: z.object({ id: Configuration.shape.modelId }),
  /** Without a version: the newest one. */
  query: z.object({ version: integerText(Whole.positive()).optional() }),
  response: z.object({
    id: z.string(),
    version: z.number().int(),
    /** Differs for every other document, also of a model that it builds in. */
    hash: z.string(),
    /** Version by id of each model that it builds in. */
    uses: z.record(z.string(), z.number().int()),
    properties: z.unknown(),
    model: z.custom<ProductModel>(),
  }),
  errors: ['modelNotFound'],
});
