/**
 * References into a configuration: `p:masse/laenge` names a property by its path, `e:…` an element of the evaluated model or a cell of its workbook.
 * Wrong references are mistakes in the product's setup and throw with the words of the specification (storefront §5 and §8).
 */
import type { PropertyGroup, PropertyTree } from './describe.ts';
import type { Property } from './describe.ts';

export type Reference = { kind: 'property'; path: string[] } | { kind: 'element'; target: string };

/** Path segments; an empty path or segment cannot be split. */
function splitPath(path: string): string[] {
  const segments = path.split('/');
  if (segments.some((segment) => segment.trim() === '')) throw new Error('path could not be split');
  return segments;
}

export function parseReference(input: string): Reference {
  const rest = input.slice(1).replace(/^:/, '');
  if (input.startsWith('p')) return { kind: 'property', path: splitPath(rest) };
  if (input.startsWith('e')) return { kind: 'element', target: rest };
  throw new Error('Unknown reflection input');
}

/** The property at a path; a path must end in a property. */
export function resolveProperty(tree: PropertyTree, path: readonly string[]): Property {
  let groups: PropertyGroup[] = tree.groups;
  let properties: Property[] = [];
  for (const segment of path.slice(0, -1)) {
    const group = groups.find((candidate) => candidate.id === segment);
    if (group === undefined) throw new Error('property not found');
    ({ groups, properties } = group);
  }
  const found = properties.find((candidate) => candidate.id === path.at(-1));
  if (found === undefined) throw new Error('property not found');
  return found;
}

/** The Darstellung group must be a property group, and everything in a tree needs an id and a label. */
export function checkTree(tree: PropertyTree): void {
  const visit = (group: PropertyGroup): void => {
    for (const node of [group, ...group.properties]) {
      if (node.id === '' || [node.label.de, node.label.fr, node.label.en].some((label) => label.trim() === ''))
        throw new Error('id or label is empty');
    }
    if (group.properties.some((property) => property.id === 'darstellung')) throw new Error('property group type violation');
    group.groups.forEach(visit);
  };
  tree.groups.forEach(visit);
}
