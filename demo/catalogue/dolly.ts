/**
 * A product of the demo catalogue without a product model: a transport dolly with its own pictures and a fixed 3D model, all drawn by
 * `tools/pictures/draw-dolly.ts`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ViewData } from '#domain/configurator/configurator-info.ts';
import { text } from './family.ts';
import { solidSpruce, type SeedProduct } from './seed-product.ts';

const folder = path.join(import.meta.dirname, 'file');
const view: ViewData = {
  fileName: 'transportroller.glb',
  cameraPosition: { x: 0.7, y: 0.7, z: 0.3 },
  visibleProperties: [],
  bind: [],
};

export const dollyFile = { name: view.fileName, content: readFileSync(path.join(folder, view.fileName)) };

const picture = (name: string, file: string) => ({
  name,
  contentType: 'image/png' as const,
  content: readFileSync(path.join(folder, file)),
});

export const dolly: SeedProduct = {
  articleNumber: 'TR_0001',
  type: 'dolly',
  categories: ['pallet-extras'],
  kindCode: 1,
  name: text('Transportroller 800 × 600', 'Plateau roulant 800 × 600', 'Transport dolly 800 × 600'),
  description: text(
    'Fünf Bretter auf drei Kanthölzern und vier Lenkrollen von 80 mm: trägt Kisten und Halbpaletten durch Werkstatt und Lager.',
    'Cinq planches sur trois bois équarris et quatre roulettes pivotantes de 80 mm : porte caisses et demi-palettes à l’atelier et au stock.',
    'Five boards on three timbers and four swivel castors of 80 mm: carries crates and half pallets through workshop and store.',
  ),
  configurable: false,
  preset: {},
  pictures: [picture('TR_0001', 'transportroller.png'), picture('800 × 600 × 138 mm', 'transportroller-masse.png')],
  values: {
    load: '250',
    weight: '10',
    timber: solidSpruce,
    use: text('Werkstatt, Lager, Anlieferung', 'Atelier, stock, livraison', 'Workshop, store, deliveries'),
    stock: 'true',
    fixedModel: JSON.stringify(view),
  },
  price: {
    kind: 'fix',
    steps: [
      [1, 68],
      [5, 62],
      [20, 57.5],
    ],
  },
  transport: { maxPackage: 2, minSp: 0.5, quantityForMinSp: 20 },
};
