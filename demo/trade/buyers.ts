/** Customers of the demo shop without a log-in: the other buyers of half a year. */
import type { SeedCustomer } from '../people/people.ts';

interface Buyer {
  email: string;
  /** Before its first order; numbers of customers rise with the days. */
  registeredDaysAgo: number;
  company: string;
  first: string;
  last: string;
  title: 1 | 2;
  phone: string;
  street: string;
  zipCode: string;
  city: string;
  /** 1 German, 2 English, 3 French. */
  language?: 1 | 2 | 3;
  term?: string;
  skonto?: string;
  /** Ten-thousandths. */
  discount?: number;
  /** Its deliveries are invoiced together, once a month. */
  monthly?: true;
}

const buyers: readonly Buyer[] = [
  {
    email: 'einkauf@helvetia-antriebe.example',
    registeredDaysAgo: 1106,
    company: 'Helvetia Antriebe AG',
    first: 'Corinne',
    last: 'Baumann',
    title: 2,
    phone: '052 555 14 30',
    street: 'Zürcherstrasse 204',
    zipCode: '8406',
    city: 'Winterthur',
    skonto: '2 % bei Zahlung innert 10 Tagen',
    discount: 300,
  },
  {
    email: 'achats@vuilleumier.example',
    registeredDaysAgo: 918,
    company: 'Fonderie Vuilleumier SA',
    first: 'Étienne',
    last: 'Vuilleumier',
    title: 1,
    phone: '032 555 61 12',
    street: 'Rue de la Serre 62',
    zipCode: '2300',
    city: 'La Chaux-de-Fonds',
    language: 3,
    term: '60 Tage netto',
  },
  {
    email: 'lager@rheintal-optik.example',
    registeredDaysAgo: 731,
    company: 'Rheintal Optik GmbH',
    first: 'Jan',
    last: 'Hutter',
    title: 1,
    phone: '071 555 33 81',
    street: 'Auerstrasse 9',
    zipCode: '9435',
    city: 'Heerbrugg',
    term: '10 Tage netto',
  },
  {
    email: 'logistics@sattelmed.example',
    registeredDaysAgo: 604,
    company: 'Sattelmed International Ltd',
    first: 'Fiona',
    last: 'Campbell',
    title: 2,
    phone: '041 555 72 05',
    street: 'Gotthardstrasse 28',
    zipCode: '6300',
    city: 'Zug',
    language: 2,
  },
  {
    email: 'wirt@seeblick-brunnen.example',
    registeredDaysAgo: 523,
    company: 'Gasthaus Seeblick GmbH',
    first: 'Toni',
    last: 'Inderbitzin',
    title: 1,
    phone: '041 555 90 44',
    street: 'Seepromenade 3',
    zipCode: '6440',
    city: 'Brunnen',
  },
  {
    email: 'bauamt@horw-gemeinde.example',
    registeredDaysAgo: 407,
    company: 'Gemeinde Horw, Bauamt',
    first: 'Sandra',
    last: 'Kaufmann',
    title: 2,
    phone: '041 555 11 70',
    street: 'Gemeindehausplatz 1',
    zipCode: '6048',
    city: 'Horw',
  },
  {
    email: 'technik@kunsthalle-ostend.example',
    registeredDaysAgo: 318,
    company: 'Kunsthalle Ostend',
    first: 'Mirjam',
    last: 'Sarasin',
    title: 2,
    phone: '061 555 48 20',
    street: 'Rittergasse 17',
    zipCode: '4051',
    city: 'Basel',
  },
  {
    email: 'spedition@uhren-grenchen.example',
    registeredDaysAgo: 246,
    company: 'Uhrenfabrik Grenchen AG',
    first: 'Marcel',
    last: 'Affolter',
    title: 1,
    phone: '032 555 80 16',
    street: 'Schützengasse 30',
    zipCode: '2540',
    city: 'Grenchen',
    monthly: true,
  },
  {
    email: 'lucia.bernasconi@muster.example',
    registeredDaysAgo: 197,
    company: '',
    first: 'Lucia',
    last: 'Bernasconi',
    title: 2,
    phone: '091 555 27 66',
    street: 'Via Nassa 40',
    zipCode: '6900',
    city: 'Lugano',
  },
  {
    email: 'peter.odermatt@muster.example',
    registeredDaysAgo: 163,
    company: '',
    first: 'Peter',
    last: 'Odermatt',
    title: 1,
    phone: '041 555 63 18',
    street: 'Nägeligasse 12',
    zipCode: '6370',
    city: 'Stans',
  },
];

export const tradeBuyers: readonly SeedCustomer[] = buyers.map((buyer) => ({
  email: buyer.email,
  displayName: `${buyer.first} ${buyer.last}`,
  isCompany: buyer.company !== '',
  companyName: buyer.company,
  companyCode: '',
  invoiceEmail: buyer.email,
  discount: buyer.discount ?? 0,
  deliveryCostMultiplier: 11_000,
  paymentTerm: buyer.term ?? '30 Tage netto',
  skonto: buyer.skonto ?? null,
  quickOrder: false,
  registeredDaysAgo: buyer.registeredDaysAgo,
  invoiceRhythm: buyer.monthly === true ? 'MONTH' : 'DELIVERY',
  contact: { title: buyer.title, firstName: buyer.first, lastName: buyer.last, phone: buyer.phone, languageId: buyer.language ?? 1 },
  addresses: [
    {
      name: buyer.company === '' ? `${buyer.first} ${buyer.last}` : buyer.company,
      street: buyer.street,
      zipCode: buyer.zipCode,
      city: buyer.city,
      isDefaultShipping: true,
      isDefaultInvoice: true,
    },
  ],
  prices: {},
}));
