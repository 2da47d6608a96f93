import { readdirSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from '#web/routes.ts';
import deBuyer from '#web/texts/de-buyer.ts';
import deQuote from '#web/texts/de-quote.ts';
import de from '#web/texts/de.ts';

const web = `${import.meta.dirname}/../../src/web`;
const areas = Object.keys(deBuyer);
const speaksToBuyers = new RegExp(`useTranslations\\('(${areas.join('|')})'\\)`);
/** Parts of the checkout in other folders. */
const alsoOfTheTill = ['storefront/cart/', 'storefront/cart-page/', 'storefront/document/', 'storefront/form/'];
const folders = [
  'storefront/account/',
  'storefront/checkout/',
  'storefront/favourites/',
  'storefront/order/',
  'storefront/profile/',
  'storefront/quick-order/',
  'storefront/quote/',
];

const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.tsx?$/.test(path));
const textOf = (path: string): string => readFileSync(`${web}/${path}`, 'utf8');

/** Route modules without a parent that waits for the texts. */
function unprepared(entries: readonly RouteConfigEntry[], prepared = false): string[] {
  return entries.flatMap(({ file, children = [] }) => {
    const ready = prepared || textOf(file).includes('texts/buyer-texts.ts');
    const needs = file.endsWith('.tsx') && folders.some((folder) => file.startsWith(folder));
    return [...(needs && !ready ? [file] : []), ...unprepared(children, ready)];
  });
}

describe('texts for buyers', () => {
  it('are another half than those of every page', () => {
    expect(areas.filter((area) => area in de)).toEqual([]);
    expect(areas.length).toBeGreaterThan(4);
  });

  it('are spoken in the folders of buyers only', () => {
    const speaking = sources.filter((path) => speaksToBuyers.test(textOf(path)));
    expect(speaking.length).toBeGreaterThan(20);
    expect(speaking.filter((path) => ![...folders, ...alsoOfTheTill].some((folder) => path.startsWith(folder)))).toEqual([]);
  });

  it('are waited for by every page of these folders', () => {
    expect(unprepared(routes)).toEqual([]);
  });
});

it('texts of quotes are waited for by every page that says one', () => {
  const quoting = sources.filter((path) => new RegExp(`useTranslations\\('(${Object.keys(deQuote).join('|')})'\\)`).test(textOf(path)));
  const folder = 'storefront/quote/';
  expect(quoting.filter((path) => !path.startsWith(folder))).toEqual(['storefront/profile/quotes-page.tsx']);
  const pages = sources.filter((path) => path.startsWith(folder) && path.endsWith('-page.tsx'));
  expect([...pages, 'storefront/profile/quotes-page.tsx'].filter((path) => !textOf(path).includes('texts/quote-texts.ts'))).toEqual([]);
});
