/** The meaning of marks on wooden packaging and furniture, and which of them our goods have. No mark is claimed that the goods do not bear. */
import type { ContentPage } from './content-page.ts';
import { heading, inLanguages, paragraph, table } from './content-page.ts';

export const labels: readonly ContentPage[] = inLanguages(
  'labels',
  { de: 'Labels und Zeichen', fr: 'Labels et marquages', en: 'Labels and marks' },
  (_language, say) => [
    paragraph(
      say({
        de: 'Zeichen auf Holz sind Auskünfte, keine Verzierung. Hier steht, was sie bedeuten, und was davon auf unseren Produkten steht.',
        fr: 'Un marquage sur le bois est un renseignement, pas un ornement. Voici ce que chacun signifie, et lesquels figurent sur nos produits.',
        en: 'Marks on timber are information, not decoration. Here is what they mean, and which of them our products carry.',
      }),
    ),
    table(
      [
        say({ de: 'Zeichen', fr: 'Marquage', en: 'Mark' }),
        say({ de: 'Bedeutung', fr: 'Signification', en: 'Meaning' }),
        say({ de: 'Bei uns', fr: 'Chez nous', en: 'On our products' }),
      ],
      [
        say({ de: 'ISPM 15 (IPPC)', fr: 'NIMP 15 (CIPV)', en: 'ISPM 15 (IPPC)' }),
        say({
          de: 'Vollholz wurde gegen Schädlinge behandelt, meist mit Hitze (HT): mindestens 56\u00A0°C im Kern während 30 Minuten.',
          fr: 'Le bois massif a été traité contre les organismes nuisibles, en général à la chaleur (HT) : au moins 56\u00A0°C à cœur pendant 30 minutes.',
          en: 'The solid timber has been treated against pests, usually with heat (HT): at least 56\u00A0°C at its core for 30 minutes.',
        }),
        say({
          de: 'Auf Exportkisten aus behandeltem Vollholz, wenn das Bestimmungsland es verlangt.',
          fr: 'Sur les caisses d’exportation en bois massif traité, si le pays de destination l’exige.',
          en: 'On export crates of treated solid timber where the country of destination requires it.',
        }),
      ],
      [
        'EPAL',
        say({
          de: 'Tauschbare Palette 1200 × 800 mm, nach den Regeln der European Pallet Association gebaut und geprüft.',
          fr: 'Palette échangeable de 1200 × 800 mm, construite et contrôlée selon les règles de la European Pallet Association.',
          en: 'Exchangeable pallet of 1200 × 800 mm, built and inspected to the rules of the European Pallet Association.',
        }),
        say({
          de: 'Auf den Europaletten, die wir von lizenzierten Betrieben beziehen. Paletten nach Mass tragen es nicht.',
          fr: 'Sur les europalettes que nous achetons à des entreprises licenciées. Les palettes sur mesure ne le portent pas.',
          en: 'On the Euro pallets that we buy from licensed makers. Made-to-measure pallets do not carry it.',
        }),
      ],
      [
        'FSC, PEFC',
        say({
          de: 'Holz aus zertifizierten Wäldern, über die ganze Lieferkette nachgewiesen.',
          fr: 'Bois issu de forêts certifiées, prouvé tout au long de la chaîne.',
          en: 'Timber from certified forests, documented along the whole chain.',
        }),
        say({
          de: 'Wir sind nicht zertifiziert und kennzeichnen nichts damit. Platten aus zertifizierter Herkunft beschaffen wir auf Anfrage.',
          fr: 'Nous ne sommes pas certifiés et ne marquons rien ainsi. Sur demande, nous procurons des panneaux d’origine certifiée.',
          en: 'We are not certified and do not use the mark. On request we source panels of certified origin.',
        }),
      ],
      [
        'GS',
        say({
          de: 'Geprüfte Sicherheit: eine freiwillige deutsche Prüfung durch eine anerkannte Stelle.',
          fr: 'Sécurité contrôlée : un examen allemand facultatif, mené par un organisme reconnu.',
          en: 'Tested safety: a voluntary German test by a recognised body.',
        }),
        say({
          de: 'Unsere Möbel tragen es nicht. Belastung und Masse stehen bei jedem Produkt.',
          fr: 'Nos meubles ne le portent pas. Charges et dimensions figurent sur chaque produit.',
          en: 'Our furniture does not carry it. Loads and dimensions are stated for each product.',
        }),
      ],
      [
        say({ de: 'UN-Code', fr: 'Code ONU', en: 'UN code' }),
        say({
          de: 'Bauartgeprüfte Verpackung für Gefahrgut, zum Beispiel 4D für Kisten aus Sperrholz.',
          fr: 'Emballage homologué pour marchandises dangereuses, par exemple 4D pour les caisses en contreplaqué.',
          en: 'Type-tested packaging for dangerous goods, for example 4D for plywood boxes.',
        }),
        say({
          de: 'Kisten aus dem Konfigurator haben keine UN-Zulassung.',
          fr: 'Les caisses du configurateur n’ont pas d’homologation ONU.',
          en: 'Crates from the configurator have no UN approval.',
        }),
      ],
    ),
    heading(say({ de: 'Zeichen für den Transport', fr: 'Marques de manutention', en: 'Handling marks' })),
    paragraph(
      say({
        de: 'Oben, vor Nässe schützen, zerbrechlich, Schwerpunkt, anschlagen, stapeln: Diese Bildzeichen nach ISO 780 sagen dem Personal, was es mit der Kiste tun darf. Wir bringen sie auf Wunsch ohne Aufpreis an.',
        fr: 'Haut, craint l’humidité, fragile, centre de gravité, élinguer ici, gerbage : ces pictogrammes selon ISO 780 disent au personnel ce qu’il peut faire de la caisse. Nous les apposons sur demande sans supplément.',
        en: 'This way up, keep dry, fragile, centre of gravity, sling here, stacking: these ISO 780 symbols tell handlers what they may do with the crate. On request we apply them at no extra cost.',
      }),
    ),
    heading(say({ de: 'Plattenwerkstoffe und ISPM 15', fr: 'Panneaux et NIMP 15', en: 'Panels and ISPM 15' })),
    paragraph(
      say({
        de: 'Sperrholz, OSB und andere verleimte Platten sind verarbeitetes Holz und fallen nicht unter ISPM 15. Leisten, Kufen und Bretter aus Vollholz an derselben Kiste schon.',
        fr: 'Le contreplaqué, l’OSB et les autres panneaux collés sont du bois transformé et ne relèvent pas de la NIMP 15. Les liteaux, patins et planches en bois massif de la même caisse, si.',
        en: 'Plywood, OSB and other glued panels are processed wood and exempt from ISPM 15. Solid-timber cleats, skids and boards on the same crate are not.',
      }),
    ),
    paragraph(
      say({
        de: 'EPAL, FSC, PEFC und das Zeichen der IPPC sind geschützte Marken ihrer Inhaber; wir nennen sie nur, um sie zu erklären.',
        fr: 'EPAL, FSC, PEFC et le symbole de la CIPV sont des marques protégées de leurs titulaires ; nous ne les citons que pour les expliquer.',
        en: 'EPAL, FSC, PEFC and the IPPC symbol are protected marks of their owners; we mention them only to explain them.',
      }),
    ),
  ],
);
