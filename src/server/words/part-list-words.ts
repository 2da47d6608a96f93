/** Texts of a part list. */
import type { StepKind } from '#domain/workshop/assembly-step.ts';
import { numberText } from '#domain/configurator/message.ts';
import type { Language } from '#domain/language/language.ts';

export interface PartListText {
  heading: string;
  /** For the same paper with the building steps. */
  workshopSet: string;
  quantity: string;
  outerSize: string;
  innerSize: string;
  weightOfOne: string;
  weightOfAll: string;
  woodVolume: string;
  parts: string;
  article: string;
  date: string;
  reopen: string;
  chosen: string;
  partList: string;
  columns: {
    item: string;
    name: string;
    material: string;
    each: string;
    ripped: string;
    all: string;
    length: string;
    width: string;
    height: string;
    amount: string;
    weight: string;
  };
  /** `1 Stück`, `1'200 Stück` */
  times: (count: number) => string;
  usage: string;
  usageColumns: { material: string; key: string; amount: string; weight: string };
  sum: string;
  cutPlan: string;
  cutNote: (stock: { kerfMm: number; trimMm: number; lengthsMm: readonly number[]; panel: string }) => string;
  bars: (count: string) => string;
  panels: (count: string) => string;
  used: (percent: string) => string;
  offcuts: string;
  rest: (mm: string) => string;
  item: string;
  onOrder: string;
  tooLong: string;
  perPiece: string;
  labels: string;
  labelOf: (number: number, of: number) => string;
  steps: string;
  step: string;
  /** The instruction of a step; `names` are the assemblies with their numbers. */
  /** Of nails whose points are bent over behind. */
  clinched: string;
  stepOf: Record<StepKind, (names: string, isTurnedOver: boolean) => string>;
  drawing: string;
  /** Beside «ISPM 15» on the drawing: the kind of wood, and where its mark goes. */
  treated: string;
  /** Positions of the slings, from the left end; the drawing shows an arrow. */
  slings: string;
  views: { front: string; side: string; top: string; section: string; isometric: string };
  pageOf: (page: number, pages: number) => string;
  pictureOf: (name: string) => string;
}

const de: PartListText = {
  heading: 'Stückliste',
  workshopSet: 'Werkstattsatz',
  quantity: 'Menge',
  outerSize: 'Aussenmass mm',
  innerSize: 'Innenmass mm',
  weightOfOne: 'Gewicht je Stück',
  weightOfAll: 'Gewicht gesamt',
  woodVolume: 'Holzvolumen gesamt',
  parts: 'Teile je Stück',
  article: 'Artikel',
  date: 'Datum',
  reopen: 'Diese Konfiguration öffnen',
  chosen: 'Gewählt',
  partList: 'Teile',
  columns: {
    item: 'Pos.',
    name: 'Teil',
    ripped: 'Aufgetrennt aus',
    material: 'Material',
    each: 'je Stk.',
    all: 'Total',
    length: 'Länge',
    width: 'Breite',
    height: 'Höhe',
    amount: 'Menge',
    weight: 'kg',
  },
  times: (count) => `${numberText(count)} Stück`,
  usage: 'Verbrauch',
  usageColumns: { material: 'Material', key: 'Schlüssel', amount: 'Menge', weight: 'Gewicht kg' },
  sum: 'Summe',
  cutPlan: 'Schnittplan',
  cutNote: ({ kerfMm, trimMm, lengthsMm, panel }) =>
    `Säge und Lager der Werkstatt: Sägeschnitt ${kerfMm} mm, Anschnitt ${trimMm} mm je Ende, Lagerlängen ${lengthsMm.join(', ')} mm, Platten ${panel} mm. Alle Masse in mm.`,
  bars: (count) => (count === '1' ? '1 Stange' : `${count} Stangen`),
  panels: (count) => (count === '1' ? '1 Platte' : `${count} Platten`),
  used: (percent) => `${percent}\u00A0% genutzt`,
  offcuts: 'Reststücke',
  rest: (mm) => `Rest ${mm}`,
  item: 'Pos.',
  onOrder: 'nicht am Lager',
  tooLong: 'Grösser als das Lagermaterial, wird gestossen oder bestellt',
  perPiece: 'je Stück',
  labels: 'Etiketten',
  labelOf: (number, of) => `Bund ${number} von ${of}`,
  steps: 'Zusammenbau',
  step: 'Schritt',
  clinched: 'umgeschlagen',
  stepOf: {
    ready: (names, isTurnedOver) => `${names}: ${isTurnedOver ? 'mit der Oberseite nach unten ' : ''}bereitlegen.`,
    frame: (names) => `${names}: Querkufen, Längskufen und Kopfhölzer verbinden.`,
    ends: (names) => `${names}: flach liegend zusammenbauen.`,
    sides: (names) => `${names}: zusammenbauen und an die Stirnseiten nageln.`,
    floor: (names, isTurnedOver) => (isTurnedOver ? `Wenden. ${names}: auf die Wände nageln.` : `${names}: aufnageln.`),
    skids: (names, isTurnedOver) => `${names}: ${isTurnedOver ? 'auflegen, zurückwenden und von innen ' : ''}durch den Boden befestigen.`,
    beams: (names) => `${names}: zwischen die Wände einsetzen.`,
    lid: (names) => `${names}: zusammenbauen und schliessen.`,
    part: (names, isTurnedOver) => `${isTurnedOver ? 'Auf dem Kopf. ' : ''}${names}: ansetzen und befestigen.`,
    loose: (names) => `${names}: auflegen.`,
  },
  drawing: 'Zeichnung',
  treated: 'HT, Zeichen auf 2 Seiten',
  slings: 'Seile ab linkem Ende',
  views: { front: 'Vorderansicht', side: 'Seitenansicht', top: 'Draufsicht', section: 'Schnitt A–A', isometric: 'Ansicht' },
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  pictureOf: (name) => `Bild: ${name}`,
};

const fr: PartListText = {
  heading: 'Liste des pièces',
  workshopSet: 'Dossier d’atelier',
  quantity: 'Quantité',
  outerSize: 'Dimensions ext. mm',
  innerSize: 'Dimensions int. mm',
  weightOfOne: 'Poids par pièce',
  weightOfAll: 'Poids total',
  woodVolume: 'Volume de bois total',
  parts: 'Éléments par pièce',
  article: 'Article',
  date: 'Date',
  reopen: 'Ouvrir cette configuration',
  chosen: 'Choix',
  partList: 'Éléments',
  columns: {
    item: 'Pos.',
    name: 'Élément',
    ripped: 'Refendu dans',
    material: 'Matériau',
    each: 'par pce',
    all: 'Total',
    length: 'Longueur',
    width: 'Largeur',
    height: 'Hauteur',
    amount: 'Quantité',
    weight: 'kg',
  },
  times: (count) => `${numberText(count)} ${count < 2 ? 'pièce' : 'pièces'}`,
  usage: 'Consommation',
  usageColumns: { material: 'Matériau', key: 'Clé', amount: 'Quantité', weight: 'Poids kg' },
  sum: 'Total',
  cutPlan: 'Plan de débit',
  cutNote: ({ kerfMm, trimMm, lengthsMm, panel }) =>
    `Scie et stock de l’atelier : trait de scie ${kerfMm} mm, éboutage ${trimMm} mm par bout, longueurs en stock ${lengthsMm.join(', ')} mm, panneaux ${panel} mm. Toutes les dimensions en mm.`,
  bars: (count) => (count === '1' ? '1 barre' : `${count} barres`),
  panels: (count) => (count === '1' ? '1 panneau' : `${count} panneaux`),
  used: (percent) => `utilisé à ${percent} %`,
  offcuts: 'Chutes',
  rest: (mm) => `chute ${mm}`,
  item: 'Pos.',
  onOrder: 'pas en stock',
  tooLong: 'Plus grand que le stock, à abouter ou à commander',
  perPiece: 'par pièce',
  labels: 'Étiquettes',
  labelOf: (number, of) => `Paquet ${number} sur ${of}`,
  steps: 'Assemblage',
  step: 'Étape',
  clinched: 'à rabattre',
  stepOf: {
    ready: (names, isTurnedOver) => `${names} : ${isTurnedOver ? 'disposer à l’envers' : 'préparer'}.`,
    frame: (names) => `${names} : assembler les patins et les traverses de bout.`,
    ends: (names) => `${names} : assembler à plat.`,
    sides: (names) => `${names} : assembler et clouer aux bouts.`,
    floor: (names, isTurnedOver) => (isTurnedOver ? `Retourner. ${names} : clouer sur les parois.` : `${names} : clouer.`),
    skids: (names, isTurnedOver) =>
      `${names} : ${isTurnedOver ? 'poser, remettre à l’endroit et ' : ''}fixer à travers le fond${isTurnedOver ? ', de l’intérieur' : ''}.`,
    beams: (names) => `${names} : poser entre les parois.`,
    lid: (names) => `${names} : assembler et fermer.`,
    part: (names, isTurnedOver) => `${isTurnedOver ? 'À l’envers. ' : ''}${names} : poser et fixer.`,
    loose: (names) => `${names} : poser dessus.`,
  },
  drawing: 'Dessin',
  treated: 'HT, marque sur 2 faces',
  slings: 'Élingues, du bout gauche',
  views: { front: 'Vue de face', side: 'Vue de côté', top: 'Vue de dessus', section: 'Coupe A–A', isometric: 'Vue' },
  pageOf: (page, pages) => `Page ${page} sur ${pages}`,
  pictureOf: (name) => `Image : ${name}`,
};

const en: PartListText = {
  heading: 'Parts list',
  workshopSet: 'Workshop set',
  quantity: 'Quantity',
  outerSize: 'Outer size mm',
  innerSize: 'Inner size mm',
  weightOfOne: 'Weight of one',
  weightOfAll: 'Total weight',
  woodVolume: 'Total wood volume',
  parts: 'Parts of one',
  article: 'Article',
  date: 'Date',
  reopen: 'Open this configuration',
  chosen: 'Chosen',
  partList: 'Parts',
  columns: {
    item: 'Item',
    name: 'Part',
    ripped: 'Ripped from',
    material: 'Material',
    each: 'each',
    all: 'Total',
    length: 'Length',
    width: 'Width',
    height: 'Height',
    amount: 'Amount',
    weight: 'kg',
  },
  times: (count) => `${numberText(count)} ${count === 1 ? 'piece' : 'pieces'}`,
  usage: 'Usage',
  usageColumns: { material: 'Material', key: 'Key', amount: 'Amount', weight: 'Weight kg' },
  sum: 'Total',
  cutPlan: 'Cut plan',
  cutNote: ({ kerfMm, trimMm, lengthsMm, panel }) =>
    `Saw and stock of the workshop: kerf ${kerfMm} mm, ${trimMm} mm trimmed off each end, stock lengths ${lengthsMm.join(', ')} mm, sheets ${panel} mm. All sizes in mm.`,
  bars: (count) => (count === '1' ? '1 length' : `${count} lengths`),
  panels: (count) => (count === '1' ? '1 sheet' : `${count} sheets`),
  used: (percent) => `${percent}% used`,
  offcuts: 'Offcuts',
  rest: (mm) => `offcut ${mm}`,
  item: 'Item',
  onOrder: 'not in stock',
  tooLong: 'Larger than the stock, to be joined or ordered',
  perPiece: 'each',
  labels: 'Labels',
  labelOf: (number, of) => `Bundle ${number} of ${of}`,
  steps: 'Assembly',
  step: 'Step',
  clinched: 'clinched',
  stepOf: {
    ready: (names, isTurnedOver) => `${names}: lay out${isTurnedOver ? ' upside down' : ''}.`,
    frame: (names) => `${names}: join the skids and headers.`,
    ends: (names) => `${names}: build lying flat.`,
    sides: (names) => `${names}: build and nail to the ends.`,
    floor: (names, isTurnedOver) => (isTurnedOver ? `Turn over. ${names}: nail onto the walls.` : `${names}: nail down.`),
    skids: (names, isTurnedOver) =>
      `${names}: ${isTurnedOver ? 'lay on, turn the crate back and ' : ''}fix through the floor${isTurnedOver ? ' from inside' : ''}.`,
    beams: (names) => `${names}: set between the walls.`,
    lid: (names) => `${names}: build and close.`,
    part: (names, isTurnedOver) => `${isTurnedOver ? 'Upside down. ' : ''}${names}: put in place and fix.`,
    loose: (names) => `${names}: lay on top.`,
  },
  drawing: 'Drawing',
  treated: 'HT, mark on 2 sides',
  slings: 'Slings, from left end',
  views: { front: 'Front view', side: 'Side view', top: 'Top view', section: 'Section A–A', isometric: 'View' },
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  pictureOf: (name) => `Picture: ${name}`,
};

export const partListTexts: Readonly<Record<Language, PartListText>> = { de, fr, en };
