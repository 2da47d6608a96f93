/** Reads one sheet: cells with formulas and saved values, shared and array formulas, option lists. Specification: domain decisions §10. */
import { cellName, parseCell, parseRange } from '#domain/spreadsheet/address.ts';
import type { StoredCell, StoredFormula, StoredSheet, StoredValidation, StoredValue } from '#domain/spreadsheet/workbook-document.ts';
import type { Archive } from '../archive/archive.ts';
import { readPart, unescaped } from './part.ts';
import { WorkbookRefused, workbookLimits } from './refusal.ts';
import type { NumberStyle, SheetPart } from './structure.ts';
import type { Attributes } from '../xml/xml-reader.ts';

export interface SheetFacts {
  texts: readonly string[];
  styles: readonly NumberStyle[];
  /** Takes a number as a text instead, as its style shows it. */
  shown?: (value: number, style: NumberStyle) => string | null;
  /** Counts over all sheets. */
  cells: { count: number; most: number };
}

const validationKinds = ['list', 'whole', 'decimal', 'date', 'textLength'] as const;
const operators = [
  'between',
  'notBetween',
  'equal',
  'notEqual',
  'lessThan',
  'lessThanOrEqual',
  'greaterThan',
  'greaterThanOrEqual',
] as const;

/** DDE: `program|topic!item` requests data from another program. */
const ddePattern = /^[^"'(]*\|/;

class SheetReader {
  readonly cells: StoredCell[] = [];
  readonly validations: StoredValidation[] = [];
  readonly hiddenRows: number[] = [];
  private readonly facts: SheetFacts;
  private readonly masters = new Map<string, { row: number; column: number; text: string }>();
  private row = -1;
  private column = -1;
  private type = '';
  private style = 0;
  private dynamic = false;
  private value = '';
  private hasValue = false;
  private formula = '';
  private formulaKind: string | null = null;
  private formulaRange = '';
  private sharedNumber = '';
  private taking: 'value' | 'formula' | 'inline' | 'first' | 'second' | null = null;
  private validation: StoredValidation | null = null;

  constructor(facts: SheetFacts) {
    this.facts = facts;
  }

  open(element: string, attributes: Attributes): void {
    switch (element) {
      case 'row':
        this.row = attributes.get('r') === undefined ? this.row + 1 : Number(attributes.get('r')) - 1;
        this.column = -1;
        if (['1', 'true'].includes(attributes.get('hidden') ?? '')) this.hiddenRows.push(this.row);
        break;
      case 'c':
        this.startCell(attributes);
        break;
      case 'f':
        this.formulaKind = attributes.get('t') ?? 'normal';
        this.formulaRange = attributes.get('ref') ?? '';
        this.sharedNumber = attributes.get('si') ?? '';
        this.taking = 'formula';
        break;
      case 'v':
        this.hasValue = true;
        this.taking = 'value';
        break;
      case 't':
        this.taking = 'inline';
        break;
      case 'dataValidation':
        this.startValidation(attributes);
        break;
      case 'formula1':
        this.taking = 'first';
        break;
      case 'formula2':
        this.taking = 'second';
        break;
      default:
    }
  }

  text(text: string): void {
    if (this.taking === 'value' || this.taking === 'inline') this.value += text;
    else if (this.taking === 'formula') this.formula += text;
    else if (this.taking === 'first' && this.validation !== null) this.validation.first += text;
    else if (this.taking === 'second' && this.validation !== null) this.validation.second += text;
    if (this.value.length > workbookLimits.textLength)
      throw new WorkbookRefused('workbookTextTooLong', { limit: workbookLimits.textLength });
  }

  close(element: string): void {
    if (element === 'c') this.endCell();
    else if (element === 'dataValidation' && this.validation !== null) {
      this.validations.push(this.validation);
      this.validation = null;
    }
    this.taking = null;
  }

  private startCell(attributes: Attributes): void {
    const place = attributes.get('r');
    const cell = place === undefined ? { row: Math.max(0, this.row), column: this.column + 1 } : parseCell(place);
    if (cell === null || !Number.isSafeInteger(cell.row)) throw new WorkbookRefused('workbookNotReadable', { part: place ?? '' });
    ({ row: this.row, column: this.column } = cell);
    this.type = attributes.get('t') ?? 'n';
    this.dynamic = attributes.get('cm') !== undefined;
    this.style = Number(attributes.get('s') ?? 0);
    this.value = '';
    this.formula = '';
    this.formulaKind = null;
    this.hasValue = false;
  }

  private endCell(): void {
    const formula = this.storedFormula();
    const value = this.storedValue();
    if (value === null && formula === null) return;
    this.facts.cells.count += 1;
    if (this.facts.cells.count > this.facts.cells.most) throw new WorkbookRefused('workbookTooManyCells', { limit: this.facts.cells.most });
    const style = typeof value === 'number' ? this.facts.styles[this.style] : undefined;
    const shown = typeof value === 'number' && style !== undefined ? (this.facts.shown?.(value, style) ?? null) : null;
    this.cells.push({ row: this.row, column: this.column, value: shown ?? value, formula, date: style?.date === true && shown === null });
  }

  private storedValue(): StoredValue {
    if (this.type === 'inlineStr') return unescaped(this.value);
    if (!this.hasValue) return null;
    switch (this.type) {
      case 's':
        return this.facts.texts[Number(this.value)] ?? null;
      case 'str':
        return unescaped(this.value);
      case 'b':
        return this.value.trim() === '1';
      case 'e':
        return { error: this.value.trim() };
      default: {
        const number = Number(this.value);
        if (this.value.trim() === '' || !Number.isFinite(number)) return null;
        return number;
      }
    }
  }

  private storedFormula(): StoredFormula | null {
    const { formulaKind: kind, row, column, formula: text } = this;
    if (kind === null) return null;
    if (kind === 'dataTable') throw new WorkbookRefused('workbookDataTable', { cell: cellName(row, column) });
    if (ddePattern.test(text)) throw new WorkbookRefused('workbookDde', { cell: cellName(row, column) });
    const range = kind === 'array' ? parseRange(this.formulaRange) : null;
    const array =
      range === null ? null : { rows: range.bottom - range.top + 1, columns: range.right - range.left + 1, spills: this.dynamic };
    if (kind === 'shared') {
      if (text !== '') this.masters.set(this.sharedNumber, { row, column, text });
      const master = this.masters.get(this.sharedNumber);
      if (master === undefined) throw new WorkbookRefused('workbookNotReadable', { part: cellName(row, column) });
      return { text: master.text, moved: { rows: row - master.row, columns: column - master.column }, array: null };
    }
    return text === '' ? null : { text, moved: { rows: 0, columns: 0 }, array };
  }

  private startValidation(attributes: Attributes): void {
    const kind = validationKinds.find((known) => known === attributes.get('type'));
    if (kind === undefined) return;
    const ranges = (attributes.get('sqref') ?? '').split(/\s+/).filter((range) => parseRange(range) !== null);
    this.validation = {
      kind,
      ranges,
      operator: operators.find((known) => known === attributes.get('operator')) ?? 'between',
      first: '',
      second: '',
    };
    if (this.validations.length > 2000) throw new WorkbookRefused('workbookNotReadable', { part: 'dataValidations' });
  }
}

export async function readSheet(archive: Archive, { name, hidden, part }: SheetPart, facts: SheetFacts): Promise<StoredSheet> {
  const reader = new SheetReader(facts);
  if (part !== null) {
    await readPart(archive, part, {
      open: (element, attributes) => reader.open(element, attributes),
      text: (text) => reader.text(text),
      close: (element) => reader.close(element),
    });
  }
  const { cells, validations, hiddenRows } = reader;
  return { name, hidden, cells, validations, ...(hiddenRows.length === 0 ? {} : { hiddenRows }) };
}
