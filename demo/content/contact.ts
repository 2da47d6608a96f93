/** Contact page: the parts that are not in the company record. Phone, mail, address and hours are shown above it, from that record. */
import type { ContentPage } from './content-page.ts';
import { heading, inLanguages, list, paragraph } from './content-page.ts';

export const contact: readonly ContentPage[] = inLanguages('kontakt', { de: 'Kontakt', fr: 'Contact', en: 'Contact' }, (_language, say) => [
  paragraph(
    say({
      de: 'Am Telefon ist jemand, der die Säge kennt. Rufen Sie an, wenn ein Mass nicht passt, eine Last ungewöhnlich ist oder es eilt. E-Mails beantworten wir innert eines Arbeitstages.',
      fr: 'Au téléphone, quelqu’un du métier. Appelez-nous si une dimension ne convient pas, si une charge est inhabituelle ou si c’est urgent. Nous répondons aux e-mails sous un jour ouvrable.',
      en: 'The person on the phone knows the trade. Call us if a size doesn’t fit, a load is unusual or time is short. We answer e-mails within one working day.',
    }),
  ),
  heading(say({ de: 'Für eine schnelle Auskunft', fr: 'Pour une réponse rapide', en: 'For a quick answer' })),
  list(
    say({
      de: 'Masse in Millimetern: Länge, Breite, Höhe',
      fr: 'Dimensions en millimètres : longueur, largeur, hauteur',
      en: 'Dimensions in millimetres: length, width, height',
    }),
    say({
      de: 'Was hineinkommt oder darauf steht, und wie schwer es ist',
      fr: 'Ce qui y entre ou s’y pose, et son poids',
      en: 'What goes in or on it, and how heavy it is',
    }),
    say({
      de: 'Stückzahl und gewünschter Liefertag',
      fr: 'Quantité et jour de livraison souhaité',
      en: 'Quantity and preferred delivery date',
    }),
    say({
      de: 'Ort der Lieferung, und das Land, wenn es die Schweiz verlässt',
      fr: 'Lieu de livraison, et le pays s’il n’est pas en Suisse',
      en: 'Where it goes, and the country if it leaves Switzerland',
    }),
    say({
      de: 'Ein Foto oder eine Skizze sagt oft mehr als viele Worte',
      fr: 'Une photo ou un croquis en dit souvent plus que bien des mots',
      en: 'A photo or a sketch often says more than many words',
    }),
  ),
  heading(say({ de: 'Abholung', fr: 'Retrait', en: 'Collection' })),
  paragraph(
    say({
      de: 'Hinter dem Haus, während der Öffnungszeiten. Bitte nennen Sie die Bestellnummer. Stapler und Hilfe beim Laden sind da.',
      fr: 'Derrière le bâtiment, aux heures d’ouverture. Veuillez indiquer le numéro de commande. Chariot élévateur et aide au chargement sur place.',
      en: 'Behind the building, during opening hours. Please have your order number ready. A forklift and a helping hand are on site.',
    }),
  ),
  heading(say({ de: 'Anfahrt', fr: 'Accès', en: 'How to find us' })),
  {
    kind: 'picture',
    picture: {
      src: '/images/directions.svg',
      width: 1000,
      height: 560,
      alt: say({
        de: 'Skizze: von der Ausfahrt Sursee der A2 durch die Stadt, vom Bahnhof zwölf Minuten den Gleisen entlang',
        fr: 'Croquis : depuis la sortie Sursee de l’A2 à travers la ville, depuis la gare douze minutes le long des voies',
        en: 'Sketch: from the Sursee exit of the A2 through the town, from the station twelve minutes along the tracks',
      }),
    },
    caption: say({ de: 'Skizze, nicht massstäblich', fr: 'Croquis, sans échelle', en: 'Sketch, not to scale' }),
  },
  list(
    say({
      de: 'Mit dem Auto oder Lastwagen: A2, Ausfahrt Sursee, dann fünf Minuten Richtung Industrie. Wendeplatz für Sattelzüge hinter der Halle.',
      fr: 'En voiture ou en camion : A2, sortie Sursee, puis cinq minutes direction zone industrielle. Aire de manœuvre pour semi-remorques derrière le bâtiment.',
      en: 'By car or truck: A2, Sursee exit, then five minutes towards the industrial estate. There is room to turn an articulated truck behind the building.',
    }),
    say({
      de: 'Mit dem Zug: bis Sursee, dann zu Fuss zwölf Minuten der Bahn entlang.',
      fr: 'En train : jusqu’à Sursee, puis douze minutes à pied le long de la voie.',
      en: 'By train: to Sursee, then a twelve-minute walk along the tracks.',
    }),
  ),
]);
