/** Contact page: phone first, then the way to the site. */
import type { ContentPage } from './content-page.ts';
import { heading, list, paragraph } from './content-page.ts';

export const contact: readonly ContentPage[] = [
  {
    slug: 'kontakt',
    language: 'de',
    title: 'Kontakt',
    blocks: [
      paragraph(
        'Am Telefon ist jemand, der die Säge kennt. Rufen Sie an, wenn ein Mass nicht passt, eine Last ungewöhnlich ist oder es eilt.',
      ),
      list('Telefon: 041 555 01 20', 'E-Mail: shop@kistenwerk.example', 'Wir antworten innert eines Arbeitstags.'),
      heading('Adresse und Abholung'),
      list('Kistenwerk AG', 'Industriestrasse 12', '6210 Sursee'),
      paragraph(
        'Abholen können Sie Mo–Fr 7.00–11.45 und 13.15–17.00 Uhr an der Rampe hinter dem Haus. Bitte nennen Sie die Bestellnummer. Stapler und Hilfe beim Laden sind da.',
      ),
      heading('Anfahrt'),
      list('Mit dem Auto: A2, Ausfahrt Sursee, dann fünf Minuten Richtung Industrie.', 'Mit dem Zug: bis Sursee, zu Fuss zwölf Minuten.'),
      heading('Für eine schnelle Auskunft'),
      list(
        'Innenmass in Millimetern: Länge, Breite, Höhe',
        'Gewicht des Packguts in Kilogramm',
        'Stückzahl und gewünschter Liefertag',
        'Bestimmungsland, wenn die Kiste die Schweiz verlässt',
      ),
    ],
  },
  {
    slug: 'kontakt',
    language: 'fr',
    title: 'Contact',
    blocks: [
      paragraph(
        'Au téléphone, quelqu’un qui connaît la scie. Appelez-nous si une dimension ne convient pas, si une charge est inhabituelle ou si c’est urgent.',
      ),
      list('Téléphone: 041 555 01 20', 'Courriel: shop@kistenwerk.example', 'Nous répondons en un jour ouvrable.'),
      heading('Adresse et retrait'),
      list('Kistenwerk AG', 'Industriestrasse 12', '6210 Sursee'),
      paragraph(
        'Retrait lu–ve 7h00–11h45 et 13h15–17h00 à la rampe derrière le bâtiment. Veuillez indiquer le numéro de commande. Chariot élévateur et aide au chargement sur place.',
      ),
      heading('Accès'),
      list(
        'En voiture: A2, sortie Sursee, puis cinq minutes direction zone industrielle.',
        'En train: jusqu’à Sursee, puis douze minutes à pied.',
      ),
      heading('Pour une réponse rapide'),
      list(
        'Dimensions intérieures en millimètres: longueur, largeur, hauteur',
        'Poids du contenu en kilogrammes',
        'Quantité et jour de livraison souhaité',
        'Pays de destination si la caisse quitte la Suisse',
      ),
    ],
  },
  {
    slug: 'kontakt',
    language: 'en',
    title: 'Contact',
    blocks: [
      paragraph('The person on the phone knows the saw. Call us if a size does not fit, a load is unusual or time is short.'),
      list('Phone: 041 555 01 20', 'E-mail: shop@kistenwerk.example', 'We answer within one working day.'),
      heading('Address and pickup'),
      list('Kistenwerk AG', 'Industriestrasse 12', '6210 Sursee'),
      paragraph(
        'Pick up Mon–Fri 7.00–11.45 and 13.15–17.00 at the ramp behind the building. Please have the order number ready. A forklift and a helping hand are there.',
      ),
      heading('How to find us'),
      list('By car: A2, exit Sursee, then five minutes towards the industrial area.', 'By train: to Sursee, twelve minutes on foot.'),
      heading('For a quick answer'),
      list(
        'Inner size in millimetres: length, width, height',
        'Weight of the goods in kilograms',
        'Quantity and wanted delivery day',
        'Country of destination if the crate leaves Switzerland',
      ),
    ],
  },
];
