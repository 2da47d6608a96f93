/**
 * Facts for buyers of furniture: how it arrives, in how many parts, what is left to do, its load limit, its care,
 * whether it may be left in the rain, whether it can be returned. In line with the terms of business (delivery to the kerb, returns of unused stock).
 */
import type { LocalizedText } from '#domain/language/language.ts';
import { text } from './family.ts';
import type { SeedProduct } from './seed-product.ts';

const arrival = text('ebenerdig bis Bordsteinkante', 'de plain-pied, au bord du trottoir', 'at ground level, to the kerb');

const onePiece = text('ein Stück', 'une pièce', 'one piece');
const screwed = text('Teile fertig verschraubt', 'éléments livrés vissés', 'parts come screwed together');

const perSeat = text('150 kg je Platz', '150 kg par place', '150 kg per seat');
const spread = (kg: number): LocalizedText => text(`${kg} kg, verteilt`, `${kg} kg, répartis`, `${kg} kg, spread evenly`);

interface Piece {
  /** Omitted if the model defines the number of parts. */
  parts?: LocalizedText;
  assembly: LocalizedText;
  bearing?: LocalizedText;
}

const pieces: Readonly<Record<string, Piece>> = {
  lounge: { assembly: screwed, bearing: perSeat },
  'corner-lounge': {
    assembly: screwed,
    bearing: perSeat,
  },
  bed: {
    parts: text('Palette um Palette', 'palette par palette', 'pallet by pallet'),
    assembly: text('zu zweit 20 Minuten, Schrauben dabei', '20 minutes à deux, vis fournies', '20 minutes for two, screws included'),
    bearing: spread(300),
  },
  'coffee-table': {
    parts: text('ein Stück, Glas einzeln verpackt', 'une pièce, verre emballé à part', 'one piece, glass packed separately'),
    assembly: text('Glas auflegen', 'poser le verre', 'lay the glass on top'),
    bearing: spread(50),
  },
  bar: { assembly: screwed, bearing: spread(80) },
  table: { assembly: screwed, bearing: spread(80) },
  planter: { parts: onePiece, assembly: text('fertig verschraubt', 'livré vissé', 'comes screwed together') },
};

const covers = text('abziehbar, bei 40\u00A0°C waschbar', 'amovibles, lavables à 40\u00A0°C', 'removable, washable at 40\u00A0°C');

const oilYearly = text('einmal im Jahr nachölen', 'huiler une fois par an', 'oil once a year');
const wipe = text('feucht abwischen', 'essuyer avec un chiffon humide', 'wipe with a damp cloth');

const careOf: Readonly<Record<string, LocalizedText>> = {
  raw: text('draussen vor dem ersten Regen ölen', 'dehors, huiler avant la première pluie', 'outdoors, oil before the first rain'),
  oiled: oilYearly,
  white: wipe,
  anthracite: wipe,
};

const mayStay = text('darf draussen bleiben', 'peut rester dehors', 'may stay outside');
const cushionsIn = text(
  'Holz draussen, Polster bei Regen hinein',
  'bois dehors, coussins à l’abri',
  'timber outside, cushions in when it rains',
);
const greysOutside = text('roh: vergraut draussen', 'brut : grisaille dehors', 'raw: turns grey outdoors');
const indoors = text('nur für drinnen', 'pour l’intérieur', 'indoors only');

const madeForYou = text('keine, für Sie gefertigt', 'aucun, fabriqué pour vous', 'none, made for you');
const unused = text('14 Tage, unbenutzt, nach Absprache', '14 jours, inutilisé, après entente', '14 days, unused, by agreement');

const seats = ['lounge', 'corner-lounge'];
const weatherproof = (finish: unknown): boolean => typeof finish === 'string' && finish !== 'raw';

function weatherOf({ type, configurable, preset: { cushion, finish } }: SeedProduct): LocalizedText {
  if (type === 'bed') return indoors;
  if (type === 'planter') return mayStay;
  if (configurable || weatherproof(finish)) return seats.includes(type) && cushion !== 0 ? cushionsIn : mayStay;
  return greysOutside;
}

function careFor({ type, configurable, preset: { finish } }: SeedProduct): LocalizedText {
  if (type === 'cushion' || type === 'bed') return wipe;
  if (configurable || type === 'planter') return oilYearly;
  return careOf[String(finish)] ?? wipe;
}

/** Adds these facts to a piece of furniture; other products are unchanged. The product's own values take precedence. */
export function withFurnitureFacts(product: SeedProduct): SeedProduct {
  const { type, configurable, preset, values } = product;
  const piece = pieces[type];
  const isCushion = type === 'cushion';
  if (piece === undefined && !isCushion) return product;
  const facts: SeedProduct['values'] = {
    ...(piece === undefined ? {} : { arrival, ...piece, weather: weatherOf(product) }),
    ...(isCushion || (seats.includes(type) && preset['cushion'] !== 0) ? { covers } : {}),
    care: careFor(product),
    returns: configurable || values.stock !== 'true' ? madeForYou : unused,
  };
  // A piece made in an outdoor finish is for outdoors, whatever finish it is shown in first.
  const outdoor = (configurable || type === 'planter') && piece !== undefined && type !== 'bed' ? { outdoor: 'true' } : {};
  return { ...product, values: { ...facts, ...values, ...outdoor } };
}
