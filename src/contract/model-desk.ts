/** Product models as edited by the office: drafts beside the shop's versions, tried, checked, published and rolled back. */
import { z } from 'zod';
import { modelKinds } from '#domain/configurator/model-kind.ts';
import { Problem, PartLine, Totals, Values } from './configurator.ts';
import { endpoint, staff } from './endpoint.ts';
import { ModelDocument } from './model-document.ts';
import { Impact } from './model-impact.ts';
import { Version, VersionText } from './record.ts';
import { Chf, Instant, integerText, listOf, Localized, paragraph, Whole } from './wire.ts';

const ModelId = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/);
const ModelParams = z.object({ id: ModelId });
const ModelNumber = Whole.min(1);
const Kind = z.enum(modelKinds);

/** The contents of a version. Costs are for the office only; null: unknown. */
export const ModelContent = z.strictObject({
  document: ModelDocument,
  cost: ModelDocument.nullable(),
  examples: z.array(ModelDocument).max(100),
});
export type ModelContent = z.infer<typeof ModelContent>;

/** What is wrong, with its cell: `let.boardWidth`, `params.length.max`, `cost.rules.labour`, `examples.0`. */
export const ModelFault = z.object({
  where: z.string(),
  key: z.string(),
  detail: z.string(),
  /** Offset in the formula. */
  at: z.number().int().optional(),
  /** The probably intended name. */
  nearest: z.string().optional(),
});
export type ModelFault = z.infer<typeof ModelFault>;

export const GateAnswer = z.object({
  green: z.boolean(),
  at: Instant,
  who: z.string(),
  /** Number of cases tried: start values, examples, random values within the limits. */
  cases: z.number().int(),
  /** Faults of the document itself; with any of them nothing is tried. */
  faults: z.array(ModelFault),
  red: z.array(
    z.object({
      kind: z.enum(['start', 'example', 'input', 'time']),
      name: z.string(),
      values: Values,
      faults: z.array(z.object({ key: z.string(), detail: z.string() })),
    }),
  ),
});
export type GateAnswer = z.infer<typeof GateAnswer>;

const DraftHead = z.object({ number: ModelNumber, basedOn: ModelNumber, changedAt: Instant, who: z.string() });

export const ModelSummary = z.object({
  id: z.string(),
  label: Localized,
  kind: Kind,
  /** Number of the version that the shop sells. */
  number: ModelNumber,
  versionCount: z.number().int(),
  draft: DraftHead.nullable(),
  productCount: z.number().int(),
  changedAt: Instant,
  who: z.string(),
});
export type ModelSummary = z.infer<typeof ModelSummary>;

export const readModels = endpoint({
  method: 'GET',
  path: '/model',
  tag: 'model',
  summary: 'All product models with the version in the shop, their draft and how many products use them',
  access: staff('manageProductTypes', 'managePrices'),
  response: listOf(ModelSummary),
});

export const ModelRecord = z.object({
  id: z.string(),
  /** Its id in the history of records. */
  recordId: z.number().int(),
  version: Version,
  label: Localized,
  kind: Kind,
  number: ModelNumber,
  versions: z.array(z.object({ number: ModelNumber, createdAt: Instant, who: z.string(), note: z.string() })),
  draft: DraftHead.extend({
    ...ModelContent.shape,
    /** For exactly this content; null: not checked. */
    gate: GateAnswer.nullable(),
  }).nullable(),
  products: z.array(z.object({ id: z.number().int(), articleNumber: z.string(), name: Localized })),
  /** Models that build it in, with the version that each uses. */
  usedBy: z.array(z.object({ id: z.string(), number: ModelNumber })),
});
export type ModelRecord = z.infer<typeof ModelRecord>;

export const readModel = endpoint({
  method: 'GET',
  path: '/model/{id}',
  tag: 'model',
  summary: 'One model: its versions, its draft with costs and examples, the products that it makes',
  access: staff('manageProductTypes', 'managePrices'),
  params: ModelParams,
  response: ModelRecord,
  errors: ['notFound'],
});

const NumberText = integerText(z.number().int().min(1).max(1_000_000));

export const readModelVersion = endpoint({
  method: 'GET',
  path: '/model/{id}/version/{number}',
  tag: 'model',
  summary: 'What a published version consists of, costs and examples included',
  access: staff('manageProductTypes', 'managePrices'),
  params: ModelParams.extend({ number: NumberText }),
  response: z.object({ number: ModelNumber, ...ModelContent.shape }),
  errors: ['notFound'],
});

/** Answer to every write of a model. */
export const ModelWrite = z.object({ version: Version, number: ModelNumber });
export type ModelWrite = z.infer<typeof ModelWrite>;

export const makeModelDraft = endpoint({
  method: 'POST',
  path: '/model/{id}/draft',
  tag: 'model',
  summary: 'Begin a draft from a version; a model has one draft at a time',
  access: staff('manageProductTypes'),
  params: ModelParams,
  body: z.strictObject({ version: Version, from: ModelNumber }),
  response: ModelWrite,
  errors: ['notFound', 'changedMeanwhile', 'draftExists', 'idempotencyKeyReused'],
  idempotent: true,
});

export const saveModelDraft = endpoint({
  method: 'PUT',
  path: '/model/{id}/draft',
  tag: 'model',
  summary: 'Save the draft as it is, with all its faults; who changes its costs may manage prices',
  access: staff('manageProductTypes', 'managePrices'),
  params: ModelParams,
  body: ModelContent.extend({ version: Version }),
  response: ModelWrite,
  errors: ['notFound', 'changedMeanwhile', 'fieldNotPermitted', 'modelIdFixed'],
});

export const deleteModelDraft = endpoint({
  method: 'DELETE',
  path: '/model/{id}/draft',
  tag: 'model',
  summary: 'Throw the draft away',
  access: staff('manageProductTypes'),
  params: ModelParams,
  query: z.object({ version: VersionText }),
  response: ModelWrite,
  errors: ['notFound', 'changedMeanwhile'],
});

export const DraftEvaluation = z.object({
  faults: z.array(ModelFault),
  /** Of parameters, computed values and results. */
  values: z.array(
    z.object({
      id: z.string(),
      value: z.union([z.number(), z.string(), z.boolean()]).nullable(),
      unit: z.string(),
      /** The faulty formula that this one depends on; null: none. */
      waitsFor: z.string().nullable(),
    }),
  ),
  /** Null: the document has faults. */
  product: z
    .object({
      problems: z.array(Problem),
      partList: z.array(PartLine),
      totals: Totals,
      /** Number of parts that each component makes. */
      components: z.record(z.string(), z.number().int()),
      drawing: z.string().nullable(),
    })
    .nullable(),
  /** Of one piece at this quantity; null: it cannot be calculated. */
  cost: z
    .object({ total: Chf, items: z.array(z.object({ id: z.string(), label: z.string(), group: z.string(), chf: z.number() })) })
    .nullable(),
  /** The visitor's price per piece of the model's first product in this configuration; null: on request. */
  price: z.object({ articleNumber: z.string(), chf: Chf }).nullable(),
  /** In the order of the examples: expected values that differ. */
  examples: z.array(
    z.object({ unmet: z.array(z.object({ what: z.string(), wanted: z.string(), found: z.string() })), cost: Chf.nullable() }),
  ),
});
export type DraftEvaluation = z.infer<typeof DraftEvaluation>;

export const evaluateModelDraft = endpoint({
  method: 'POST',
  path: '/model/{id}/evaluate',
  tag: 'model',
  summary: 'Evaluate a draft as it is being written, without storing it: faults by cell, live values, parts, drawing, cost and price',
  access: staff('manageProductTypes', 'managePrices'),
  params: ModelParams,
  body: ModelContent.extend({ values: Values, quantity: z.number().int().min(1).max(100_000).default(1) }),
  response: DraftEvaluation,
  errors: ['notFound', 'modelTooSlow'],
  callsPerMinute: 300,
});

export const checkModelDraft = endpoint({
  method: 'POST',
  path: '/model/{id}/draft/check',
  tag: 'model',
  summary: 'Run the gate over the saved draft: all examples, and many values inside the limits without a part that overlaps or floats',
  access: staff('manageProductTypes'),
  params: ModelParams,
  body: z.strictObject({ version: Version }),
  response: GateAnswer,
  errors: ['notFound', 'changedMeanwhile'],
  callsPerMinute: 30,
});

export const foreseeModelDraft = endpoint({
  method: 'POST',
  path: '/model/{id}/draft/impact',
  tag: 'model',
  summary: 'What publishing the draft would move: products, prices of single customers, open quotes, what was ordered last',
  access: staff('manageProductTypes'),
  params: ModelParams,
  body: z.strictObject({ version: Version }),
  response: Impact,
  errors: ['notFound', 'changedMeanwhile', 'modelNotChecked'],
  callsPerMinute: 30,
});

export const publishModelDraft = endpoint({
  method: 'POST',
  path: '/model/{id}/publish',
  tag: 'model',
  summary: 'Publish the draft, whose very content the gate has passed; orders and quotes keep the version that they name',
  access: staff('manageProductTypes'),
  params: ModelParams,
  body: z.strictObject({ version: Version, note: paragraph(500).default('') }),
  response: ModelWrite,
  errors: ['notFound', 'changedMeanwhile', 'modelNotChecked', 'idempotencyKeyReused'],
  idempotent: true,
});

export const rollBackModel = endpoint({
  method: 'POST',
  path: '/model/{id}/rollback',
  tag: 'model',
  summary: 'Publish an earlier version again, as the newest',
  access: staff('manageProductTypes'),
  params: ModelParams,
  body: z.strictObject({ version: Version, number: ModelNumber, note: paragraph(500).default('') }),
  response: ModelWrite,
  errors: ['notFound', 'changedMeanwhile', 'versionInForce', 'idempotencyKeyReused'],
  idempotent: true,
});

const Compared = z.union([z.literal('draft'), NumberText]);
const FieldText = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const compareModelVersions = endpoint({
  method: 'GET',
  path: '/model/{id}/compare',
  tag: 'model',
  summary: 'The fields in which two versions of a model, or one and the draft, differ',
  access: staff('manageProductTypes', 'managePrices'),
  params: ModelParams,
  query: z.object({ from: Compared, to: Compared }),
  response: z.object({ items: z.array(z.object({ field: z.string(), before: FieldText, after: FieldText })) }),
  errors: ['notFound'],
});
