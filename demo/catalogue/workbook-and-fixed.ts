/** Products of the demo catalogue that are computed by a workbook or shown by a fixed 3D model, and their files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ViewData } from '#domain/configurator/configurator-info.ts';
import { shippedWorkbook, type ShippedWorkbook } from '#server/configurator/workbook-files.ts';
import { corrugated, solidSpruce, type SeedProduct } from './seed-product.ts';

const modelsFolder = path.join(import.meta.dirname, '../../models');

async function workbook(id: string): Promise<ShippedWorkbook> {
  const shipped = await shippedWorkbook(id);
  if (shipped === null) throw new Error(`the demo data name a workbook that is not there: ${id}`);
  return shipped;
}

const cartonPrice = await workbook('karton-preis');
const cutList = await workbook('zuschnittliste');
const boxFile = 'palettenbox.glb';

const boxView: ViewData = {
  fileName: boxFile,
  cameraPosition: { x: 0.7, y: 0.7, z: 0.7 },
  visibleProperties: [],
  bind: [
    { node: 'lid', visible: 'p:ausstattung/lid' },
    { node: 'lid-cleat', visible: 'p:ausstattung/lid' },
    { node: 'divider', visible: 'p:ausstattung/inside', is: 'halves' },
    { node: 'divider', visible: 'p:ausstattung/inside', is: 'quarters' },
    { node: 'cross', visible: 'p:ausstattung/inside', is: 'quarters' },
    ...[1, 2, 3].flatMap((frame) => ['long', 'short'].map((side) => ({ node: `frame${frame}-${side}`, material: 'p:finish/finish' }))),
  ],
};

/** By file name. */
export const configuratorFiles: readonly { name: string; content: Buffer }[] = [
  { name: cartonPrice.info.file, content: cartonPrice.content },
  { name: cutList.info.file, content: cutList.content },
  { name: boxFile, content: readFileSync(path.join(modelsFolder, 'palettenbox', boxFile)) },
];

export const workbookAndFixed: readonly SeedProduct[] = [
  {
    articleNumber: 'KP_0001',
    type: 'carton-price',
    categories: ['slotted-boxes'],
    kindCode: 1,
    name: { de: 'Faltkarton mit Druck', fr: 'Caisse américaine imprimée', en: 'Printed slotted box' },
    description: {
      de: 'FEFCO 0201 nach Mass, auf Wunsch ein- oder zweifarbig bedruckt. Die Einrichtung des Drucks verteilt sich auf die Auflage: Der Preis rechnet sich für jede Stückzahl neu.',
      fr: 'FEFCO 0201 sur mesure, imprimé sur demande en une ou deux couleurs. La mise en train de l’impression se répartit sur le tirage : le prix se calcule pour chaque quantité.',
      en: 'FEFCO 0201 made to measure, printed in one or two colours on request. Print set-up is spread over the run: the price is recalculated for every quantity.',
    },
    configurable: true,
    preset: { length: 400, width: 300, height: 200, flute: 'C', print: '1-farbig' },
    values: {
      timber: corrugated,
      use: { de: 'Versand mit eigenem Auftritt', fr: 'Expédition à votre image', en: 'Shipping under your own brand' },
      stock: 'false',
      workbook: JSON.stringify(cartonPrice.info),
    },
    price: { kind: 'excel', ladder: [100, 250, 500, 1000], unitOfSales: 50 },
    transport: { maxPackage: 75, minSp: 0.5, quantityForMinSp: 300 },
  },
  {
    articleNumber: 'ZL_0001',
    type: 'cut-list',
    categories: ['open-crates'],
    kindCode: 1,
    name: { de: 'Offene Kiste als Bausatz', fr: 'Caisse ouverte en kit', en: 'Open crate as a kit' },
    description: {
      de: 'Bretter und Leisten auf Länge gesägt und gebündelt, zum Zusammennageln vor Ort, auf Wunsch mit Deckel. Nägel sind nicht dabei; für Bretter von 18 mm braucht es solche von 2.5 × 45 und 2.8 × 60 mm. Die Zuschnittliste zählt auch, aus wie vielen Stangen gesägt wird und was übrig bleibt.',
      fr: 'Planches et liteaux débités à longueur et liés en botte, à clouer sur place, avec couvercle sur demande. Les clous ne sont pas fournis ; pour des planches de 18 mm, il en faut de 2.5 × 45 et de 2.8 × 60 mm. La liste de débit compte aussi les barres nécessaires et les chutes.',
      en: 'Boards and cleats cut to length and bundled, to be nailed together on site, with a lid on request. Nails are not included; boards of 18 mm take nails of 2.5 × 45 and 2.8 × 60 mm. The cut list also counts the stock lengths that are sawn and what is left over.',
    },
    configurable: true,
    preset: {
      length: 1000,
      width: 600,
      height: 438,
      thickness: '18',
      boardWidth: '140',
      wood: 'Fichte roh',
      stockLength: '4000',
      kerf: 4,
      lid: 'nein',
    },
    values: {
      timber: solidSpruce,
      use: { de: 'Montage vor Ort', fr: 'Montage sur place', en: 'Assembly on site' },
      stock: 'false',
      workbook: JSON.stringify(cutList.info),
    },
    price: { kind: 'excel', ladder: [1] },
  },
  {
    articleNumber: 'PB_0001',
    type: 'pallet-box',
    categories: ['pallet-extras'],
    kindCode: 1,
    name: { de: 'Palettenbox 1200 × 800', fr: 'Caisse-palette 1200 × 800', en: 'Pallet box 1200 × 800' },
    description: {
      de: 'Palette mit drei Aufsatzrahmen von 195 mm mit Eckscharnieren: steht in zwei Minuten, liegt leer flach. Mit Deckel und Fächern nach Wahl.',
      fr: 'Palette avec trois rehausses de 195 mm à charnières d’angle : montée en deux minutes, à plat lorsqu’elle est vide. Couvercle et compartiments au choix.',
      en: 'Pallet with three hinged collars of 195 mm: up in two minutes, flat when empty. With lid and compartments of your choice.',
    },
    configurable: true,
    preset: { lid: true, inside: 'open', finish: 'raw' },
    values: {
      load: '1000',
      timber: solidSpruce,
      use: { de: 'Lager, Kommissionierung', fr: 'Stockage, préparation', en: 'Storage, picking' },
      stock: 'false',
      fixedModel: JSON.stringify(boxView),
    },
    price: { kind: 'margin', percent: 35, ladder: [1, 5, 10, 25] },
  },
];
