/**
 * Binds the cells named by a product type to their roles: inputs, outputs, part list, problems, quantity, drawing. Mismatches are faults with their cells.
 * Specification: domain decisions §10, configurator design §5.3. It knows no value.
 */
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { WorkbookInfo } from '#domain/configurator/configurator-info.ts';
import type { Localized } from '#domain/configurator/evaluation.ts';
import type { ModelGroup } from '#domain/configurator/model-schema.ts';
import { parseReference } from '#domain/configurator/reference.ts';
import type { OpenWorkbook } from './open-workbook.ts';
import { sheetInput, type SheetInput } from './sheet-input.ts';
import { partColumns } from './sheet-result.ts';
import type { Say } from './sheet-text.ts';
import type { Area } from './value.ts';
import type { WorkbookFault } from './workbook-document.ts';
import { areaNamed, cellNamed, labelOf, unitOf } from './workbook-place.ts';

interface SheetOutput {
  id: string;
  area: Area;
  unit: string;
  label: Localized;
}

/** Parameter of the drawing model → the cell with its value. */
interface SheetGeometry {
  compiled: CompiledModel;
  cells: { param: string; area: Area }[];
}

/** Models by id, for workbooks that are drawn by one. */
export type ModelById = (id: string) => CompiledModel | null;

const groupPattern = /^[a-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$/;
const paramPattern = /^[A-Za-z][A-Za-z0-9_]*$/;

function title(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/** All cells that a product reads from its workbook. */
export function neededCells({ outputs, partList, problems, geometry }: WorkbookInfo): string[] {
  const ranges = [partList?.range, problems?.range].filter((range) => range !== undefined);
  return [...outputs.map(({ cell }) => cell), ...ranges, ...Object.values(geometry?.with ?? {})];
}

export class WorkbookBinding {
  readonly faults: WorkbookFault[] = [];
  readonly groups: ModelGroup[] = [];
  readonly inputs: SheetInput[] = [];
  readonly outputs: SheetOutput[] = [];
  partList: Area | null = null;
  problems: Area | null = null;
  quantity: SheetInput | null = null;
  geometry: SheetGeometry | null = null;
  private readonly workbook: OpenWorkbook;
  private readonly say: Say;

  constructor(workbook: OpenWorkbook, say: Say) {
    this.workbook = workbook;
    this.say = say;
  }

  bind(info: WorkbookInfo, modelById: ModelById): void {
    for (const { ref, cell } of info.inputs) this.input(ref, cell);
    for (const { id, cell } of info.outputs) this.output(id, cell);
    if (info.partList !== undefined) {
      this.partList = this.area(info.partList.range);
      const unknown = info.partList.columns.find((column) => column !== '' && !partColumns.some((known) => known === column));
      if (unknown !== undefined) this.fault('unknown-column', info.partList.range, unknown);
    }
    if (info.problems !== undefined) this.problems = this.area(info.problems.range);
    if (info.quantity !== undefined) this.pieces(info.quantity);
    if (info.geometry !== undefined) this.drawing(info.geometry, modelById);
  }

  private pieces(cell: string): void {
    const place = cellNamed(this.workbook, cell);
    const outcome = place === null ? null : sheetInput(this.workbook, 'quantity', '', place, this.say);
    if (outcome === null) this.fault('unknown-cell', cell, 'quantity');
    else if (!outcome.ok) this.fault(outcome.key, cell, outcome.detail);
    else if (outcome.input.param.type === 'number') this.quantity = outcome.input;
    else this.fault('quantity-not-number', cell, outcome.input.param.type);
  }

  private drawing({ model, with: cells }: NonNullable<WorkbookInfo['geometry']>, modelById: ModelById): void {
    const compiled = modelById(model);
    if (compiled === null) {
      this.fault('unknown-model', '', model);
      return;
    }
    const known = new Set(compiled.params.map(({ param }) => param.id));
    this.geometry = { compiled, cells: [] };
    for (const [param, cell] of Object.entries(cells)) {
      const area = this.area(cell);
      if (!known.has(param)) this.fault('unknown-parameter', cell, param);
      else if (area !== null) this.geometry.cells.push({ param, area });
    }
  }

  private fault(key: string, cell: string, detail: string): void {
    this.faults.push({ key, cell, detail });
  }

  private area(text: string): Area | null {
    const area = areaNamed(this.workbook, text);
    if (area === null) this.fault('unknown-cell', text, '');
    return area;
  }

  /** Groups are nested by path and created when first named. */
  private group(path: readonly string[]): string {
    let parent: string | undefined;
    for (const id of path) {
      const known = this.groups.find((group) => group.id === id);
      if (known !== undefined && known.parent !== parent) this.fault('group-twice', id, path.join('/'));
      if (known === undefined) {
        const place = parent === undefined ? {} : { parent };
        const role = id === 'darstellung' ? 'render' : 'product';
        this.groups.push({ id, ...place, label: this.say(title(id)), role, order: this.groups.length });
      }
      parent = id;
    }
    return parent ?? '';
  }

  private input(ref: string, cell: string): void {
    const reference = parseReference(ref);
    const path = reference.kind === 'property' ? reference.path : [];
    const id = path.at(-1) ?? '';
    const groups = path.slice(0, -1);
    const place = cellNamed(this.workbook, cell);
    if (place === null) this.fault('unknown-cell', cell, ref);
    else if (!paramPattern.test(id) || groups.length === 0 || groups.some((group) => !groupPattern.test(group)))
      this.fault('reference', cell, ref);
    else if (this.inputs.some((input) => input.param.id === id)) this.fault('input-twice', cell, ref);
    else {
      const outcome = sheetInput(this.workbook, id, this.group(groups), place, this.say);
      if (outcome.ok) this.inputs.push(outcome.input);
      else this.fault(outcome.key, cell, outcome.detail);
    }
  }

  private output(id: string, cell: string): void {
    const area = areaNamed(this.workbook, cell);
    const place = cellNamed(this.workbook, cell);
    if (area === null || place === null) this.fault('unknown-cell', cell, id);
    else if (!paramPattern.test(id)) this.fault('reference', cell, id);
    else this.outputs.push({ id, area, unit: unitOf(this.workbook, place), label: this.say(labelOf(this.workbook, place) ?? id) });
  }
}
