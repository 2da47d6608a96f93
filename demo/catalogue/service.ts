/** Services that staff add to quotes: no picture, no category, not in the shop. */
import { text } from './family.ts';
import type { SeedProduct } from './seed-product.ts';

/** Net CHF of one; null: calculated for each transport. */
const artwork = (id: number, chf: number | null, name: SeedProduct['name'], description: SeedProduct['description']): SeedProduct => ({
  id,
  articleNumber: `KT_${id}`,
  type: id === 1086 ? 'insurance' : 'artwork',
  categories: [],
  kindCode: 99,
  name,
  description,
  configurable: false,
  preset: {},
  values: {},
  price: chf === null ? { kind: 'request' } : { kind: 'fix', steps: [[1, chf]] },
  publiclyAvailable: false,
});

/** The flat positions of artwork transports. Back office §9 gives their ids. */
const artworkServices: readonly SeedProduct[] = [
  artwork(
    1059,
    null,
    text('Kuriertransport', 'Transport par coursier', 'Courier transport'),
    text(
      'Fahrt mit dem Kurier von unserem Werk bis zur Adresse der Käuferschaft, Zollpapiere und Sendungsverfolgung inbegriffen.',
      'Course du coursier de notre atelier à l’adresse de l’acheteur, documents de douane et suivi de l’envoi compris.',
      'Courier from our works to the buyer’s address, customs papers and tracking of the shipment included.',
    ),
  ),
  artwork(
    1086,
    null,
    text('Transportversicherung Kunst', 'Assurance transport d’œuvres', 'Artwork transport insurance'),
    text(
      'Deckt Schäden und Verlust des Werks von der Abholung bis zur Übergabe. Die Prämie richtet sich nach Wert, Zone und Art des Werks.',
      'Couvre les dommages et la perte de l’œuvre de l’enlèvement à la remise. La prime dépend de la valeur, de la zone et du genre.',
      'Covers damage to and loss of the work from collection to hand-over. The premium depends on value, zone and kind of work.',
    ),
  ),
  artwork(
    1069,
    70,
    text('Pauschale Papiere', 'Forfait documents', 'Flat rate for papers'),
    text(
      'Handelsrechnung, Ausfuhranmeldung und Absprachen mit dem Auktionshaus, einmal je Sendung.',
      'Facture commerciale, déclaration d’exportation et accords avec la maison de ventes, une fois par envoi.',
      'Commercial invoice, export declaration and arrangements with the auction house, once per shipment.',
    ),
  ),
  artwork(
    1071,
    46,
    text('Packmaterial', 'Matériel d’emballage', 'Packing material'),
    text(
      'Säurefreies Papier, Folie, Eckschutz und Schaum für ein Werk, dazu Innenrahmen aus Karton.',
      'Papier non acide, film, protège-angles et mousse pour une œuvre, avec cadre intérieur en carton.',
      'Acid-free paper, film, corner guards and foam for one work, with an inner frame of board.',
    ),
  ),
  artwork(
    1070,
    85,
    text('Abholung Zürich', 'Enlèvement à Zurich', 'Collection in Zurich'),
    text(
      'Abholung der Lose beim Auktionshaus in der Stadt Zürich mit eigenem Wagen und zwei Personen.',
      'Enlèvement des lots à la maison de ventes en ville de Zurich, avec notre véhicule et deux personnes.',
      'Collection of the lots at the auction house in the city of Zurich with our own van and two people.',
    ),
  ),
  artwork(
    1068,
    95,
    text('Verpackung', 'Emballage', 'Packing'),
    text(
      'Einpacken eines Werks in seine Kiste oder Mappe, mit Zustandsbild vor dem Verschliessen.',
      'Emballage d’une œuvre dans sa caisse ou sa pochette, avec photo d’état avant la fermeture.',
      'Packing of one work into its crate or folder, with a picture of its condition before it is closed.',
    ),
  ),
  artwork(
    1072,
    45,
    text('Diverser Aufwand', 'Frais divers', 'Sundry expenses'),
    text(
      'Telefone, Termine und Fahrten, die keiner anderen Position zugeordnet sind, einmal je Sendung.',
      'Appels, rendez-vous et trajets qui ne relèvent d’aucun autre article, une fois par envoi.',
      'Calls, appointments and journeys that belong to no other item, once per shipment.',
    ),
  ),
];

export const services: readonly SeedProduct[] = [
  {
    articleNumber: 'TV_0001',
    type: 'insurance',
    categories: [],
    kindCode: 99,
    name: text('Transportversicherung', 'Assurance transport', 'Transport insurance'),
    description: text(
      'Deckt Bruch, Verlust und Nässe vom Werk bis zum Empfänger. Die Prämie richtet sich nach Warenwert, Ziel und Verpackung.',
      'Couvre la casse, la perte et la mouille, de notre atelier au destinataire. La prime dépend de la valeur, de la destination et de l’emballage.',
      'Covers breakage, loss and water from the works to the recipient. The premium depends on value of the goods, destination and packaging.',
    ),
    configurable: false,
    preset: {},
    values: {},
    price: { kind: 'request' },
    publiclyAvailable: false,
  },
  ...artworkServices,
];
