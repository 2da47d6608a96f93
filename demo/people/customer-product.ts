/** The demo customers' own products and favourites: a company with its article numbers and its logo, a private customer with favourites. */

export interface SeedCustomerProducts {
  email: string;
  /** Own article numbers by the shop's; the company orders by them. */
  own: Readonly<Record<string, string>>;
  favourites: readonly string[];
  /** SVG; null: none. */
  logo: string | null;
}

/** A pump's spiral housing next to the name; drawn for the demo. */
const aareLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 96" width="360" height="96" role="img" aria-label="Aare Pumpen AG"><g fill="none" stroke="#0b4a63" stroke-width="12"><path d="M48 14a34 34 0 1 0 34 34V14h-34"/><circle cx="48" cy="48" r="13"/></g><g fill="#0b4a63" font-family="Helvetica, Arial, sans-serif" font-weight="700"><text x="108" y="47" font-size="38" letter-spacing="-1">Aare</text><text x="108" y="82" font-size="30" letter-spacing="-0.500" fill="#2f86a6">Pumpen AG</text></g></svg>`;

export const demoCustomerProducts: readonly SeedCustomerProducts[] = [
  {
    email: 'einkauf@aarepumpen.example',
    own: {
      HK_0001: 'AP-4700',
      HK_0002: 'AP-4711',
      HK_0003: 'AP-4712',
      HK_0004: 'AP-4713',
      HK_0016: 'VP-40-KI',
      SK_0001: 'AP-4720',
      SK_0002: 'AP-4721',
      VS_0001: 'AP-4730',
      VS_0002: 'AP-4731',
      EX_0001: 'AP-4740',
      EP_0001: 'AP-4801',
      PL_0002: 'AP-4802',
      PL_0003: 'AP-4803',
      KA_0003: 'AP-4900',
    },
    favourites: ['EP_0001', 'VS_0002', 'HK_0002', 'KA_0003'],
    logo: aareLogo,
  },
  {
    email: 'kundin@kistenwerk.example',
    own: {},
    favourites: ['HK_0002', 'LA_0002', 'EP_0001', 'LO_0001', 'HB_0001'],
    logo: null,
  },
];
