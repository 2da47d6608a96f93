/**
 * Words of the languages of spreadsheet programs: names of days and months, booleans, and the letters of date formats.
 * Specification: domain decisions §10. They are those of the programs, not the shop's texts.
 */

export interface SheetLanguage {
  days: readonly string[];
  shortDays: readonly string[];
  months: readonly string[];
  shortMonths: readonly string[];
  /** The format of numbers without a format. */
  general: string;
  truth: { yes: string; no: string };
  /** Letters of date formats; hours, minutes and seconds are h, m, s everywhere, minutes only next to hours or seconds. */
  letters: { day: string; year: string };
  /** Notation of references by numbers: `R1C[2]`, German `Z1S(2)`. */
  numbered: { rowLetter: string; columnLetter: string; distance: readonly [open: string, close: string] };
}

export const german: SheetLanguage = {
  days: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  shortDays: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  months: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
  shortMonths: ['Jan', 'Feb', 'Mrz', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'],
  general: 'Standard',
  truth: { yes: 'WAHR', no: 'FALSCH' },
  letters: { day: 't', year: 'j' },
  numbered: { rowLetter: 'Z', columnLetter: 'S', distance: ['(', ')'] },
};

export const french: SheetLanguage = {
  days: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  shortDays: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
  months: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
  shortMonths: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  general: 'Standard',
  truth: { yes: 'VRAI', no: 'FAUX' },
  letters: { day: 'j', year: 'a' },
  numbered: { rowLetter: 'L', columnLetter: 'C', distance: ['(', ')'] },
};

export const english: SheetLanguage = {
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  shortDays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  general: 'General',
  truth: { yes: 'TRUE', no: 'FALSE' },
  letters: { day: 'd', year: 'y' },
  numbered: { rowLetter: 'R', columnLetter: 'C', distance: ['[', ']'] },
};

/** Languages by their numbers in formats (`[$-807]`); a format with any other number cannot be shown. */
const languagesByNumber: ReadonlyMap<number, SheetLanguage> = new Map([
  [0x4_07, german],
  [0x8_07, german],
  [0xc_07, german],
  [0x14_07, german],
  [0x4_0c, french],
  [0x8_0c, french],
  [0x10_0c, french],
  [0x4_09, english],
  [0x8_09, english],
]);

/** The low digits are the language, those before them the calendar and the numeral system, which must be the usual ones. */
export function languageByNumber(hexadecimal: string): SheetLanguage | null {
  const number = Number.parseInt(hexadecimal, 16);
  return languagesByNumber.get(number) ?? null;
}
