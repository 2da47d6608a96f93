/** The category tree of the demo shop: one root, packaging and furniture below it. */
import type { LocalizedText } from '#domain/language/language.ts';

export interface SeedCategory {
  key: string;
  parent: string | null;
  shopTypeId: 1 | 2 | 99;
  name: LocalizedText;
  description: LocalizedText;
  pictureArticleNumber: string | null;
}

export const categories: readonly SeedCategory[] = [
  {
    key: 'products',
    parent: null,
    shopTypeId: 99,
    name: { de: 'Produkte', fr: 'Produits', en: 'Products' },
    description: {
      de: 'Alles, was wir sägen, nageln und liefern: nach Mass oder ab Lager.',
      fr: 'Tout ce que nous scions, clouons et livrons: sur mesure ou de stock.',
      en: 'Everything we saw, nail and deliver: made to measure or from stock.',
    },
    pictureArticleNumber: null,
  },
  {
    key: 'crates',
    parent: 'products',
    shopTypeId: 1,
    name: { de: 'Holzkisten', fr: 'Caisses en bois', en: 'Wooden crates' },
    description: {
      de: 'Geschlossene Kisten aus Fichtenbrettern mit Leisten und Kufen, für Packgut bis 500 kg.',
      fr: 'Caisses fermées en planches d’épicéa avec tasseaux et patins, pour des contenus jusqu’à 500 kg.',
      en: 'Closed crates of spruce boards with cleats and skids, for contents up to 500 kg.',
    },
    pictureArticleNumber: 'HK_0001',
  },
  {
    key: 'plywood-crates',
    parent: 'products',
    shopTypeId: 1,
    name: { de: 'Sperrholzkisten', fr: 'Caisses en contreplaqué', en: 'Plywood crates' },
    description: {
      de: 'Leicht, glatt und staubdicht: Kisten aus Sperrholz mit massiven Leisten, für Packgut bis 450 kg.',
      fr: 'Légères, lisses et étanches à la poussière: caisses en contreplaqué avec tasseaux massifs, pour des contenus jusqu’à 450 kg.',
      en: 'Light, smooth and dust-tight: plywood crates with solid cleats, for contents up to 450 kg.',
    },
    pictureArticleNumber: 'SK_0001',
  },
  {
    key: 'open-crates',
    parent: 'products',
    shopTypeId: 1,
    name: { de: 'Verschläge', fr: 'Caisses à claire-voie', en: 'Open crates' },
    description: {
      de: 'Bretter auf Lücke mit Diagonalen: sparsam im Holz, stark in der Ecke, der Inhalt bleibt sichtbar.',
      fr: 'Planches espacées et diagonales: peu de bois, des angles solides, un contenu toujours visible.',
      en: 'Spaced boards with diagonals: little timber, strong corners, contents in plain view.',
    },
    pictureArticleNumber: 'VS_0001',
  },
  {
    key: 'export-crates',
    parent: 'products',
    shopTypeId: 1,
    name: { de: 'Exportkisten', fr: 'Caisses d’exportation', en: 'Export crates' },
    description: {
      de: 'OSB auf Kufen für Übersee, bis 4500 kg, mit hitzebehandeltem Vollholz und Stempel nach ISPM 15.',
      fr: 'Panneaux OSB sur patins pour l’outre-mer, jusqu’à 4500 kg, bois massif traité et marqué selon NIMP 15.',
      en: 'OSB on skids for overseas, up to 4500 kg, with heat-treated and stamped timber to ISPM 15.',
    },
    pictureArticleNumber: 'EX_0001',
  },
  {
    key: 'pallets',
    parent: 'products',
    shopTypeId: 1,
    name: { de: 'Paletten', fr: 'Palettes', en: 'Pallets' },
    description: {
      de: 'Vierweg-Paletten in Normgrössen und nach Mass, für Lasten bis 2500 kg.',
      fr: 'Palettes à quatre entrées, en formats standard et sur mesure, pour des charges jusqu’à 2500 kg.',
      en: 'Four-way pallets in standard sizes and made to measure, for loads up to 2500 kg.',
    },
    pictureArticleNumber: 'EP_0001',
  },
  {
    key: 'cartons',
    parent: 'products',
    shopTypeId: 1,
    name: { de: 'Kartons', fr: 'Cartons', en: 'Cartons' },
    description: {
      de: 'Faltkartons und Versandkartons aus Wellpappe, flach geliefert, in jedem Innenmass.',
      fr: 'Caisses américaines et caisses d’expédition en carton ondulé, livrées à plat, à toute dimension intérieure.',
      en: 'Slotted boxes and mailers of corrugated board, delivered flat, in any inner size.',
    },
    pictureArticleNumber: 'KA_0003',
  },
  {
    key: 'laths',
    parent: 'products',
    shopTypeId: 1,
    name: { de: 'Latten und Kanthölzer', fr: 'Lattes et carrelets', en: 'Laths and squared timber' },
    description: {
      de: 'Auf den Millimeter abgelängt, in sieben Querschnitten und acht Materialien.',
      fr: 'Coupés au millimètre, en sept sections et huit matériaux.',
      en: 'Cut to the millimetre, in seven sections and eight materials.',
    },
    pictureArticleNumber: 'LA_0001',
  },
  {
    key: 'lounges',
    parent: 'products',
    shopTypeId: 2,
    name: { de: 'Lounges', fr: 'Salons de jardin', en: 'Lounges' },
    description: {
      de: 'Sofas aus Paletten für Balkon, Garten und Terrasse, mit Polstern und auf Wunsch auf Rollen.',
      fr: 'Canapés en palettes pour le balcon, le jardin et la terrasse, avec coussins et, au choix, roulettes.',
      en: 'Pallet sofas for balcony, garden and terrace, with cushions and castors if you like.',
    },
    pictureArticleNumber: 'LO_0001',
  },
  {
    key: 'beds',
    parent: 'products',
    shopTypeId: 2,
    name: { de: 'Betten', fr: 'Lits', en: 'Beds' },
    description: {
      de: 'Betten aus Paletten in fünf Grössen, eine bis drei Lagen hoch.',
      fr: 'Lits en palettes en cinq tailles, d’une à trois couches.',
      en: 'Pallet beds in five sizes, one to three layers high.',
    },
    pictureArticleNumber: 'BE_0001',
  },
  {
    key: 'tables',
    parent: 'products',
    shopTypeId: 2,
    name: { de: 'Tische und Bars', fr: 'Tables et bars', en: 'Tables and bars' },
    description: {
      de: 'Couchtische auf Rollen und Bars zum Anlehnen, aus demselben Holz wie die Lounge.',
      fr: 'Tables basses sur roulettes et bars où s’accouder, du même bois que le salon.',
      en: 'Coffee tables on castors and bars to lean on, of the same timber as the lounge.',
    },
    pictureArticleNumber: 'CT_0001',
  },
  {
    key: 'planters',
    parent: 'products',
    shopTypeId: 2,
    name: { de: 'Hochbeete', fr: 'Bacs surélevés', en: 'Planters' },
    description: {
      de: 'Hochbeete auf Paletten, mit dem Rolli zu versetzen, solange die Erde noch fehlt.',
      fr: 'Bacs surélevés sur palettes, déplaçables au transpalette tant que la terre n’y est pas.',
      en: 'Planters on pallets, easy to move with a pallet truck until the soil is in.',
    },
    pictureArticleNumber: 'HB_0001',
  },
  {
    key: 'raw-material',
    parent: 'products',
    shopTypeId: 2,
    name: { de: 'Paletten und Latten', fr: 'Palettes et lattes', en: 'Pallets and laths' },
    description: {
      de: 'Das Rohmaterial für eigene Ideen: Paletten unbehandelt, Latten auf Länge geschnitten.',
      fr: 'La matière première de vos idées: palettes brutes et lattes coupées à longueur.',
      en: 'Raw material for ideas of your own: untreated pallets and laths cut to length.',
    },
    pictureArticleNumber: 'EP_0001',
  },
];
