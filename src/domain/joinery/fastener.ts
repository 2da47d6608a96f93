/** Nails, screws and connectors of the workshop: names and weights. Nails weigh π/4 · d² · ℓ · 7850 kg/m³, heads not counted. It knows no part and no price. */
import type { LocalizedText } from '#domain/language/language.ts';

export interface Fastener {
  name: LocalizedText;
  articleNumber: string;
  /** Key of the part list; one without a price of its own costs the price of its key. */
  key: 'NA' | 'SR' | 'SC';
  weightKg: number;
  /** null: it is not driven into wood along its length. */
  lengthMm: number | null;
  /** Least length in the receiving part, where the point stays inside it; null: it goes through. */
  leastHoldMm: number | null;
}

/** Smooth nails hold by 8, screws by 6 times their diameter (EN 1995-1-1, 8.3.1 and 8.7). */
const nailHold = 8;
const screwHold = 6;

function nail(diameterMm: number, lengthMm: number): Fastener {
  const size = `${diameterMm} × ${lengthMm}`;
  return {
    name: { de: `Nagel ${size}`, fr: `Clou ${size}`, en: `Nail ${size}` },
    articleNumber: `NA-${diameterMm * 10}x${lengthMm}`,
    key: 'NA',
    lengthMm,
    leastHoldMm: nailHold * diameterMm,
    weightKg: Math.round((Math.PI / 4) * diameterMm ** 2 * lengthMm * 7.85) / 1e6,
  };
}

function screw(diameterMm: number, lengthMm: number, weightKg: number): Fastener {
  const size = `${diameterMm} × ${lengthMm}`;
  return {
    name: { de: `Holzbauschraube ${size}`, fr: `Vis à bois ${size}`, en: `Timber screw ${size}` },
    articleNumber: `SR-${diameterMm}x${lengthMm}`,
    key: 'SR',
    lengthMm,
    leastHoldMm: screwHold * diameterMm,
    weightKg,
  };
}

function bolt(lengthMm: number): Fastener {
  const size = `M12 × ${lengthMm}`;
  return {
    name: { de: `Schlossschraube ${size}`, fr: `Boulon à tête bombée ${size}`, en: `Carriage bolt ${size}` },
    articleNumber: `SR-M12x${lengthMm}`,
    key: 'SR',
    lengthMm,
    leastHoldMm: null,
    weightKg: Math.round(lengthMm * 0.89 + 40) / 1000,
  };
}

/** Its nut is let into the skid from below, so that it does not stand on the ground. */
function sunkBolt(lengthMm: number): Fastener {
  const whole = bolt(lengthMm);
  const { de, fr, en } = whole.name;
  return {
    ...whole,
    name: {
      de: `${de}, Mutter unten 35 mm versenkt`,
      fr: `${fr}, écrou noyé de 35 mm par-dessous`,
      en: `${en}, nut let in 35 mm from below`,
    },
  };
}

export const fasteners: Readonly<Record<string, Fastener>> = {
  'nail-2.5x45': nail(2.5, 45),
  'nail-2.8x60': nail(2.8, 60),
  'nail-3.1x70': nail(3.1, 70),
  'nail-3.4x90': nail(3.4, 90),
  'nail-4.2x110': nail(4.2, 110),
  'screw-5x60': {
    name: { de: 'Schraube 5 × 60', fr: 'Vis 5 × 60', en: 'Screw 5 × 60' },
    articleNumber: 'SR-5x60',
    key: 'SC',
    lengthMm: 60,
    leastHoldMm: screwHold * 5,
    weightKg: 0.006,
  },
  'screw-8x160': screw(8, 160, 0.046),
  'screw-8x180': screw(8, 180, 0.052),
  'bolt-12x220': bolt(220),
  'bolt-12x240': bolt(240),
  'bolt-12x260': bolt(260),
  'sunk-bolt-12x180': sunkBolt(180),
  'sunk-bolt-12x200': sunkBolt(200),
  'sunk-bolt-12x220': sunkBolt(220),
  hanger: {
    name: { de: 'Balkenschuh', fr: 'Sabot de charpente', en: 'Joist hanger' },
    articleNumber: 'BS',
    key: 'SR',
    lengthMm: null,
    leastHoldMm: null,
    weightKg: 0.28,
  },
};

/** Nails that are clinched on the far side, by the thickness of both parts together. */
const clinched = [
  { most: 37, fastener: 'nail-2.5x45' },
  { most: 50, fastener: 'nail-2.8x60' },
];

export function clinchedNail(thicknessMm: number): string {
  return clinched.find(({ most }) => thicknessMm <= most + 0.05)?.fastener ?? 'nail-3.1x70';
}
