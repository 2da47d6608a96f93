/** People of the demo shop: two customers with addresses, six members of staff. All have the same password, see the README. */

export const demoPassword = 'kistenwerk-demo';

interface SeedAddress {
  name: string;
  addition?: string;
  street: string;
  zipCode: string;
  city: string;
  isDefaultShipping: boolean;
  isDefaultInvoice: boolean;
}

export interface SeedCustomer {
  email: string;
  displayName: string;
  isCompany: boolean;
  companyName: string;
  companyCode: string;
  invoiceEmail: string;
  /** Ten-thousandths: 500 = 5 %. */
  discount: number;
  deliveryCostMultiplier: number;
  paymentTerm: string;
  skonto: string | null;
  quickOrder: boolean;
  /** Before the day on which the shop is filled. */
  registeredDaysAgo: number;
  /** Absent: an invoice with each delivery. */
  invoiceRhythm?: 'DELIVERY' | 'MONTH';
  contact: { title: number; firstName: string; lastName: string; phone: string; languageId: number };
  addresses: readonly SeedAddress[];
  /** Its own prices besides those of the default customer, by article number. */
  prices: Readonly<Record<string, { kind: 'margin'; percent: number } | { kind: 'fix'; steps: readonly (readonly [number, number])[] }>>;
}

export const demoCustomers: readonly SeedCustomer[] = [
  {
    email: 'kundin@kistenwerk.example',
    displayName: 'Andrea Keller',
    isCompany: false,
    companyName: '',
    companyCode: '',
    invoiceEmail: 'kundin@kistenwerk.example',
    discount: 0,
    deliveryCostMultiplier: 11_000,
    paymentTerm: '30 Tage netto',
    skonto: null,
    quickOrder: false,
    registeredDaysAgo: 1421,
    contact: { title: 2, firstName: 'Andrea', lastName: 'Keller', phone: '044 555 21 08', languageId: 1 },
    addresses: [
      {
        name: 'Andrea Keller',
        street: 'Wasserwerkstrasse 89',
        zipCode: '8037',
        city: 'Zürich',
        isDefaultShipping: true,
        isDefaultInvoice: true,
      },
    ],
    prices: {},
  },
  {
    email: 'einkauf@aarepumpen.example',
    displayName: 'Beat Zbinden',
    isCompany: true,
    companyName: 'Aare Pumpen AG',
    companyCode: 'AARE',
    invoiceEmail: 'kreditoren@aarepumpen.example',
    discount: 500,
    deliveryCostMultiplier: 10_000,
    paymentTerm: '30 Tage netto',
    skonto: '2 % bei Zahlung innert 10 Tagen',
    quickOrder: true,
    registeredDaysAgo: 1263,
    contact: { title: 1, firstName: 'Beat', lastName: 'Zbinden', phone: '032 555 47 00', languageId: 1 },
    addresses: [
      {
        name: 'Aare Pumpen AG',
        addition: 'Buchhaltung',
        street: 'Gurzelenstrasse 31',
        zipCode: '4512',
        city: 'Bellach',
        isDefaultShipping: false,
        isDefaultInvoice: true,
      },
      {
        name: 'Aare Pumpen AG',
        addition: 'Werk 2, Rampe 4',
        street: 'Industriestrasse 7',
        zipCode: '4528',
        city: 'Zuchwil',
        isDefaultShipping: true,
        isDefaultInvoice: false,
      },
    ],
    prices: {
      HK_0001: { kind: 'margin', percent: 27 },
      VS_0001: { kind: 'margin', percent: 28.5 },
      EP_0001: {
        kind: 'fix',
        steps: [
          [1, 13.4],
          [30, 11.35],
          [60, 11.125],
        ],
      },
      VS_0002: {
        kind: 'fix',
        steps: [
          [1, 136],
          [10, 117.25],
        ],
      },
    },
  },
];

/** The rights of a role are in the table of roles. */
export const demoStaff = [
  { email: 'leitung@kistenwerk.example', displayName: 'Regula Amrein', role: 'Leitung' },
  { email: 'verkauf@kistenwerk.example', displayName: 'Simon Bucher', role: 'Verkauf' },
  { email: 'katalog@kistenwerk.example', displayName: 'Nadia Imhof', role: 'Katalog' },
  { email: 'werkstatt@kistenwerk.example', displayName: 'Urs Felder', role: 'Werkstatt' },
  { email: 'versand@kistenwerk.example', displayName: 'Marco Steiner', role: 'Versand' },
  { email: 'buchhaltung@kistenwerk.example', displayName: 'Vreni Lustenberger', role: 'Buchhaltung' },
] as const;
