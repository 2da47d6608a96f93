/**
 * Describes a model for these values as a tree of groups and properties with their current limits, options and visibility, so that
 * panel, admin grid and quick order need no knowledge of single products. View modes: all, render model, product model.
 * Specification: storefront §4 (configurator), configurator design §1, §5.4.
 */
import type { CompiledModel, CompiledParam } from './compiled-model.ts';
import type { Localized, ParameterValue, Values } from './evaluation.ts';
import { viewFrame } from './look.ts';
import type { ModelGroup } from './model-schema.ts';
import type { RawValues } from './normalise.ts';
import type { Frame } from '#domain/formula/compile.ts';

export type ViewMode = 'all' | 'render-model' | 'product-model';

interface PropertyBase {
  kind: 'property';
  id: string;
  /** `group/…/id`, as used in references and visible-property lists. */
  path: string;
  label: Localized;
  help: Localized | null;
  unit: string;
  visible: boolean;
  enabled: boolean;
  quickOrder: boolean;
}

export type Property = PropertyBase &
  (
    | { type: 'number'; value: number; min: number; max: number; step: number | null; preset: number | null; none: number | null }
    | { type: 'option'; value: string; options: { value: string; label: Localized }[] }
    | { type: 'bool'; value: boolean }
    | { type: 'text'; value: string; maxLength: number }
  );

export interface PropertyGroup {
  kind: 'group';
  id: string;
  path: string;
  label: Localized;
  role: 'product' | 'render';
  groups: PropertyGroup[];
  properties: Property[];
}

export interface PropertyTree {
  modelId: string;
  version: number;
  label: Localized;
  groups: PropertyGroup[];
}

function property(compiled: CompiledParam, groupPath: string, value: ParameterValue, frame: Frame): Property {
  const { param } = compiled;
  const base: PropertyBase = {
    kind: 'property',
    id: param.id,
    path: `${groupPath}/${param.id}`,
    label: param.label,
    help: param.help ?? null,
    unit: param.unit ?? '',
    visible: compiled.visible(frame) === true,
    enabled: compiled.enabled(frame) === true,
    quickOrder: param.quickOrder ?? false,
  };
  switch (param.type) {
    case 'number': {
      const limits = {
        min: Number(compiled.min(frame)),
        max: Number(compiled.max(frame)),
        step: param.step ?? null,
        preset: param.preset ?? null,
        none: param.none ?? null,
      };
      return { ...base, type: 'number', value: Number(value), ...limits };
    }
    case 'option': {
      const offered = param.options.filter((_, index) => compiled.offered[index]?.(frame) === true);
      return {
        ...base,
        type: 'option',
        value: String(value),
        options: offered.map((option) => ({ value: option.value, label: option.label })),
      };
    }
    case 'bool':
      return { ...base, type: 'bool', value: value === true };
    default:
      return { ...base, type: 'text', value: String(value), maxLength: param.maxLength };
  }
}

/** Whether a group of that role is shown; an unknown view mode is an error. */
function shownInMode(role: ModelGroup['role'], mode: ViewMode): boolean {
  switch (mode) {
    case 'all':
      return true;
    case 'render-model':
      return role === 'render';
    case 'product-model':
      return role === 'product';
    default:
      throw new Error('Unknown mode');
  }
}

function groupsInMode(groups: readonly PropertyGroup[], mode: ViewMode): PropertyGroup[] {
  return groups
    .filter(({ role }) => shownInMode(role, mode))
    .map((group) => (group.groups.length === 0 ? group : { ...group, groups: groupsInMode(group.groups, mode) }));
}

/** The part of a whole tree that one view mode shows. */
export function treeInMode(tree: PropertyTree, mode: ViewMode): PropertyTree {
  return { ...tree, groups: groupsInMode(tree.groups, mode) };
}

/** The property tree for these values; never throws, whatever values a customer sends. */
export function describe(compiled: CompiledModel, raw: RawValues, mode: ViewMode = 'all'): PropertyTree {
  const { frame, product, view } = viewFrame(compiled, raw);
  const values: Values = { ...product, ...view };
  const { model } = compiled;
  const params = [...compiled.params, ...compiled.viewParams];
  const branch = (parent: string | undefined, path: string): PropertyGroup[] =>
    model.groups
      .filter((group) => group.parent === parent)
      .sort((a, b) => a.order - b.order)
      .map((group) => {
        const groupPath = path === '' ? group.id : `${path}/${group.id}`;
        const own = params.filter(({ param }) => param.group === group.id);
        return {
          kind: 'group',
          id: group.id,
          path: groupPath,
          label: group.label,
          role: group.role,
          groups: branch(group.id, groupPath),
          properties: own.map((param) => property(param, groupPath, values[param.param.id] ?? 0, frame)),
        };
      });
  return treeInMode({ modelId: model.id, version: model.version, label: model.label, groups: branch(undefined, '') }, mode);
}

/** All properties of a tree, in reading order. */
export function propertiesOf(groups: readonly PropertyGroup[]): Property[] {
  return groups.flatMap((group) => [...group.properties, ...propertiesOf(group.groups)]);
}

/** Whether a property is a choice worth listing: not `none`, a number that means none, an empty text or an unticked box. */
export function isChosen(property: Property): boolean {
  if (!property.visible) return false;
  switch (property.type) {
    case 'number':
      return property.value !== property.none;
    case 'option':
      return property.value !== 'none';
    case 'bool':
      return property.value;
    default:
      return property.value !== '';
  }
}
