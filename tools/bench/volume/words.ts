/** Words for the names of a large catalogue: goods and their packaging, as compounds in German. */
import type { LocalizedText } from '#domain/language/language.ts';

type Triple = readonly [de: string, fr: string, en: string];

/** First half of a German compound; French plural; English modifier. */
export const goods: readonly Triple[] = [
  ['Pumpen', 'pompes', 'pump'],
  ['Ventil', 'vannes', 'valve'],
  ['Getriebe', 'réducteurs', 'gearbox'],
  ['Motoren', 'moteurs', 'motor'],
  ['Turbinen', 'turbines', 'turbine'],
  ['Kompressoren', 'compresseurs', 'compressor'],
  ['Generatoren', 'générateurs', 'generator'],
  ['Filter', 'filtres', 'filter'],
  ['Sensoren', 'capteurs', 'sensor'],
  ['Werkzeug', 'outils', 'tool'],
  ['Maschinen', 'machines', 'machine'],
  ['Ersatzteil', 'pièces de rechange', 'spare part'],
  ['Armaturen', 'robinetterie', 'fitting'],
  ['Rohr', 'tuyaux', 'pipe'],
  ['Flansch', 'brides', 'flange'],
  ['Kabel', 'câbles', 'cable'],
  ['Trommel', 'tambours', 'drum'],
  ['Spulen', 'bobines', 'coil'],
  ['Glas', 'verre', 'glass'],
  ['Fenster', 'fenêtres', 'window'],
  ['Spiegel', 'miroirs', 'mirror'],
  ['Stein', 'pierres', 'stone'],
  ['Fliesen', 'carreaux', 'tile'],
  ['Keramik', 'céramique', 'ceramics'],
  ['Porzellan', 'porcelaine', 'porcelain'],
  ['Flaschen', 'bouteilles', 'bottle'],
  ['Wein', 'vin', 'wine'],
  ['Käse', 'fromage', 'cheese'],
  ['Obst', 'fruits', 'fruit'],
  ['Gemüse', 'légumes', 'vegetable'],
  ['Saatgut', 'semences', 'seed'],
  ['Blumen', 'fleurs', 'flower'],
  ['Brennholz', 'bois de chauffage', 'firewood'],
  ['Bücher', 'livres', 'book'],
  ['Akten', 'dossiers', 'file'],
  ['Archiv', 'archives', 'archive'],
  ['Kunst', 'œuvres d’art', 'art'],
  ['Bilder', 'tableaux', 'picture'],
  ['Skulpturen', 'sculptures', 'sculpture'],
  ['Museums', 'musées', 'museum'],
  ['Instrumenten', 'instruments', 'instrument'],
  ['Klavier', 'pianos', 'piano'],
  ['Orgel', 'orgues', 'organ'],
  ['Bühnen', 'scènes', 'stage'],
  ['Messe', 'salons', 'trade fair'],
  ['Drucker', 'imprimantes', 'printer'],
  ['Server', 'serveurs', 'server'],
  ['Schaltschrank', 'armoires électriques', 'switch cabinet'],
  ['Batterie', 'batteries', 'battery'],
  ['Solar', 'panneaux solaires', 'solar panel'],
  ['Wechselrichter', 'onduleurs', 'inverter'],
  ['Lampen', 'lampes', 'lamp'],
  ['Leuchten', 'luminaires', 'luminaire'],
  ['Optik', 'optiques', 'optics'],
  ['Laser', 'lasers', 'laser'],
  ['Mikroskop', 'microscopes', 'microscope'],
  ['Labor', 'laboratoires', 'laboratory'],
  ['Medizin', 'appareils médicaux', 'medical'],
  ['Implantat', 'implants', 'implant'],
  ['Uhren', 'montres', 'watch'],
  ['Schmuck', 'bijoux', 'jewellery'],
  ['Textil', 'textiles', 'textile'],
  ['Teppich', 'tapis', 'carpet'],
  ['Leder', 'cuir', 'leather'],
  ['Farben', 'peintures', 'paint'],
  ['Lack', 'vernis', 'varnish'],
  ['Harz', 'résines', 'resin'],
  ['Granulat', 'granulés', 'granulate'],
  ['Zement', 'ciment', 'cement'],
  ['Gips', 'plâtre', 'plaster'],
  ['Dämmstoff', 'isolants', 'insulation'],
  ['Ziegel', 'tuiles', 'brick'],
  ['Blech', 'tôles', 'sheet metal'],
  ['Profil', 'profilés', 'profile'],
  ['Aluminium', 'aluminium', 'aluminium'],
  ['Kupfer', 'cuivre', 'copper'],
  ['Guss', 'fonte', 'casting'],
  ['Schrauben', 'vis', 'screw'],
  ['Nagel', 'clous', 'nail'],
  ['Beschlag', 'ferrures', 'hardware'],
  ['Kugellager', 'roulements', 'ball bearing'],
  ['Wellen', 'arbres', 'shaft'],
  ['Zahnrad', 'engrenages', 'gear'],
  ['Ketten', 'chaînes', 'chain'],
  ['Riemen', 'courroies', 'belt'],
  ['Dichtungs', 'joints', 'seal'],
  ['Hydraulik', 'composants hydrauliques', 'hydraulics'],
  ['Zylinder', 'vérins', 'cylinder'],
  ['Bohrer', 'forets', 'drill'],
  ['Fräser', 'fraises', 'cutter'],
  ['Formen', 'moules', 'mould'],
  ['Rotor', 'rotors', 'rotor'],
  ['Flügel', 'ailes', 'wing'],
  ['Propeller', 'hélices', 'propeller'],
  ['Felgen', 'jantes', 'rim'],
  ['Reifen', 'pneus', 'tyre'],
  ['Velo', 'vélos', 'bicycle'],
  ['Motorrad', 'motos', 'motorcycle'],
  ['Anhänger', 'remorques', 'trailer'],
  ['Seilbahn', 'téléphériques', 'cableway'],
  ['Aufzug', 'ascenseurs', 'lift'],
  ['Küchen', 'cuisines', 'kitchen'],
  ['Ofen', 'fours', 'oven'],
  ['Herd', 'cuisinières', 'stove'],
  ['Möbel', 'meubles', 'furniture'],
  ['Stuhl', 'chaises', 'chair'],
  ['Matratzen', 'matelas', 'mattress'],
  ['Zelt', 'tentes', 'tent'],
  ['Ski', 'skis', 'ski'],
  ['Modell', 'maquettes', 'model'],
];

/** Packaging words by the name of the product type; the second half of the compound. */
export const kindsByType: Readonly<Record<string, readonly Triple[]>> = {
  Holzkiste: [
    ['kiste', 'Caisse', 'crate'],
    ['transportkiste', 'Caisse de transport', 'transport crate'],
    ['lagerkiste', 'Caisse de stockage', 'storage crate'],
    ['truhe', 'Coffre', 'chest'],
  ],
  Sperrholzkiste: [
    ['sperrholzkiste', 'Caisse en contreplaqué', 'plywood crate'],
    ['leichtkiste', 'Caisse légère', 'light crate'],
  ],
  Verschlag: [
    ['verschlag', 'Caisse à claire-voie', 'open crate'],
    ['lattenverschlag', 'Caisse à lattes', 'slatted crate'],
  ],
  Palette: [
    ['palette', 'Palette', 'pallet'],
    ['einwegpalette', 'Palette perdue', 'one-way pallet'],
    ['lagerpalette', 'Palette de stockage', 'storage pallet'],
  ],
  Exportkiste: [
    ['exportkiste', 'Caisse d’exportation', 'export crate'],
    ['überseekiste', 'Caisse maritime', 'overseas crate'],
  ],
  Faltkarton: [
    ['karton', 'Carton', 'box'],
    ['faltkarton', 'Caisse américaine', 'slotted box'],
  ],
  Versandkarton: [
    ['versandkarton', 'Boîte postale', 'mailer'],
    ['schachtel', 'Boîte', 'carton'],
  ],
  Latte: [
    ['latte', 'Latte', 'lath'],
    ['leiste', 'Tasseau', 'batten'],
  ],
  Aufsatzrahmen: [['aufsatzrahmen', 'Rehausse', 'collar']],
};

export const otherKinds: readonly Triple[] = [
  ['behälter', 'Conteneur', 'container'],
  ['gestell', 'Bâti', 'frame'],
];

export const branches: readonly Triple[] = [
  ['Maschinenbau', 'Construction mécanique', 'Mechanical engineering'],
  ['Elektrotechnik', 'Électrotechnique', 'Electrical engineering'],
  ['Lebensmittel', 'Alimentation', 'Food'],
  ['Bau und Ausbau', 'Construction', 'Building'],
  ['Kunst und Kultur', 'Art et culture', 'Art and culture'],
  ['Medizin und Labor', 'Médecine et laboratoire', 'Medicine and laboratory'],
  ['Fahrzeuge', 'Véhicules', 'Vehicles'],
  ['Energie', 'Énergie', 'Energy'],
  ['Handel', 'Commerce', 'Trade'],
  ['Landwirtschaft', 'Agriculture', 'Agriculture'],
  ['Luftfahrt', 'Aviation', 'Aviation'],
  ['Umzug und Lager', 'Déménagement et stockage', 'Removal and storage'],
];

export const wares: readonly Triple[] = [
  ['Holzkisten', 'Caisses en bois', 'Wooden crates'],
  ['Sperrholzkisten', 'Caisses en contreplaqué', 'Plywood crates'],
  ['Verschläge', 'Caisses à claire-voie', 'Open crates'],
  ['Paletten', 'Palettes', 'Pallets'],
  ['Exportkisten', 'Caisses d’exportation', 'Export crates'],
  ['Kartons', 'Cartons', 'Boxes'],
  ['Latten', 'Lattes', 'Laths'],
  ['Zubehör', 'Accessoires', 'Accessories'],
];

export function text([de, fr, en]: Triple): LocalizedText {
  return { de, fr, en };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `Pumpenkiste`, `Caisse pour pompes`, `Pump crate`, each with the same suffix such as a size. */
export function compound(good: Triple, kind: Triple, end: string): LocalizedText {
  return {
    de: `${good[0]}${kind[0]}${end}`,
    fr: `${kind[1]} pour ${good[1]}${end}`,
    en: `${capital(good[2])} ${kind[2]}${end}`,
  };
}
