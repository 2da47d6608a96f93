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
