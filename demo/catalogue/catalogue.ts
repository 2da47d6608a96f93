/** All products of the demo catalogue. */
import { crates } from './crate.ts';
import { cushions } from './cushion.ts';
import { dolly } from './dolly.ts';
import { exportAndCartons } from './export-and-carton.ts';
import { furniture } from './furniture.ts';
import { withFurnitureFacts } from './furniture-facts.ts';
import { palletsAndLaths } from './pallet.ts';
import type { SeedProduct } from './seed-product.ts';
import { services } from './service.ts';
import { stockCartons } from './stock-carton.ts';
import { stockCrates } from './stock-crate.ts';
import { stockFurniture } from './stock-furniture.ts';
import { stockPallets } from './stock-pallet.ts';
import { workbookAndFixed } from './workbook-and-fixed.ts';

export const catalogue: readonly SeedProduct[] = [
  ...crates,
  ...stockCrates,
  ...exportAndCartons,
  ...stockCartons,
  ...palletsAndLaths,
  ...stockPallets,
  ...[...furniture, ...stockFurniture, ...cushions].map(withFurnitureFacts),
  ...workbookAndFixed,
  ...services,
  dolly,
];
