/**
 * The inputs of a workbook: an input cell with its data validation becomes a parameter with limits or options. A number without limits is a fault,
 * because it could not be described. Specification: domain decisions §10, configurator design §5.3.
 */
import type { Param } from '#domain/configurator/model-schema.ts';
import type { ParameterValue } from '#domain/configurator/evaluation.ts';
import { parseRange } from './address.ts';
import { numberToText } from './number-text.ts';
import type { OpenWorkbook } from './open-workbook.ts';
import type { Say } from './sheet-text.ts';
import { CellError, type Scalar } from './value.ts';
import type { StoredValidation } from './workbook-document.ts';
import { areaNamed, cellNamed, labelOf, storedValueAt, unitOf, type CellPlace } from './workbook-place.ts';

const longestText = 200;
const mostOptions = 200;

export interface SheetInput {
  param: Param;
  place: CellPlace;
  /** The cell's content for a value of the parameter. */
  cellValue: (value: ParameterValue) => Scalar;
}

export type InputOutcome = { ok: true; input: SheetInput } | { ok: false; key: string; detail: string };

function validationAt({ document }: OpenWorkbook, { sheet, row, column }: CellPlace): StoredValidation | null {
  const inside = (text: string): boolean => {
    const range = parseRange(text);
    return range !== null && row >= range.top && row <= range.bottom && column >= range.left && column <= range.right;
  };
  return document.sheets[sheet]?.validations.find((validation) => validation.ranges.some(inside)) ?? null;
}

/** A limit is a number or a cell with one. */
function limit(workbook: OpenWorkbook, sheet: number, text: string): number | null {
  if (text.trim() === '') return null;
  const number = Number(text);
  if (Number.isFinite(number)) return number;
  const place = cellNamed(workbook, onSheet(workbook, sheet, text));
  const value = place === null ? null : storedValueAt(workbook, place);
  return typeof value === 'number' ? value : null;
}

/** References in validations without a sheet mean the sheet of the validation. */
function onSheet({ calculation }: OpenWorkbook, sheet: number, text: string): string {
  const name = calculation.sheets[sheet]?.name ?? '';
  return text.includes('!') || parseRange(text.replaceAll('$', '')) === null ? text : `'${name.replaceAll("'", "''")}'!${text}`;
}

function optionsOf(workbook: OpenWorkbook, sheet: number, source: string): Scalar[] {
  const quoted = /^"(.*)"$/s.exec(source.trim());
  if (quoted !== null) return (quoted[1] ?? '').split(',').map((text) => text.trim());
  const area = areaNamed(workbook, onSheet(workbook, sheet, source));
  if (area === null) return [];
  const read = workbook.calculation.values([area]);
  return read.ok ? (read.value[0] ?? []).flat() : [];
}

function optionText(value: Scalar): string {
  if (value === null || value instanceof CellError) return '';
  return typeof value === 'number' ? numberToText(value) : String(value);
}

function numberLimits(validation: StoredValidation, low: number | null, high: number | null): { min: number; max: number } | null {
  if (validation.operator !== 'between' || low === null || high === null || low > high) return null;
  return { min: low, max: high };
}

const same = (given: ParameterValue): Scalar => given;

export function sheetInput(workbook: OpenWorkbook, id: string, group: string, place: CellPlace, say: Say): InputOutcome {
  const { calculation } = workbook;
  if (calculation.sheets[place.sheet]?.find(place.row, place.column)?.hasFormula === true)
    return { ok: false, key: 'input-is-formula', detail: id };
  const value = storedValueAt(workbook, place);
  const text = labelOf(workbook, place) ?? id;
  const unit = unitOf(workbook, place);
  const base = { id, group, label: say(text), ...(unit === '' ? {} : { unit }) };
  const validation = validationAt(workbook, place);

  if (validation?.kind === 'list') {
    const values = optionsOf(workbook, place.sheet, validation.first).filter((option) => optionText(option) !== '');
    if (values.length === 0 || values.length > mostOptions) return { ok: false, key: 'input-options', detail: validation.first };
    const byText = new Map(values.map((option) => [optionText(option), option]));
    // A literal list contains texts; a cell with a number means numbers.
    const asNumber = typeof value === 'number';
    const named = (option: string): string => (asNumber && unit !== '' ? `${option} ${unit}` : option);
    const options = [...byText.keys()].map((option) => ({ value: option, label: say(named(option)) }));
    const preset = optionText(value);
    return {
      ok: true,
      input: {
        param: { ...base, type: 'option', options, ...(byText.has(preset) ? { preset } : {}) },
        place,
        cellValue: (given) => {
          const chosen = byText.get(String(given)) ?? null;
          return asNumber && typeof chosen === 'string' && chosen !== '' && Number.isFinite(Number(chosen)) ? Number(chosen) : chosen;
        },
      },
    };
  }
  if (validation?.kind === 'whole' || validation?.kind === 'decimal') {
    const low = limit(workbook, place.sheet, validation.first);
    const limits = numberLimits(validation, low, limit(workbook, place.sheet, validation.second));
    if (limits === null) return { ok: false, key: 'input-limits', detail: `${validation.first} ${validation.second}` };
    const preset = typeof value === 'number' ? { preset: value } : {};
    const step = validation.kind === 'whole' ? { step: 1 } : {};
    return { ok: true, input: { param: { ...base, type: 'number', ...limits, ...step, ...preset }, place, cellValue: same } };
  }
  if (typeof value === 'boolean') return { ok: true, input: { param: { ...base, type: 'bool', preset: value }, place, cellValue: same } };
  if (typeof value === 'string') {
    return { ok: true, input: { param: { ...base, type: 'text', maxLength: longestText, preset: value }, place, cellValue: same } };
  }
  return { ok: false, key: 'input-limits', detail: id };
}
