/** The workbook models in use, by id. They are opened while the catalogue is read, so that prices, pictures and papers need not wait for a file. */
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { SheetModel } from '#domain/spreadsheet/sheet-model.ts';

const byId = new Map<string, SheetModel>();
const byCompiled = new WeakMap<CompiledModel, SheetModel>();

export function useSheet(model: SheetModel): void {
  byId.set(model.model.id, model);
  byCompiled.set(model.compiled, model);
}

export function sheetById(id: string): SheetModel | null {
  return byId.get(id) ?? null;
}

/** The workbook behind a model; null: the model computes itself. */
export function sheetOf(compiled: CompiledModel): SheetModel | null {
  return byCompiled.get(compiled) ?? null;
}
