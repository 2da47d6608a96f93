/** Countries, and the states and provinces required for parcels to North America. */

export interface Place {
  countryCode: string;
  stateOrProvinceCode?: string | undefined;
}

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

const states: Readonly<Record<string, string>> = {
  US: 'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY',
  CA: 'AB BC MB NB NL NS NT NU ON PE QC SK YT',
};

export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && names.of(code) !== undefined;
}

export function hasState({ countryCode, stateOrProvinceCode = '' }: Place): boolean {
  return states[countryCode]?.split(' ').includes(stateOrProvinceCode) ?? true;
}
