import { expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { company as profile } from '#server/seed/company.ts';
import { houseWords } from '#server/words/house-words.ts';
import { orderMailExamples } from './order-mails.ts';

const company = { ...profile, words: houseWords };

test.each(languages)('what is ready to be collected is no delivery in %s', (language) => {
  const pickups = orderMailExamples.filter(({ key }) => key.startsWith('pickup.'));
  expect(pickups).not.toEqual([]);
  for (const example of pickups) {
    const mail = example.make({ company, language, publicUrl: '' });
    expect('text' in mail && mail.text).not.toContain(houseWords[language].deliveryMail.these);
  }
});
