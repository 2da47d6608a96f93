/** Galleries of both shops: rooms and halls made from the product models, each with a link to its configuration. */
import type { Language, LocalizedText } from '#domain/language/language.ts';
import type { ContentBlock, ContentPage } from './content-page.ts';
import { inLanguages, paragraph, scene } from './content-page.ts';

interface Room {
  scene: string;
  to: string;
  title: LocalizedText;
  text: LocalizedText;
  /** Description of a drawn picture for people who cannot see it. */
  shown?: LocalizedText;
}

const configure: LocalizedText = { de: 'So konfigurieren', fr: 'Configurer ainsi', en: 'Configure this one' };

const rooms = (all: readonly Room[], language: Language): ContentBlock => ({
  kind: 'gallery',
  items: all.map((room) => ({
    picture: scene(room.scene, (room.shown ?? room.title)[language]),
    title: room.title[language],
    text: room.text[language],
    link: { to: room.to, label: configure[language] },
  })),
});

const furniture: readonly Room[] = [
  {
    scene: 'terrace',
    to: '/products/LO_0001',
    title: { de: 'Zwei Plätze vor dem Haus', fr: 'Deux places devant la maison', en: 'Two seats in front of the house' },
    text: {
      de: 'Roh geschliffen, 120 mm Polster, Rückenpolster inbegriffen, dazu ein Couchtisch mit Glas auf Rollen. Die Länge ergibt sich aus den Plätzen: Eine Palette ist 1200 mm breit.',
      fr: 'Brut et poncé, coussins de 120 mm, dossiers compris, avec une table basse en verre sur roulettes. La longueur suit le nombre de places : une palette mesure 1200 mm.',
      en: 'Sanded and left raw, 120 mm cushions with back cushions included, a coffee table with a glass top on castors. The number of seats sets the length: one pallet is 1200 mm wide.',
    },
  },
  {
    scene: 'balcony',
    to: '/products/LO_0002',
    title: { de: 'Balkon, drei auf zwei Meter', fr: 'Balcon de trois mètres sur deux', en: 'A balcony of three by two metres' },
    text: {
      de: 'Ein Platz, geölt, und ein Hochbeet mit drei Brettern. Beides steht nach der Lieferung so da: Wir stellen fertig montiert ab.',
      fr: 'Une place huilée et un bac surélevé de trois planches. À la livraison, tout est monté et prêt.',
      en: 'One seat, oiled, and a planter three boards high. Both arrive assembled and ready to use.',
    },
  },
  {
    scene: 'living-room',
    to: '/products/LO_0001?seats=2&cushion=80&castors=true&finish=white',
    title: { de: 'Weiss und auf Rollen', fr: 'Blanc et sur roulettes', en: 'White, and on castors' },
    text: {
      de: 'Heute am Fenster, morgen an der Wand: Mit feststellbaren Rollen und 80 mm Polster wird die Sitzhöhe nicht grösser als bei einem Sofa.',
      fr: 'Aujourd’hui à la fenêtre, demain contre le mur : avec roulettes à frein et coussins de 80 mm, l’assise reste à la hauteur d’un canapé.',
      en: 'At the window today, along the wall tomorrow: with lockable castors and 80 mm cushions the seat stays as low as a sofa.',
    },
  },
  {
    scene: 'bedroom',
    to: '/products/BE_0001?size=160x200&layers=2',
    title: { de: 'Zwei Lagen hoch schlafen', fr: 'Dormir sur deux couches', en: 'Sleeping two layers high' },
    text: {
      de: 'Für eine Matratze von 160 × 200 cm; am Fussende bleiben 40 cm als Ablage für Buch und Tasse. Matratze und Kissen bringen Sie mit.',
      fr: 'Pour un matelas de 160 × 200 cm ; 40 cm restent libres au pied du lit pour un livre et une tasse. Matelas et oreillers ne sont pas compris.',
      en: 'For a mattress of 160 × 200 cm; 40 cm at the foot remain as a shelf for a book and a cup. Mattress and pillows not included.',
    },
  },
  {
    scene: 'bar',
    to: '/products/BA_0001',
    title: { de: 'Eine Bar für den Samstag', fr: 'Un bar pour le samedi', en: 'A bar for Saturday' },
    text: {
      de: 'Zwei Paletten in der Front, geölt. Für ein Fest oder für immer: Die Teile sind verschraubt und lassen sich lösen.',
      fr: 'Deux palettes en façade, huilées. Pour une fête ou pour toujours : les éléments sont vissés et se démontent.',
      en: 'Two pallets across the front, oiled. For one party or for good: the parts are screwed together and come apart again.',
    },
  },
  {
    scene: 'garden',
    to: '/products/HB_0001',
    title: { de: 'Ein Beet auf vier Brettern', fr: 'Un bac de quatre planches', en: 'A bed four boards high' },
    text: {
      de: 'Ein bis sieben Bretter hoch auf derselben Palette, innen mit Noppenbahn ausgelegt. Die Last der Erde rechnet der Konfigurator mit.',
      fr: 'D’une à sept planches sur la même palette, doublées d’une nappe à excroissances. Le configurateur tient compte du poids de la terre.',
      en: 'One to seven boards high on the same pallet, lined with dimpled sheet. The configurator takes the weight of the soil into account.',
    },
  },
];

const packaging: readonly Room[] = [
  {
    scene: 'machine',
    to: '/products/HK_0001?length=1600&width=900&height=800&mass=340',
    title: { de: '340 Kilogramm Maschine', fr: 'Une machine de 340 kilogrammes', en: 'A 340-kilogram machine' },
    text: {
      de: 'Holzkiste 1600 × 900 × 800 mm innen. Bretter, Leisten und Kufen wählt der Konfigurator nach dem Gewicht.',
      fr: 'Caisse en bois, 1600 × 900 × 800 mm à l’intérieur. Le configurateur choisit planches, liteaux et patins selon le poids.',
      en: 'Wooden crate, 1600 × 900 × 800 mm inside. The configurator chooses boards, cleats and skids to suit the weight.',
    },
  },
  {
    scene: 'overseas',
    to: '/products/EX_0001?length=2000&width=1000&height=1200&mass=1000',
    title: { de: 'Drei Kisten nach Übersee', fr: 'Trois caisses pour l’outre-mer', en: 'Three crates for overseas' },
    text: {
      de: 'OSB auf Kufen, die grösste 2000 × 1000 × 1200 mm innen für eine Tonne. Das Bestimmungsland entscheidet über die Behandlung des Holzes.',
      fr: 'OSB sur patins ; la plus grande mesure 2000 × 1000 × 1200 mm à l’intérieur et porte une tonne. Le pays de destination décide du traitement du bois.',
      en: 'OSB on skids, the largest 2000 × 1000 × 1200 mm inside for one tonne. The country of destination decides how the timber is treated.',
    },
  },
  {
    scene: 'open-crates',
    to: '/products/VS_0001?length=1200&width=800&height=1000&mass=200',
    title: { de: 'Luftig, mit Diagonale', fr: 'Ajourées, avec diagonale', en: 'Airy, with a diagonal' },
    text: {
      de: 'Verschläge sparen Holz und zeigen, was drin ist. Die Lücke stellen Sie im Verhältnis zum Brett ein.',
      fr: 'Les caisses à claire-voie économisent le bois et montrent leur contenu. L’écart se règle par rapport à la planche.',
      en: 'Slatted crates save timber and show what is inside. You set the gap in proportion to the board.',
    },
  },
  {
    scene: 'pallets',
    to: '/products/EP_0001',
    title: { de: 'Vierzehn, elf, neun, vier', fr: 'Quatorze, onze, neuf, quatre', en: 'Fourteen, eleven, nine, four' },
    text: {
      de: 'Europaletten gestapelt: jede 144 mm hoch. Ab Lager in jeder Menge, nach Mass in jeder Grösse.',
      fr: 'Europalettes empilées : chacune haute de 144 mm. En stock en toute quantité, sur mesure en toute taille.',
      en: 'Stacked Euro pallets, 144 mm each. In stock in any quantity, made to measure in any size.',
    },
  },
  {
    scene: 'cartons',
    to: '/products/KA_0001',
    title: { de: 'Achtzehn auf einer Palette', fr: 'Dix-huit sur une palette', en: 'Eighteen on one pallet' },
    text: {
      de: 'Faltkartons, deren Aussenmass die Palette füllt: drei mal zwei in drei Lagen, ohne Überstand.',
      fr: 'Des caisses américaines dont les dimensions extérieures remplissent la palette : trois par deux, en trois couches, sans débord.',
      en: 'Slotted boxes whose outer size fills the pallet: three by two in three layers, nothing sticking out.',
    },
  },
  {
    scene: 'laths',
    to: '/products/LA_0001?count=20&length=3000',
    title: { de: 'Zwanzig Latten, drei Meter', fr: 'Vingt lattes de trois mètres', en: 'Twenty laths of three metres' },
    text: {
      de: 'Auf den Millimeter abgelängt und gebündelt. Länge, Querschnitt und Holz wählen Sie.',
      fr: 'Coupées au millimètre et liées en bottes. À vous de choisir longueur, section et bois.',
      en: 'Cut to the millimetre and bundled. You choose length, section and timber.',
    },
    shown: {
      de: 'Zwei Bündel Latten, eines aus Fichte, eines aus Lärche',
      fr: 'Deux bottes de lattes, l’une en épicéa, l’autre en mélèze',
      en: 'Two bundles of laths, one of spruce, one of larch',
    },
  },
];

const titles: LocalizedText = { de: 'Galerie', fr: 'Galerie', en: 'Gallery' };

export const galleries: readonly ContentPage[] = [
  ...inLanguages('gallerie', titles, (language, say) => [
    paragraph(
      say({
        de: 'Räume nach denselben Massen, nach denen wir sägen. Jedes Bild ist eine Visualisierung und ein Vorschlag: Ändern Sie Plätze, Farbe und Höhe. Die Dekoration ist nicht inbegriffen.',
        fr: 'Des espaces selon les cotes mêmes de nos coupes. Chaque image est une visualisation et une proposition : changez les places, la couleur et la hauteur. La décoration n’est pas comprise.',
        en: 'Rooms built from the exact dimensions we cut to. Every picture is a visualisation and a suggestion: change the seats, colour and height. Decoration is not included.',
      }),
    ),
    rooms(furniture, language),
  ]),
  ...inLanguages('galerie', titles, (language, say) => [
    paragraph(
      say({
        de: 'Was bei uns die Halle verlässt, dargestellt nach denselben Massen, nach denen wir sägen. Jedes Bild ist eine Visualisierung und führt zu seiner Konfiguration.',
        fr: 'Ce qui quitte notre atelier, selon les cotes mêmes de nos coupes. Chaque image est une visualisation et mène à sa configuration.',
        en: 'What leaves our workshop, shown in the exact dimensions we cut to. Every picture is a visualisation and leads to its configuration.',
      }),
    ),
    rooms(packaging, language),
  ]),
];
