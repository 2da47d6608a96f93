/**
 * Effect of the choices on the nodes of a fixed 3D model: shown or hidden, material, scale. A reference that does not resolve is a
 * mistake in the product's setup and throws with the words of the specification.
 * Specification: storefront §3 (configurator view data), §5 and §8 (reflection input), configurator design §5.3.
 */
import type { NodeBinding } from './configurator-info.ts';
import { propertiesOf, type Property, type PropertyGroup, type PropertyTree } from './describe.ts';
import { parseReference, resolveProperty } from './reference.ts';

export interface NodeState {
  /** Null: as in the file. */
  visible: boolean | null;
  /** Value of the option: a material of the shop, a colour, or anything else for the node's own. Null: its own. */
  material: string | null;
  scale: number;
}

function property(tree: PropertyTree, input: string): Property {
  const reference = parseReference(input);
  if (reference.kind !== 'property') throw new Error('Unknown reflection input');
  return resolveProperty(tree, reference.path);
}

function isShown(property: Property, is: string | undefined): boolean {
  if (is !== undefined) return String(property.value) === is;
  return property.type === 'number' ? property.value > 0 : property.type === 'bool' ? property.value : property.value !== '';
}

function scaleOf(property: Property): number {
  const value = Number(property.value);
  const factor = property.unit === '%' ? value / 100 : value;
  return Number.isFinite(factor) && factor > 0 ? factor : 1;
}

/** By node name; a binding applies to the node with its name and to those whose names begin with it and a slash. */
export function nodeStates(tree: PropertyTree, bindings: readonly NodeBinding[]): Map<string, NodeState> {
  const states = new Map<string, NodeState>();
  for (const binding of bindings) {
    const state = states.get(binding.node) ?? { visible: null, material: null, scale: 1 };
    states.set(binding.node, state);
    if ('visible' in binding) state.visible = state.visible === true || isShown(property(tree, binding.visible), binding.is);
    else if ('material' in binding) state.material = String(property(tree, binding.material).value);
    else state.scale = scaleOf(property(tree, binding.scale));
  }
  return states;
}

/** The tree with only the properties whose paths the view names; all of them if it names none. */
export function shownTree(tree: PropertyTree, paths: readonly string[]): PropertyTree {
  if (paths.length === 0) return tree;
  const wanted = new Set(paths);
  const known = new Set(propertiesOf(tree.groups).map(({ path }) => path));
  if (paths.some((path) => !known.has(path))) throw new Error('property not found');
  const kept = (group: PropertyGroup): PropertyGroup => ({
    ...group,
    properties: group.properties.filter(({ path }) => wanted.has(path)),
    groups: group.groups.map(kept),
  });
  return { ...tree, groups: tree.groups.map(kept) };
}
