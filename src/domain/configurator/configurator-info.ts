/**
 * The two attributes of a product type that define how it is configured: a fixed 3D model (`fixModelConfiguratorInfo`) or a workbook
 * (`excelConfigurationInfo`), each JSON in a text. An empty text means none; anything else is checked when it is saved.
 * Specification: storefront §3 (configurator view data) and §5 (an empty string yields null).
 */
import { z } from 'zod';
import { accepted, refused, type Outcome } from '#domain/refusal/refusal.ts';

const weight = z.number().min(-100).max(100).default(0.7);
const cameraSchema = z.strictObject({ x: weight, y: weight, z: weight });

const propertyReference = z.string().regex(/^p:[^/]+(\/[^/]+)*$/);

/**
 * `visible`: a switch that is on, a number above 0, or the option named in `is`; a node with several such lines is shown when one of them holds. `material`:
 * the option's value is a material of the shop or a colour. `scale`: a factor, or percent if that is the unit.
 */
const bindingSchema = z.union([
  z.strictObject({
    node: z.string().min(1),
    visible: propertyReference,
    is: z.string().min(1).optional(),
  }),
  z.strictObject({ node: z.string().min(1), material: propertyReference }),
  z.strictObject({ node: z.string().min(1), scale: propertyReference }),
]);
export type NodeBinding = z.infer<typeof bindingSchema>;

/** Camera weights define the viewing direction; without property paths all properties are shown. */
const viewDataSchema = z.strictObject({
  fileName: z.string().min(1),
  cameraPosition: cameraSchema.default({ x: 0.7, y: 0.7, z: 0.7 }),
  visibleProperties: z.array(z.string().min(1)).default([]),
  bind: z.array(bindingSchema).default([]),
});
export type ViewData = z.infer<typeof viewDataSchema>;

const cell = z.string().min(1);

/**
 * `quantity` is the cell for the ordered number of pieces. `texts` translates the workbook's German words; `#` is a placeholder for a number.
 * `geometry` draws the product with another model, whose parameters are read from cells.
 */
export const workbookInfoSchema = z.strictObject({
  file: z.string().min(1),
  quantity: cell.optional(),
  inputs: z.array(z.strictObject({ ref: propertyReference, cell })),
  outputs: z.array(z.strictObject({ id: z.string().min(1), cell })),
  partList: z.strictObject({ range: cell, columns: z.array(z.string()) }).optional(),
  problems: z.strictObject({ range: cell }).optional(),
  geometry: z.strictObject({ model: z.string().min(1), with: z.record(z.string(), cell) }).optional(),
  texts: z
    .record(z.string(), z.strictObject({ de: z.string().min(1).optional(), fr: z.string().min(1), en: z.string().min(1) }))
    .optional(),
});
export type WorkbookInfo = z.infer<typeof workbookInfoSchema>;

function parseInfo<T>(text: string, schema: z.ZodType<T>): Outcome<T | null> {
  if (text.trim() === '') return accepted(null);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refused('configuratorInfoNotJson');
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return accepted(parsed.data);
  const issue = parsed.error.issues[0];
  return refused('configuratorInfoMalformed', { path: issue?.path.join('.') ?? '', reason: issue?.message ?? '' });
}

export function parseViewData(text: string): Outcome<ViewData | null> {
  return parseInfo(text, viewDataSchema);
}

export function parseWorkbookInfo(text: string): Outcome<WorkbookInfo | null> {
  return parseInfo(text, workbookInfoSchema);
}
