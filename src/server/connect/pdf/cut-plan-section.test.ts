import { expect, it } from 'vitest';
import { cutPlan } from '#domain/cut-plan/cut-plan.ts';
import { sampleStock } from '#domain/cut-plan/stock.test-data.ts';
import { evaluateValues } from '#server/configurator/evaluate-configuration.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { partListTexts } from '#server/words/part-list-words.ts';
import { readPdf } from '#test/server/pdf-text.ts';
import { writeCutPlan } from './cut-plan-section.ts';
import { Paper } from './paper.ts';

it('names the material again where its bars go on on the next page', async () => {
  const models = folderLibrary();
  const lines = Array.from({ length: 14 }, (_, at) => {
    const values = { length: 900 + at * 37, width: 600 + at * 13, height: 500, mass: 150 };
    return evaluateValues(models, models.compiled('holzkiste')!, values).partList;
  }).flat();
  const paper = new Paper({ title: 'T', author: 'A', language: 'de', createdAt: 0, runningHead: '', pageOf: (page) => `Seite ${page}.` });
  paper.addPage();
  writeCutPlan(paper, cutPlan(lines, 1, sampleStock), { text: partListTexts.de, language: 'de', itemOf: String, isWhole: true });
  const [, ...next] = readPdf(await paper.finish()).text.split(/Seite \d+\.\s+A\n/);
  const pages = next.filter((page) => page.trim() !== '');
  expect(pages.length).toBeGreaterThan(0);
  // Bars are counted («12 ×») below a head («Fichte sägeroh 18 × 140»).
  for (const page of pages) expect(page.trim()).toMatch(/^\p{L}[^\n]* \d+ × \d+/u);
});
