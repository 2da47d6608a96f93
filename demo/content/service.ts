/** The services: an overview and one page each. What we do, what we need to know, what we do not do. */
import type { Language, LocalizedText } from '#domain/language/language.ts';
import type { ContentBlock, ContentPage } from './content-page.ts';
import { heading, inLanguages, list, paragraph, scene, table } from './content-page.ts';

type Say = (text: LocalizedText) => string;

const overview = '/-verpackung/dienstleistungen';

const more: LocalizedText = { de: 'Mehr dazu', fr: 'En savoir plus', en: 'Read more' };
const callUs: LocalizedText = { de: 'Schreiben, mit Zeichnung', fr: 'Nous écrire, avec un plan', en: 'Write to us, with a drawing' };

const contactTeaser = (say: Say) => ({
  title: say({ de: 'Reden wir darüber', fr: 'Parlons-en', en: 'Let’s talk it through' }),
  text: say({
    de: 'Masse, Gewicht, Ziel und Termin genügen für eine erste Auskunft. Wir antworten innert eines Arbeitstages.',
    fr: 'Dimensions, poids, destination et délai suffisent pour une première réponse, sous un jour ouvrable.',
    en: 'Dimensions, weight, destination and date are all we need for a first answer, within one working day.',
  }),
  link: { to: '/offerte-anfragen?zeichnung', label: say(callUs) },
});

/** Links at the end of a service page: to us, and in the packaging shop to a product. */
function waysOn(say: Say, product?: { to: string; title: LocalizedText; text: LocalizedText; label: LocalizedText }): ContentBlock[] {
  const contact = contactTeaser(say);
  if (product === undefined) return [{ kind: 'teasers', items: [contact] }];
  const { to, title, text, label } = product;
  return [
    { kind: 'teasers', shop: 'verpackung', items: [{ title: say(title), text: say(text), link: { to, label: say(label) } }, contact] },
    { kind: 'teasers', shop: 'moebel', items: [contact] },
  ];
}

interface Service {
  slug: string;
  scene: string;
  title: LocalizedText;
  teaser: LocalizedText;
  shown: LocalizedText;
  blocks: (say: Say) => ContentBlock[];
}

const services: readonly Service[] = [
  {
    slug: 'verpacken',
    scene: 'packing',
    title: { de: 'Verpacken', fr: 'Emballer', en: 'Packing' },
    teaser: {
      de: 'Bei uns oder bei Ihnen: Wir polstern, verzurren, schliessen und kennzeichnen.',
      fr: 'Chez nous ou chez vous : nous calons, arrimons, fermons et marquons.',
      en: 'At our works or yours: we cushion, secure, close and mark.',
    },
    shown: {
      de: 'Offene Sperrholzkiste, Holzkiste und Karton in einer Packhalle',
      fr: 'Caisse en contreplaqué ouverte, caisse en bois et carton dans un atelier d’emballage',
      en: 'Open plywood crate, wooden crate and carton in a packing workshop',
    },
    blocks: (say) => [
      paragraph(
        say({
          de: 'Sie bringen das Gut, wir bringen es in die Kiste: gepolstert, gesichert, verschlossen und so beschriftet, dass auch der dritte Umschlag weiss, wo oben ist.',
          fr: 'Vous apportez la marchandise, nous la mettons en caisse : calée, arrimée, fermée et marquée, de sorte qu’au troisième transbordement encore on sache où est le haut.',
          en: 'You bring the goods and we crate them: cushioned, secured, closed and marked so that even the third handler knows which way is up.',
        }),
      ),
      heading(say({ de: 'Was wir tun', fr: 'Ce que nous faisons', en: 'What we do' })),
      list(
        say({
          de: 'Verpacken in unserer Halle in Sursee oder mit zwei Leuten und Werkzeug bei Ihnen.',
          fr: 'Emballer dans notre atelier à Sursee, ou chez vous avec deux personnes et l’outillage.',
          en: 'Packing in our works in Sursee, or on your premises with two people and tools.',
        }),
        say({
          de: 'Innenausbau nach dem Gut: Auflagen, Stützen, Niederhalter, Schaum.',
          fr: 'Aménagement intérieur selon la marchandise : appuis, étais, brides, mousse.',
          en: 'Fittings to suit the goods: bearers, struts, hold-downs, foam.',
        }),
        say({
          de: 'Korrosionsschutz mit Folie und Trockenmittel für Seereisen.',
          fr: 'Protection contre la corrosion par film et dessiccant pour les voyages en mer.',
          en: 'Corrosion protection with barrier film and desiccant for sea voyages.',
        }),
        say({
          de: 'Bildzeichen nach ISO 780, Gewichte, Packliste aussen an der Kiste.',
          fr: 'Pictogrammes selon ISO 780, poids, liste de colisage à l’extérieur de la caisse.',
          en: 'ISO 780 handling symbols, weights and a packing list on the outside of the crate.',
        }),
      ),
      heading(say({ de: 'Was wir wissen müssen', fr: 'Ce qu’il nous faut savoir', en: 'What we need to know' })),
      list(
        say({
          de: 'Masse, Gewicht und Schwerpunkt des Guts',
          fr: 'Dimensions, poids et centre de gravité de la marchandise',
          en: 'Size, weight and centre of gravity of the goods',
        }),
        say({
          de: 'Wo es stehen, hängen und gehalten werden darf',
          fr: 'Où elle peut reposer, être levée et maintenue',
          en: 'Where it may rest, be lifted and be held',
        }),
        say({ de: 'Reiseweg: Strasse, Luft oder See', fr: 'Voyage : route, air ou mer', en: 'Journey: road, air or sea' }),
      ),
      ...waysOn(say, {
        to: '/products/HK_0001',
        title: { de: 'Nur die Kiste?', fr: 'Seulement la caisse ?', en: 'Just the crate?' },
        text: {
          de: 'Innenmass und Gewicht eingeben, Preis und Liefertag sehen.',
          fr: 'Saisissez dimensions intérieures et poids, voyez prix et jour de livraison.',
          en: 'Enter inner dimensions and weight to see price and delivery date.',
        },
        label: { de: 'Holzkiste konfigurieren', fr: 'Configurer une caisse', en: 'Configure a crate' },
      }),
    ],
  },
  {
    slug: 'gefahrgut',
    scene: 'dangerous',
    title: { de: 'Gefahrgut', fr: 'Marchandises dangereuses', en: 'Dangerous goods' },
    teaser: {
      de: 'Batterien, Lacke, Reiniger: welche Verpackung zugelassen ist und wer sie packen darf.',
      fr: 'Batteries, vernis, nettoyants : quel emballage est admis et qui a le droit d’emballer.',
      en: 'Batteries, paints, cleaners: which packaging is approved and who may pack it.',
    },
    shown: {
      de: 'Vier Kartons auf einer Palette in einem dunklen Lagerraum',
      fr: 'Quatre cartons sur une palette dans un local sombre',
      en: 'Four cartons on a pallet in a dark storeroom',
    },
    blocks: (say) => [
      paragraph(
        say({
          de: 'Gefährliche Güter reisen nur in geprüften und zugelassenen Verpackungen. Die Kisten aus unserem Konfigurator sind das nicht; wir beschaffen die richtige und packen sie nach Vorschrift.',
          fr: 'Les marchandises dangereuses ne voyagent que dans des emballages éprouvés et homologués. Les caisses de notre configurateur ne le sont pas ; nous procurons le bon emballage et l’utilisons selon les règles.',
          en: 'Dangerous goods travel only in tested and approved packaging. The crates from our configurator are not; we source the right packaging and pack it according to the rules.',
        }),
      ),
      heading(say({ de: 'Wonach sich die Verpackung richtet', fr: 'De quoi dépend l’emballage', en: 'What the packaging depends on' })),
      list(
        say({
          de: 'Verkehrsträger: ADR und SDR auf der Strasse, IATA-DGR in der Luft, IMDG-Code auf See.',
          fr: 'Mode de transport : ADR et SDR sur route, IATA-DGR par air, code IMDG en mer.',
          en: 'Mode of transport: ADR and SDR by road, IATA DGR by air, IMDG Code by sea.',
        }),
        say({
          de: 'UN-Nummer, Klasse und Verpackungsgruppe I, II oder III; sie stehen im Sicherheitsdatenblatt, Abschnitt 14.',
          fr: 'Numéro ONU, classe et groupe d’emballage I, II ou III ; ils figurent à la section 14 de la fiche de données de sécurité.',
          en: 'UN number, class and packing group I, II or III; you’ll find them in section 14 of the safety data sheet.',
        }),
        say({
          de: 'Menge je Innenverpackung: Kleine Mengen dürfen erleichtert reisen (LQ, EQ).',
          fr: 'Quantité par emballage intérieur : les petites quantités bénéficient d’allègements (LQ, EQ).',
          en: 'Quantity per inner packaging: small quantities may qualify for exemptions (LQ, EQ).',
        }),
      ),
      heading(say({ de: 'Codes auf geprüften Kisten', fr: 'Codes des caisses homologuées', en: 'Codes on approved boxes' })),
      table(
        [say({ de: 'Code', fr: 'Code', en: 'Code' }), say({ de: 'Kiste aus', fr: 'Caisse en', en: 'Box of' })],
        ['4C', say({ de: 'Naturholz', fr: 'bois naturel', en: 'natural wood' })],
        ['4D', say({ de: 'Sperrholz', fr: 'contreplaqué', en: 'plywood' })],
        ['4F', say({ de: 'Holzfaserwerkstoff', fr: 'bois reconstitué', en: 'reconstituted wood' })],
        ['4G', say({ de: 'Pappe', fr: 'carton', en: 'fibreboard' })],
        ['4H', say({ de: 'Kunststoff', fr: 'matière plastique', en: 'plastics' })],
      ),
      paragraph(
        say({
          de: 'X im Code gilt für die Verpackungsgruppen I bis III, Y für II und III, Z nur für III.',
          fr: 'X dans le code vaut pour les groupes d’emballage I à III, Y pour II et III, Z pour III seulement.',
          en: 'X in the code covers packing groups I to III, Y covers II and III, Z covers III only.',
        }),
      ),
      paragraph(
        say({
          de: 'Für die Einstufung und die Papiere bleibt der Absender verantwortlich. Explosive und radioaktive Stoffe nehmen wir nicht an.',
          fr: 'L’expéditeur reste responsable de la classification et des documents. Nous n’acceptons ni matières explosives ni matières radioactives.',
          en: 'The consignor remains responsible for classification and papers. We do not accept explosives or radioactive material.',
        }),
      ),
      ...waysOn(say),
    ],
  },
  {
    slug: 'lagern',
    scene: 'storage',
    title: { de: 'Lagern', fr: 'Stocker', en: 'Storage' },
    teaser: {
      de: 'Ihre Serie bei uns, abgerufen in Teilmengen, ohne eigene Halle.',
      fr: 'Votre série stockée chez nous et livrée par lots, sur appel.',
      en: 'Your production run stored with us and called off in batches, with no warehouse of your own.',
    },
    shown: {
      de: 'Gestapelte Holzkisten in drei Türmen in einer Halle',
      fr: 'Caisses en bois empilées en trois tours dans un entrepôt',
      en: 'Wooden crates stacked in three columns in a warehouse',
    },
    blocks: (say) => [
      paragraph(
        say({
          de: 'Eine grosse Serie ist günstiger, aber wohin damit? Wir lagern trocken in Sursee und liefern, was Sie brauchen, wann Sie es brauchen.',
          fr: 'Une grande série coûte moins, mais où la mettre ? Nous la gardons au sec à Sursee et livrons ce qu’il vous faut, quand il vous le faut.',
          en: 'A long run costs less, but where do you put it? We keep it dry in Sursee and deliver what you need, when you need it.',
        }),
      ),
      heading(say({ de: 'So läuft es', fr: 'Comment cela se passe', en: 'How it works' })),
      list(
        say({
          de: 'Sie bestellen die Jahresmenge und den Preis der ganzen Serie.',
          fr: 'Vous commandez la quantité annuelle, au prix de la série entière.',
          en: 'You order a year’s quantity at the price of the whole run.',
        }),
        say({
          de: 'Wir lagern bis zu zwölf Monate, gerechnet nach Stellplätzen: Ein Stellplatz ist 1.2 × 0.8 m Boden, höchstens 2.2 m hoch.',
          fr: 'Nous stockons jusqu’à douze mois, comptés en emplacements : un emplacement mesure 1.2 × 0.8 m au sol, 2.2 m de haut au plus.',
          en: 'We store for up to twelve months, charged by pallet space: one space is 1.2 × 0.8 m of floor and up to 2.2 m high.',
        }),
        say({
          de: 'Abruf per Telefon oder E-Mail, Lieferung mit dem nächsten Lastwagen oder Abholung an der Rampe.',
          fr: 'Commande par téléphone ou e-mail, livraison par le prochain camion ou retrait à la rampe.',
          en: 'Call off by phone or e-mail; delivery with the next truck or collection from the loading bay.',
        }),
        say({
          de: 'Auch Ihr eigenes Gut kann in der fertigen Kiste auf den Versand warten.',
          fr: 'Vos propres marchandises peuvent aussi attendre l’expédition dans leur caisse.',
          en: 'Your own goods can also wait for dispatch in their finished crate.',
        }),
      ),
      ...waysOn(say),
    ],
  },
  {
    slug: 'logistik',
    scene: 'dispatch',
    title: { de: 'Logistik', fr: 'Logistique', en: 'Logistics' },
    teaser: {
      de: 'Vom Abruf bis zum Versandpapier: Wir übernehmen, was zwischen Ihrer Montage und dem Lastwagen liegt.',
      fr: 'De l’appel au document d’expédition : nous nous chargeons de tout, de votre montage jusqu’au camion.',
      en: 'From call-off to shipping documents: we take care of everything between your assembly line and the truck.',
    },
    shown: {
      de: 'Kisten und eine beladene Palette vor zwei Toren einer Rampe',
      fr: 'Des caisses et une palette chargée devant les deux portes d’une rampe',
      en: 'Crates and a loaded pallet in front of the two gates of a loading bay',
    },
    blocks: (say) => [
      paragraph(
        say({
          de: 'Die Kiste ist nur der Anfang. Auf Wunsch halten wir Ihre Typen vor, liefern taktgenau an Ihre Linie und bereiten die Sendung für den Spediteur vor.',
          fr: 'La caisse n’est qu’un début. Sur demande, nous tenons vos modèles à disposition, livrons au rythme de votre ligne et préparons l’envoi pour le transitaire.',
          en: 'The crate is only the beginning. On request we keep your types in stock, deliver in step with your line and prepare the consignment for the forwarder.',
        }),
      ),
      heading(say({ de: 'Bausteine', fr: 'Modules', en: 'Building blocks' })),
      list(
        say({
          de: 'Rahmenauftrag mit Ihren Artikelnummern und festen Preisen für eine Laufzeit.',
          fr: 'Commande-cadre avec vos numéros d’article et des prix fixes pour une durée convenue.',
          en: 'Framework order with your article numbers and prices fixed for an agreed period.',
        }),
        say({
          de: 'Mindestbestand, den wir ergänzen, bevor er ausgeht.',
          fr: 'Stock minimal que nous complétons avant la rupture.',
          en: 'A minimum stock that we replenish before it runs out.',
        }),
        say({
          de: 'Anlieferung in Fenstern, die zu Ihrer Montage passen.',
          fr: 'Livraison dans des créneaux adaptés à votre montage.',
          en: 'Deliveries in time slots that suit your assembly.',
        }),
        say({
          de: 'Packlisten, Gewichte und Aussenmasse je Sendung als Datei.',
          fr: 'Listes de colisage, poids et dimensions extérieures par envoi, en fichier.',
          en: 'Packing lists, weights and outer dimensions of each consignment as a file.',
        }),
      ),
      ...waysOn(say),
    ],
  },
  {
    slug: 'transport',
    scene: 'overseas',
    title: { de: 'Transport', fr: 'Transport', en: 'Transport' },
    teaser: {
      de: 'Mit eigenem Lastwagen in der Schweiz und in Liechtenstein, darüber hinaus auf Offerte.',
      fr: 'Avec nos camions en Suisse et au Liechtenstein, au-delà sur offre.',
      en: 'With our own trucks in Switzerland and Liechtenstein, further afield on request.',
    },
    shown: {
      de: 'Drei Exportkisten stehen zum Verlad bereit',
      fr: 'Trois caisses d’exportation prêtes au chargement',
      en: 'Three export crates ready for loading',
    },
    blocks: (say) => [
      paragraph(
        say({
          de: 'Was die Lieferung kostet, steht im Warenkorb, sobald die Postleitzahl da ist: nach Platzbedarf und Weg, nicht nach Laune.',
          fr: 'Le coût de la livraison figure au panier dès que le code postal est saisi : selon la place et le trajet, jamais à la tête du client.',
          en: 'The cart shows the cost of delivery as soon as you enter your postcode: based on space and distance, nothing else.',
        }),
      ),
      heading(say({ de: 'Drei Wege zur Ware', fr: 'Trois façons de recevoir', en: 'Three ways to get the goods' })),
      table(
        [
          say({ de: 'Weg', fr: 'Mode', en: 'Way' }),
          say({ de: 'Wann', fr: 'Quand', en: 'When' }),
          say({ de: 'Zu beachten', fr: 'À noter', en: 'Please note' }),
        ],
        [
          say({ de: 'Paket', fr: 'Colis', en: 'Parcel' }),
          say({
            de: 'wenn jedes Stück höchstens 30 kg wiegt und klein genug ist',
            fr: 'si chaque pièce pèse 30 kg au plus et reste assez petite',
            en: 'if each piece weighs at most 30 kg and is small enough',
          }),
          say({ de: 'Preis je Paket', fr: 'prix par colis', en: 'price per parcel' }),
        ],
        [
          say({ de: 'Lastwagen', fr: 'Camion', en: 'Truck' }),
          say({
            de: 'alles andere, in der Schweiz und in Liechtenstein',
            fr: 'tout le reste, en Suisse et au Liechtenstein',
            en: 'everything else, in Switzerland and Liechtenstein',
          }),
          say({
            de: 'ebenerdig bis Bordsteinkante oder Rampe',
            fr: 'de plain-pied, au bord du trottoir ou à la rampe',
            en: 'at ground level, to the kerb or loading bay',
          }),
        ],
        [
          say({ de: 'Abholung', fr: 'Retrait', en: 'Collection' }),
          say({ de: 'während der Öffnungszeiten in Sursee', fr: 'aux heures d’ouverture à Sursee', en: 'during opening hours in Sursee' }),
          say({
            de: 'kostenlos; Stapler und Hilfe sind da',
            fr: 'gratuit ; chariot élévateur et aide sur place',
            en: 'free of charge; forklift and a helping hand on site',
          }),
        ],
      ),
      paragraph(
        say({
          de: 'Sendungen in andere Länder offerieren wir von Hand, mit Zollpapieren und der richtigen Holzbehandlung.',
          fr: 'Pour les autres pays, nous établissons une offre, avec documents douaniers et traitement du bois adéquat.',
          en: 'We quote consignments to other countries individually, with customs documents and the right timber treatment.',
        }),
      ),
      ...waysOn(say, {
        to: '/products/EX_0001',
        title: { de: 'Kiste für den Export', fr: 'Caisse d’exportation', en: 'A crate for export' },
        text: {
          de: 'Das Bestimmungsland wählen Sie im Konfigurator; er sagt, was dort gilt.',
          fr: 'Choisissez le pays de destination dans le configurateur ; il indique les règles en vigueur.',
          en: 'Choose the country of destination in the configurator; it tells you what applies there.',
        },
        label: { de: 'Exportkiste konfigurieren', fr: 'Configurer une caisse d’exportation', en: 'Configure an export crate' },
      }),
    ],
  },
  {
    slug: 'beratung',
    scene: 'machine',
    title: { de: 'Beratung', fr: 'Conseil', en: 'Advice' },
    teaser: {
      de: 'Welche Kiste für welche Reise? Jemand, der die Säge kennt, rechnet mit.',
      fr: 'Quelle caisse pour quel voyage : quelqu’un du métier calcule avec vous.',
      en: 'Which crate for which journey? Talk it through with someone who knows the trade.',
    },
    shown: {
      de: 'Offene Holzkiste mit schwebendem Deckel und einer Maschine darin',
      fr: 'Caisse en bois ouverte, couvercle levé, avec une machine à l’intérieur',
      en: 'Open wooden crate with raised lid and a machine inside',
    },
    blocks: (say) => [
      paragraph(
        say({
          de: 'Der Konfigurator rechnet das Übliche. Wo es unüblich wird, hilft ein Gespräch: bei hohem Schwerpunkt, empfindlicher Oberfläche, langer Seereise oder tausend Stück im Jahr.',
          fr: 'Le configurateur calcule les cas courants. Pour les autres, un entretien aide : centre de gravité élevé, surface délicate, longue traversée ou mille pièces par an.',
          en: 'The configurator handles the usual cases. For unusual ones, a conversation helps: a high centre of gravity, a delicate surface, a long voyage or a thousand pieces a year.',
        }),
      ),
      heading(say({ de: 'Womit wir helfen', fr: 'Ce que nous apportons', en: 'What we help with' })),
      list(
        say({
          de: 'Kiste, Verschlag, Palette oder Karton: was reicht, und was zu viel wäre.',
          fr: 'Caisse, caisse à claire-voie, palette ou carton : ce qui suffit, et ce qui serait trop.',
          en: 'Crate, slatted crate, pallet or carton: what is enough and what would be overkill.',
        }),
        say({
          de: 'Auslegung nach Gewicht, Stapelung und Anschlagpunkten.',
          fr: 'Dimensionnement selon poids, gerbage et points d’élingage.',
          en: 'Design by weight, stacking and lifting points.',
        }),
        say({
          de: 'Vorschriften des Bestimmungslands für Verpackungsholz.',
          fr: 'Prescriptions du pays de destination pour le bois d’emballage.',
          en: 'The destination country’s rules for wood packaging.',
        }),
        say({
          de: 'Weniger Typen: wie sich Ihr Sortiment auf wenige Grössen bringen lässt.',
          fr: 'Moins de modèles : comment réduire votre assortiment à quelques formats.',
          en: 'Fewer types: how to reduce your range to a few sizes.',
        }),
      ),
      paragraph(
        say({
          de: 'Die erste Auskunft kostet nichts. Für Konstruktion und Muster machen wir eine Offerte.',
          fr: 'Le premier renseignement est gratuit. Pour la construction et les échantillons, nous établissons une offre.',
          en: 'The first answer is free. For design work and samples we’ll send you a quote.',
        }),
      ),
      ...waysOn(say),
    ],
  },
];

const servicePage = ({ slug, title, scene: name, shown, blocks }: Service): ContentPage[] =>
  inLanguages(slug, title, (_language, say) => [{ kind: 'picture', picture: scene(name, say(shown)), caption: '' }, ...blocks(say)]);

const teasersOf = (language: Language): ContentBlock => ({
  kind: 'teasers',
  items: services.map((service) => ({
    title: service.title[language],
    text: service.teaser[language],
    // The picture adds nothing to title and text.
    picture: scene(service.scene, ''),
    link: { to: `${overview}/${service.slug}`, label: more[language] },
  })),
});

export const servicePages: readonly ContentPage[] = [
  ...inLanguages('dienstleistungen', { de: 'Dienstleistungen', fr: 'Services', en: 'Services' }, (language, say) => [
    paragraph(
      say({
        de: 'Kisten bauen ist die eine Hälfte. Die andere: einpacken, lagern, bewegen, und vorher wissen, was es braucht.',
        fr: 'Construire des caisses, c’est la moitié du travail. L’autre : emballer, stocker, déplacer, et savoir d’avance ce qu’il faut.',
        en: 'Building crates is one half. The other: packing, storing, moving, and knowing beforehand what it takes.',
      }),
    ),
    teasersOf(language),
  ]),
  ...services.flatMap(servicePage),
];
