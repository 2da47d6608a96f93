import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { company as profile } from '#server/seed/company.ts';
import { houseWords } from '#server/words/house-words.ts';
import { letter, salutationFor } from './letter.ts';

const company = { ...profile, words: houseWords };
const evil = '<img src=x onerror=alert(1)> & "Co"';
const url = 'https://shop.example/user/reset-password?token=a&b="c"';

describe('a letter', () => {
  test.each([
    ['de', 'Guten Tag Anna Muster', 'Freundliche Grüsse'],
    ['fr', 'Bonjour Anna Muster,', 'Avec nos meilleures salutations'],
    ['en', 'Hello Anna Muster,', 'Kind regards'],
  ] as const)('greets and closes in %s, and says so to programs', (language, salutation, closing) => {
    const { html, text } = letter({
      company,
      language,
      title: 'Kennwort',
      salutation: salutationFor(company, language, ' Anna Muster '),
      paragraphs: ['x'],
    });
    expect(html).toContain(`<html lang="${language}">`);
    for (const body of [html, text]) {
      expect(body).toContain(salutation);
      expect(body).toContain(closing);
      expect(body).toContain(company.phone);
    }
  });

  test.each(languages)('keeps the number to call on one line in %s', (language) => {
    const { html, text } = letter({ company, language, title: 'T', paragraphs: [] });
    const phone = company.phone.replaceAll(' ', '\u00A0');
    expect(html).toContain(`${phone}.</p>`);
    expect(text).toContain(`${company.phone}.`);
  });

  test('keeps a number on one line where a phone would break it at its hyphen', () => {
    const { html, text } = letter({ company, language: 'de', title: 'Zahlungserinnerung R2026-00026', paragraphs: [] });
    expect(html).toContain('Zahlungserinnerung <span style="white-space:nowrap">R2026-00026</span></h1>');
    expect(html).toContain('<title>Zahlungserinnerung R2026-00026</title>');
    expect(text).toContain('Zahlungserinnerung R2026-00026');
  });

  test('fits a phone: a long address breaks, an amount does not', () => {
    const facts = [
      ['Rechnung an', 'kreditoren@aarepumpen.example'],
      ['Total', "CHF 1'895.45"],
    ] as const;
    const { html, text } = letter({ company, language: 'de', title: 'T', paragraphs: [{ facts }] });
    expect(html).toMatch(/overflow-wrap:anywhere[^>]*>kreditoren@/);
    expect(html).toContain('<span style="white-space:nowrap">CHF 1&#39;895.45</span>');
    expect(text).toContain("Total: CHF 1'895.45");
  });

  test.each([
    ['de', 'Guten Tag'],
    ['fr', 'Bonjour,'],
    ['en', 'Hello,'],
  ] as const)('greets without a name in %s', (language, greeting) => {
    expect(letter({ company, language, title: 'T', paragraphs: [] }).text).toContain(`\n${greeting}\n`);
  });

  test('escapes everything in HTML and keeps it as it is in plain text', () => {
    const { html, text } = letter({
      company: { ...company, name: evil },
      language: 'de',
      title: evil,
      salutation: evil,
      paragraphs: [evil, { action: { label: evil, url } }, { facts: [[evil, evil]] }],
    });
    expect(html).not.toContain('<img');
    expect(html).toContain('href="https://shop.example/user/reset-password?token=a&amp;b=&quot;c&quot;"');
    expect(text.split(evil)).toHaveLength(9);
  });

  test('reads as plain text: link alone on its line, facts as label and value, no markup', () => {
    const { html, text } = letter({
      company,
      language: 'de',
      title: 'Ihre Offerte',
      paragraphs: [
        'Zeile eins\nZeile zwei',
        { action: { label: 'Offerte ansehen', url: 'https://shop.example/o' } },
        {
          facts: [
            ['Gültig bis', '23.12.2026'],
            ['Adresse', 'Seestrasse 1\n8001 Zürich'],
          ],
        },
      ],
    });
    expect(text).toContain('Zeile eins\nZeile zwei\n\nOfferte ansehen:\nhttps://shop.example/o\n\n  Gültig bis: 23.12.2026\n');
    expect(text).toContain('  Adresse: Seestrasse 1, 8001 Zürich\n');
    expect(html).toContain('Zeile eins<br>Zeile zwei');
    expect(text).not.toMatch(/<[a-z]/);
  });

  test('sets the colon in French as French is set', () => {
    const paragraphs = [{ action: { label: 'Voir l’offre', url } }, { facts: [['Montant', '12.00']] }] as const;
    const { text } = letter({ company, language: 'fr', title: 'Votre offre', paragraphs: [...paragraphs] });
    expect(text).toContain('Voir l’offre\u00A0:\n');
    expect(text).toContain('  Montant\u00A0: 12.00\n');
  });

  test('bears the mark on the field of its shop', () => {
    const parts = { language: 'de', title: 'T', paragraphs: [] } as const;
    const packaging = letter({ ...parts, company }).html;
    expect(packaging).toContain('background:#FF7F50');
    expect(packaging).toMatch(/<td aria-hidden="true"[^>]*>K<\/td>/);
    expect(letter({ ...parts, company: { ...company, shop: 'moebel' } }).html).toContain('background:#2F6B4F');
  });

  test('to the own people has neither greeting nor the customers’ end', () => {
    const { html, text } = letter({ company, language: 'de', title: 'Zahlung prüfen', toStaff: true, paragraphs: ['Bitte vergleichen.'] });
    for (const body of [html, text]) {
      expect(body).not.toMatch(/Guten Tag|Haben Sie Fragen|Freundliche Grüsse/);
      expect(body).toContain('Bitte vergleichen.');
      expect(body).toContain(company.street);
    }
  });
});
