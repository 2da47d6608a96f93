/** The workbooks shipped with the shop: `workbooks/<id>.json` names the cells, the .xlsx beside it computes. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { workbookInfoSchema, type WorkbookInfo } from '#domain/configurator/configurator-info.ts';
import type { ModelIdentity } from './workbook-model.ts';

const folder = path.join(import.meta.dirname, '../../../workbooks');

const fileSchema = z.strictObject({
  id: z.string(),
  version: z.number().int().positive(),
  label: z.strictObject({ de: z.string().min(1), fr: z.string().min(1), en: z.string().min(1) }),
  info: workbookInfoSchema,
});

/** Ids of all workbooks, sorted. */
export async function workbookIds(): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

export interface ShippedWorkbook extends ModelIdentity {
  info: WorkbookInfo;
  content: Buffer;
}

/** Null: no such workbook. */
export async function shippedWorkbook(id: string): Promise<ShippedWorkbook | null> {
  if (!(await workbookIds()).includes(id)) return null;
  const described = fileSchema.parse(JSON.parse(await readFile(path.join(folder, `${id}.json`), 'utf8')));
  return { ...described, content: await readFile(path.join(folder, path.basename(described.info.file))) };
}
