/** What a workbook computes for a configuration and a number of pieces; cached, because a price ladder needs the same few again and again. */
import { canonicalJson } from '#domain/configurator/hash.ts';
import type { RawValues } from '#domain/configurator/normalise.ts';
import type { SheetEvaluation, SheetModel } from '#domain/spreadsheet/sheet-model.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';

const keptBySheet = new WeakMap<SheetModel, LeastRecentlyUsed<string, SheetEvaluation>>();

export function evaluateSheet(sheet: SheetModel, values: RawValues, quantity: number): SheetEvaluation {
  const kept = keptBySheet.get(sheet) ?? new LeastRecentlyUsed<string, SheetEvaluation>(500);
  keptBySheet.set(sheet, kept);
  const key = `${quantity}|${canonicalJson(values)}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const evaluation = sheet.evaluate(values, quantity);
  kept.set(key, evaluation);
  return evaluation;
}
