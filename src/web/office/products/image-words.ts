/** Texts about a product's pictures. */
import { imageKinds } from '#domain/catalog/product-image.ts';
import type { ImageKind } from '#domain/catalog/product-image.ts';
import type { PlainOption } from '../ui/plain-select.tsx';

export const imageWords = {
  kind: 'Art',
  kinds: { '2D': '2D', '3D-Fix': '3D fest', '3D-Configurator': '3D-Konfigurator' } satisfies Record<ImageKind, string>,
  kindHint: 'Bilder der Art, mit der die Artikelseite beginnt, stehen im Shop vorn.',
  pictures: 'Bilder im Shop',
  first: 'Das erste Bild vertritt das Produkt in Listen und im Warenkorb.',
  afterDrawing: 'Sie folgen im Shop auf die Zeichnungen des Modells.',
  hidden: 'Nicht gezeigt',
  hiddenText: 'Sie liegen im Ordner des Produkts, der Shop zeigt sie nicht.',
  none: 'Noch kein Bild.',
  noneText: 'Ziehen Sie Bilder oder ein ZIP hierher, oder wählen Sie welche aus den Dateien.',
  drop: 'Bilder oder ZIP hierher ziehen',
  dropHint: 'JPG, PNG, WebP, SVG bis 50 MB',
  pick: 'Aus Dateien wählen',
  upload: 'Hochladen',
  folder: 'Ordner',
  folderNew: (folder: string): string => `Hochgeladenes kommt in den Ordner ${folder}.`,
  place: (at: number, of: number): string => `Bild ${at} von ${of}`,
  forward: 'Nach vorn',
  back: 'Nach hinten',
  takeOff: 'Vom Produkt nehmen',
  show: 'Im Shop zeigen',
  elsewhere: 'aus anderem Ordner',
  inFiles: 'In Dateien ansehen',
  choose: 'Wählen Sie ein Bild, um Art, Bildtext und Platz zu ändern.',
  keys: 'Platz ändern',
  order: 'Reihenfolge',
  kindOf: (name: string): string => `Art von ${name}`,
  shownOf: (name: string): string => `${name} im Shop`,
} as const;

export const imageKindChoices = imageKinds.map((kind): PlainOption => [kind, imageWords.kinds[kind]]);
