/**
 * Puts each stylesheet into a cascade layer of its folder. Pages load several small stylesheets, in an order that depends on the page
 * visited before; with layers it does not matter. The layers are in the order of the folders: a folder may restyle what it uses, never the reverse.
 */
import type { Plugin } from 'postcss';
import { FOLDER_ORDERS } from '../check/folder-order.ts';

const rooms = (top: string): readonly string[] => FOLDER_ORDERS.find((order) => order.top === top)?.folders ?? [];

const order = ['ui', 'configurator', ...rooms('src/web/storefront/'), ...rooms('src/web/office/').map((room) => `office-${room}`)];

/** Layer of a stylesheet by its path; null: not one of ours. */
export function layerOf(path: string): string | null {
  const [, wing, room] =
    /\/src\/web\/(?:(storefront|office|configurator)\/)?(?:([\w-]+)\/)?[^?]*\.css$/.exec(path.replaceAll('\\', '/')) ?? [];
  if (wing === 'storefront') return room ?? null;
  if (wing === 'office') return room === undefined ? null : `office-${room}`;
  if (wing === 'configurator') return 'configurator';
  return /\/src\/web\/[^?]*\.css$/.test(path.replaceAll('\\', '/')) ? 'ui' : null;
}

/** The frame of every page imports it before all others: it defines the order for all. */
const isFirst = (path: string): boolean => path.replaceAll('\\', '/').endsWith('/src/web/ui/fonts.css');

export const layeredStyles: Plugin = {
  postcssPlugin: 'layered-styles',
  Once(sheet, { AtRule }) {
    const layer = layerOf(sheet.source?.input.file ?? '');
    if (layer === null) return;
    if (!order.includes(layer)) throw new Error(`${layer} has no place in tools/check/folder-order.ts`);
    const nodes = [...sheet.nodes];
    sheet.removeAll();
    if (isFirst(sheet.source?.input.file ?? '')) sheet.append(new AtRule({ name: 'layer', params: order.join(', ') }));
    sheet.append(new AtRule({ name: 'layer', params: layer, nodes }));
  },
};
