import { expect, it } from 'vitest';
import { mergePapers } from './merge-papers.ts';
import { Paper } from './paper.ts';

/** A text with things that look like references, quotes and brackets. */
const hostile = 'Kiste (5 0 R) \\ /Parent 1 0 R stream';

async function paperOf(name: string, pages = 1): Promise<Buffer> {
  const paper = new Paper({
    title: `${name} ${hostile}`,
    author: hostile,
    language: 'de',
    createdAt: 0,
    runningHead: name,
    pageOf: (page, all) => `${page}/${all}`,
  });
  for (let page = 0; page < pages; page += 1) {
    paper.addPage();
    paper.text(hostile, 50, 100, {});
  }
  return paper.finish();
}

const numbersIn = (text: string, pattern: RegExp): number[] => Array.from(text.matchAll(pattern), ([, number]) => Number(number));

it('puts papers one after the other, every reference pointing at what is there', async () => {
  const merged = mergePapers([await paperOf('Eins', 2), await paperOf('Zwei'), await paperOf('Drei', 3)], 'Drei «Papiere»');
  const text = merged.toString('latin1');
  expect(text).toContain('/Count 6');
  const made = numbersIn(text, /^(\d+) 0 obj$/gm);
  expect(new Set(made).size).toBe(made.length);
  const kids = numbersIn(/\/Kids \[([^\]]*)\]/.exec(text)![1]!, /(\d+) 0 R/g);
  expect(kids).toHaveLength(6);
  for (const kid of kids) {
    const body = text.slice(text.indexOf(`\n${kid} 0 obj\n`), text.indexOf('endobj', text.indexOf(`\n${kid} 0 obj\n`)));
    expect(body).toContain('/Type /Page');
    expect(body).toContain('/Parent 2 0 R');
    for (const number of numbersIn(body, /(\d+) 0 R/g)) expect(made).toContain(number);
  }
  expect(text).toContain(`/Title <FEFF${Buffer.from('Drei «Papiere»', 'utf16le').swap16().toString('hex')}>`);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1]);
  const places = Array.from(text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm), ([, place]) => Number(place));
  expect(places.map((place) => text.slice(place, text.indexOf('\n', place)))).toEqual(made.map((number) => `${number} 0 obj`));
});

it('reads papers of its own alone', () => {
  expect(() => mergePapers([Buffer.from('%PDF-1.7 something else')], '')).toThrow('no paper of ours');
});
