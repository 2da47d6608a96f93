/** History of the demo company; all figures are fictitious. */
import type { ContentPage } from './content-page.ts';
import { heading, inLanguages, paragraph, facts } from './content-page.ts';

export const history: readonly ContentPage[] = inLanguages(
  'geschichte',
  { de: 'Geschichte', fr: 'Histoire', en: 'History' },
  (_language, say) => [
    paragraph(
      say({
        de: 'Seit 1961 nageln wir in Sursee Kisten. Was sich geändert hat: Die Säge kennt heute den Millimeter schon, bevor das Brett da ist.',
        fr: 'Depuis 1961, nous clouons des caisses à Sursee. Ce qui a changé : la scie connaît aujourd’hui le millimètre avant que la planche n’arrive.',
        en: 'We have been nailing crates in Sursee since 1961. What has changed: today the saw knows the exact millimetre before the board arrives.',
      }),
    ),
    facts(
      [say({ de: 'Gründung', fr: 'Fondation', en: 'Founded' }), '1961'],
      [say({ de: 'Generation', fr: 'Génération', en: 'Generation' }), say({ de: '3.', fr: '3e', en: '3rd' })],
      [say({ de: 'Toleranz nach AGB', fr: 'Tolérance selon CGV', en: 'Tolerance by our terms' }), '±3 mm'],
    ),
    heading('1961'),
    paragraph(
      say({
        de: 'Josef Amrein übernimmt eine kleine Sägerei am Rand von Sursee. Der erste Auftrag: zwanzig Harasse für eine Mosterei.',
        fr: 'Josef Amrein reprend une petite scierie en bordure de Sursee. Première commande : vingt harasses pour une cidrerie.',
        en: 'Josef Amrein takes over a small sawmill on the edge of Sursee. The first order: twenty slatted boxes for a cider press.',
      }),
    ),
    heading('1978'),
    paragraph(
      say({
        de: 'Die Maschinenindustrie im Mittelland exportiert, und ihre Maschinen brauchen Kisten. Wir bauen die Halle, in der wir heute noch arbeiten.',
        fr: 'L’industrie des machines du Plateau exporte, et ses machines ont besoin de caisses. Nous construisons l’atelier où nous travaillons encore aujourd’hui.',
        en: 'The machine makers of the Swiss lowlands export, and their machines need crates. We build the workshop we still use today.',
      }),
    ),
    heading('2005'),
    paragraph(
      say({
        de: 'Immer mehr Länder verlangen behandeltes Verpackungsholz nach dem Standard ISPM 15. Seither trägt Vollholz für den Export seine Kennzeichnung.',
        fr: 'De plus en plus de pays exigent du bois d’emballage traité selon la norme NIMP 15. Depuis, le bois massif destiné à l’exportation porte son marquage.',
        en: 'More and more countries require wood packaging treated to ISPM 15. Since then, solid timber for export has carried its mark.',
      }),
    ),
    heading('2016'),
    paragraph(
      say({
        de: 'Ein Lernender schraubt aus sechs Paletten ein Sofa für den Pausenraum. Besucherinnen wollen es kaufen: der Anfang der Palettenmöbel.',
        fr: 'Un apprenti visse un canapé pour la salle de pause avec six palettes. Des visiteuses veulent l’acheter : c’est le début du mobilier en palettes.',
        en: 'An apprentice screws six pallets into a sofa for the break room. Visitors want to buy it: the beginning of our pallet furniture.',
      }),
    ),
    heading('2026'),
    paragraph(
      say({
        de: 'Kisten, Paletten und Möbel lassen sich im Webshop auf den Millimeter konfigurieren. Zeichnung, Stückliste und Preis kommen aus demselben Modell, nach dem die Werkstatt zuschneidet.',
        fr: 'Caisses, palettes et meubles se configurent au millimètre dans la boutique en ligne. Dessin, liste des pièces et prix viennent du modèle qui sert à la coupe en atelier.',
        en: 'Crates, pallets and furniture can be configured to the millimetre in the web shop. Drawing, parts list and price come from the same model the workshop cuts to.',
      }),
    ),
  ],
);
