/** Legal notice: who runs the shop and how to reach us (UWG art. 3 para. 1 let. s). */
import type { ContentPage } from './content-page.ts';
import { heading, list, paragraph } from './content-page.ts';

export const imprint: readonly ContentPage[] = [
  {
    slug: 'impressum',
    language: 'de',
    title: 'Impressum',
    blocks: [
      heading('Betreiberin der Webshops'),
      list('Kistenwerk AG', 'Industriestrasse 12', '6210 Sursee', 'Schweiz'),
      heading('Kontakt'),
      list('Telefon: 041 555 01 20', 'E-Mail: shop@kistenwerk.example', 'Öffnungszeiten: Mo–Fr 7.00–11.45 und 13.15–17.00 Uhr'),
      heading('Handelsregister und MWST'),
      list(
        'Rechtsform: Aktiengesellschaft mit Sitz in Sursee, Kanton Luzern',
        'UID und MWST-Nummer: CHE-123.456.788 MWST',
        'Geschäftsleitung: Regula Amrein',
      ),
      heading('Bankverbindung'),
      list('IBAN: CH93 0076 2011 6238 5295 7', 'Lautend auf: Kistenwerk AG, 6210 Sursee'),
      heading('Inhalt und Bilder'),
      paragraph(
        'Alle Produktbilder sind eigene Zeichnungen: Sie werden aus denselben Massen berechnet, nach denen wir sägen. Texte, Zeichnungen und Produktmodelle sind urheberrechtlich geschützt und dürfen nur mit unserer Zustimmung weiterverwendet werden.',
      ),
      paragraph(
        'EPAL und FEFCO sind Marken oder Bezeichnungen ihrer Inhaber. Für Inhalte verlinkter fremder Seiten sind deren Betreiber verantwortlich.',
      ),
    ],
  },
  {
    slug: 'impressum',
    language: 'fr',
    title: 'Mentions légales',
    blocks: [
      heading('Exploitante des boutiques en ligne'),
      list('Kistenwerk AG', 'Industriestrasse 12', '6210 Sursee', 'Suisse'),
      heading('Contact'),
      list('Téléphone : 041 555 01 20', 'E-mail : shop@kistenwerk.example', 'Heures d’ouverture : lu–ve 7h00–11h45 et 13h15–17h00'),
      heading('Registre du commerce et TVA'),
      list(
        'Forme juridique : société anonyme ayant son siège à Sursee, canton de Lucerne',
        'IDE et numéro de TVA : CHE-123.456.788 TVA',
        'Direction : Regula Amrein',
      ),
      heading('Coordonnées bancaires'),
      list('IBAN : CH93 0076 2011 6238 5295 7', 'Au nom de : Kistenwerk AG, 6210 Sursee'),
      heading('Contenu et images'),
      paragraph(
        'Toutes les images de produits sont nos propres dessins : elles sont calculées à partir des dimensions mêmes selon lesquelles nous scions. Les textes, dessins et modèles sont protégés par le droit d’auteur et ne peuvent être réutilisés qu’avec notre accord.',
      ),
      paragraph(
        'EPAL et FEFCO sont des marques ou désignations de leurs titulaires. Les exploitants des sites liés répondent de leur contenu.',
      ),
    ],
  },
  {
    slug: 'impressum',
    language: 'en',
    title: 'Legal notice',
    blocks: [
      heading('Operator of the online shops'),
      list('Kistenwerk AG', 'Industriestrasse 12', '6210 Sursee', 'Switzerland'),
      heading('Contact'),
      list('Phone: 041 555 01 20', 'E-mail: shop@kistenwerk.example', 'Opening hours: Mon–Fri 7.00–11.45 and 13.15–17.00'),
      heading('Commercial register and VAT'),
      list(
        'Legal form: company limited by shares, registered office in Sursee, canton of Lucerne',
        'UID and VAT number: CHE-123.456.788 VAT',
        'Management: Regula Amrein',
      ),
      heading('Bank details'),
      list('IBAN: CH93 0076 2011 6238 5295 7', 'In the name of: Kistenwerk AG, 6210 Sursee'),
      heading('Content and pictures'),
      paragraph(
        'All product pictures are drawings of our own: they are calculated from the same dimensions our saws cut to. Texts, drawings and product models are protected by copyright and may be reused only with our consent.',
      ),
      paragraph('EPAL and FEFCO are marks or designations of their owners. Operators of linked sites are responsible for their content.'),
    ],
  },
];
