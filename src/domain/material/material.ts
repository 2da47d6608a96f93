/**
 * The materials of parts: names and densities. Densities in kg/m³ are averages of building-material tables (spruce 460, OSB 620, plywood 500,
 * glass 2500); cushions are polyester foam of 30 kg/m³. Where a thing's weight per piece is known (castor), its density is not used. It knows no price.
 */

interface MaterialName {
  de: string;
  fr: string;
  en: string;
}

export interface Material {
  label: MaterialName;
  densityKgPerM3: number;
}

export const materials = {
  spruce: { label: { de: 'Fichte roh', fr: 'Épicéa brut', en: 'Raw spruce' }, densityKgPerM3: 460 },
  'squared-timber': { label: { de: 'Kantholz Fichte', fr: 'Bois équarri épicéa', en: 'Squared spruce timber' }, densityKgPerM3: 460 },
  'spruce-planed': { label: { de: 'Fichte gehobelt', fr: 'Épicéa raboté', en: 'Planed spruce' }, densityKgPerM3: 460 },
  pallet: { label: { de: 'Palettenholz', fr: 'Bois de palette', en: 'Pallet wood' }, densityKgPerM3: 460 },
  oiled: { label: { de: 'Palettenholz geölt', fr: 'Bois de palette huilé', en: 'Oiled pallet wood' }, densityKgPerM3: 460 },
  white: { label: { de: 'Weiss lackiert', fr: 'Laqué blanc', en: 'Painted white' }, densityKgPerM3: 460 },
  anthracite: { label: { de: 'Anthrazit lackiert', fr: 'Laqué anthracite', en: 'Painted anthracite' }, densityKgPerM3: 460 },
  plywood: { label: { de: 'Sperrholz', fr: 'Contreplaqué', en: 'Plywood' }, densityKgPerM3: 500 },
  'plywood-birch': { label: { de: 'Sperrholz Birke', fr: 'Contreplaqué bouleau', en: 'Birch plywood' }, densityKgPerM3: 680 },
  'plywood-maritime': {
    label: { de: 'Sperrholz Seekiefer', fr: 'Contreplaqué pin maritime', en: 'Maritime pine plywood' },
    densityKgPerM3: 560,
  },
  'plywood-strip': { label: { de: 'Sperrholzleiste', fr: 'Lamelle de contreplaqué', en: 'Plywood strip' }, densityKgPerM3: 500 },
  lvl: { label: { de: 'Furnierschichtholz', fr: 'Bois lamibois', en: 'Laminated veneer lumber' }, densityKgPerM3: 510 },
  osb: { label: { de: 'OSB', fr: 'OSB', en: 'OSB' }, densityKgPerM3: 620 },
  mdf: { label: { de: 'MDF', fr: 'MDF', en: 'MDF' }, densityKgPerM3: 750 },
  poplar: { label: { de: 'Pappelsperrholz', fr: 'Contreplaqué peuplier', en: 'Poplar plywood' }, densityKgPerM3: 430 },
  pavatex: { label: { de: 'Pavatex', fr: 'Pavatex', en: 'Pavatex' }, densityKgPerM3: 900 },
  larch: { label: { de: 'Lärche', fr: 'Mélèze', en: 'Larch' }, densityKgPerM3: 590 },
  wisa: { label: { de: 'Wisa-Platte', fr: 'Panneau Wisa', en: 'Wisa board' }, densityKgPerM3: 680 },
  carton: { label: { de: 'Wellkarton', fr: 'Carton ondulé', en: 'Corrugated board' }, densityKgPerM3: 150 },
  'cushion-natural': { label: { de: 'Polster natur', fr: 'Coussin naturel', en: 'Natural cushion' }, densityKgPerM3: 30 },
  'cushion-green': { label: { de: 'Polster grün', fr: 'Coussin vert', en: 'Green cushion' }, densityKgPerM3: 30 },
  castor: { label: { de: 'Lenkrolle', fr: 'Roulette', en: 'Castor' }, densityKgPerM3: 1200 },
  glass: { label: { de: 'Glas', fr: 'Verre', en: 'Glass' }, densityKgPerM3: 2500 },
  soil: { label: { de: 'Erde', fr: 'Terre', en: 'Soil' }, densityKgPerM3: 1200 },
  liner: { label: { de: 'Noppenbahn', fr: 'Nappe à excroissances', en: 'Dimpled liner' }, densityKgPerM3: 950 },
  film: { label: { de: 'Folie', fr: 'Film', en: 'Film' }, densityKgPerM3: 920 },
  foam: { label: { de: 'PE-Schaum', fr: 'Mousse PE', en: 'PE foam' }, densityKgPerM3: 30 },
  desiccant: { label: { de: 'Trockenmittel', fr: 'Dessiccant', en: 'Desiccant' }, densityKgPerM3: 800 },
  rope: { label: { de: 'Seil', fr: 'Corde', en: 'Rope' }, densityKgPerM3: 700 },
  paint: { label: { de: 'Farbe', fr: 'Peinture', en: 'Paint' }, densityKgPerM3: 1200 },
  steel: { label: { de: 'Stahl', fr: 'Acier', en: 'Steel' }, densityKgPerM3: 7850 },
} as const satisfies Record<string, Material>;

export type MaterialId = keyof typeof materials;

const byId: ReadonlyMap<string, Material> = new Map(Object.entries(materials));

export function materialOf(id: string): Material | undefined {
  return byId.get(id);
}
