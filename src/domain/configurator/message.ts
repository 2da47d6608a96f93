/**
 * The texts of problems: filling `{name}` in a text of three languages, numbers as the shop writes them (1'234.5), and the messages of the built-in checks.
 * Specification: storefront §3 (problems). It knows no evaluation.
 */
import type { Localized, ParameterValue } from './evaluation.ts';

/** A number with at most three decimals and an apostrophe between thousands. */
export function numberText(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  const [whole = '0', decimals] = String(Math.abs(rounded)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, "'");
  return `${rounded < 0 ? '-' : ''}${grouped}${decimals === undefined ? '' : `.${decimals}`}`;
}

const lengths = new Set(['mm', 'cm', 'm']);
const powers: Readonly<Record<string, string>> = { '2': '²', '3': '³' };

/** A unit as it is written: `m³` for `m3`. */
export const unitText = (unit: string): string => unit.replace(/(?<=m)[23]$/, (power) => powers[power] ?? power);

/** A measure without its unit: sizes are written without apostrophes (`1200`), masses and amounts with them (`1'200`). */
export function measureNumber(value: number, unit: string): string {
  return lengths.has(unit) ? numberText(value).replaceAll("'", '') : numberText(value);
}

/** The same with its unit: `1200 mm`, `1'200 kg`. */
export function measureText(value: number, unit: string): string {
  return `${measureNumber(value, unit)} ${unitText(unit)}`.trim();
}

export type Fillings = Readonly<Record<string, ParameterValue | Localized>>;

export const placeholderPattern = /\{([A-Za-z][A-Za-z0-9_]*)\}/g;

/** The text after the number of a size: `{length} × {width} mm`. */
const isSize = /^(?: × \{\w+\})* mm/;

/** The text after a mass; nobody weighs two tonnes to the gram. */
const isKg = /^ kg(?!\w)/;

function numberBefore(rest: string, value: number): string {
  if (isSize.test(rest)) return measureNumber(value, 'mm');
  return numberText(isKg.test(rest) && Math.abs(value) >= 100 ? Math.round(value * 10) / 10 : value);
}

function fillText(text: string, language: keyof Localized, fillings: Fillings): string {
  return text.replace(placeholderPattern, (whole, name: string, at: number) => {
    const value = Object.hasOwn(fillings, name) ? fillings[name] : undefined;
    if (value === undefined) return whole;
    if (typeof value === 'number') return numberBefore(text.slice(at + whole.length), value);
    return typeof value === 'object' ? value[language] : String(value);
  });
}

export function fillMessage(message: Localized, fillings: Fillings): Localized {
  return { de: fillText(message.de, 'de', fillings), fr: fillText(message.fr, 'fr', fillings), en: fillText(message.en, 'en', fillings) };
}

export const builtInMessages = {
  min: {
    de: '{label}: mindestens {limit} (eingegeben {value}).',
    fr: '{label} : au minimum {limit} (saisi {value}).',
    en: '{label}: at least {limit} (entered {value}).',
  },
  max: {
    de: '{label}: höchstens {limit} (eingegeben {value}).',
    fr: '{label} : au maximum {limit} (saisi {value}).',
    en: '{label}: at most {limit} (entered {value}).',
  },
  step: {
    de: '{label}: nur in Schritten von {limit} (eingegeben {value}).',
    fr: '{label} : seulement par pas de {limit} (saisi {value}).',
    en: '{label}: only in steps of {limit} (entered {value}).',
  },
  number: {
    de: '{label}: keine Zahl, der kleinste Wert wurde eingesetzt.',
    fr: '{label} : pas un nombre, la plus petite valeur a été reprise.',
    en: '{label}: not a number, the smallest value was taken.',
  },
  option: {
    de: '{label}: «{value}» steht nicht zur Auswahl, der erste Wert wurde eingesetzt.',
    fr: '{label} : « {value} » n’est pas proposé, la première valeur a été reprise.',
    en: '{label}: “{value}” is not offered, the first value was taken.',
  },
  text: {
    de: '{label}: der Text wurde auf {limit} Zeichen gekürzt.',
    fr: '{label} : le texte a été réduit à {limit} caractères.',
    en: '{label}: the text was cut to {limit} characters.',
  },
  unknown: {
    de: 'Die Angabe «{value}» kennt dieses Produkt nicht; sie wurde weggelassen.',
    fr: 'Ce produit ne connaît pas l’indication « {value} » ; elle a été ignorée.',
    en: 'This product does not know “{value}”; it was left out.',
  },
  'too-many-parts': {
    de: 'Mit diesen Massen entstehen zu viele Teile.',
    fr: 'Ces dimensions donnent trop de pièces.',
    en: 'These dimensions give too many parts.',
  },
  undefined: {
    de: 'Für diese Werte ist das Produkt nicht ausgelegt.',
    fr: 'Le produit n’est pas prévu pour ces valeurs.',
    en: 'The product is not designed for these values.',
  },
} as const satisfies Record<string, Localized>;

export type BuiltInCheck = keyof typeof builtInMessages;
