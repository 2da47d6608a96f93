import { expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { company as profile } from '#server/seed/company.ts';
import { houseTexts, wordsWith } from '#server/words/own-words.ts';
import { houseWords } from '#server/words/house-words.ts';
import { isLong } from '#test/depth.ts';
import { examplesWith, previewOwnText } from './preview-own-text.ts';

const company = { ...profile, words: houseWords };
const publicUrl = 'https://shop.example';
const services = {
  readCompany: async () => company,
  publicUrl,
  printShop: { printDocument: async () => ({ bytes: Buffer.from(''), etag: '' }) },
};

test('every sentence stands in a mail or a paper, the same ones in each language', () => {
  const unseen: string[] = [];
  for (const [at, text] of houseTexts.entries()) {
    const [de = [], ...others] = (isLong || at % 4 === 0 ? languages : (['de'] as const)).map((language) =>
      examplesWith(text, language, { company, publicUrl }).map(({ key }) => key),
    );
    if (de.length === 0) unseen.push(text.key);
    for (const other of others) expect([text.key, ...other]).toEqual([text.key, ...de]);
  }
  expect(unseen).toEqual([]);
});

test('a mail is shown with the sentence that is being written, and the office’s others', async () => {
  const words = wordsWith(new Map([['quote.readyText', { fr: 'Voici.' }]]));
  const own = { ...services, readCompany: async () => ({ ...company, words }) };
  const { mail, examples } = await previewOwnText(own, 'quote.ready', { language: 'fr', text: 'Offre {nummer} <b>prête</b>' });
  expect(examples.map(({ key }) => key)).toEqual(['quote.ready', 'quote.renewed']);
  expect(mail?.subject).toBe('Offre O2026-00017 <b>prête</b> | Kistenwerk AG');
  expect(mail?.html).toContain('Offre O2026-00017 &lt;b&gt;prête&lt;/b&gt;');
  expect(mail?.text).toContain('Voici.');
});
