import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { comparable, makeQuestion } from './captcha-question.ts';

const many = (language: (typeof languages)[number]) =>
  Array.from({ length: 400 }, () => makeQuestion((below) => randomInt(below), language));

describe.each(languages)('questions in %s', (language) => {
  test('come in several kinds and many forms, each one sentence with a question mark and a short answer', () => {
    const questions = many(language);
    expect(new Set(questions.map(({ question }) => question.split(' ').slice(0, 2).join(' '))).size).toBeGreaterThanOrEqual(4);
    expect(new Set(questions.map(({ question }) => question)).size).toBeGreaterThan(120);
    for (const { question, answer } of questions) {
      expect(question).toMatch(/^\p{Lu}[^?]+\?$/u);
      expect(question).not.toMatch(/undefined|ß|\d/);
      expect(answer).toMatch(/^[\p{L}\d]{1,12}$/u);
      expect(comparable(answer)).toBe(answer);
    }
  });
});

describe('answers', () => {
  test.each([
    ['7', '7'],
    [' Sieben. ', '7'],
    ['SEPT', '7'],
    ['seven', '7'],
    ['fünf', '5'],
    ['fuenf', '5'],
    ['zwölf', '12'],
    ['dix-sept', '17'],
    ['zéro', '0'],
    ['Kiste!', 'kiste'],
    ['«Palette»', 'palette'],
    ['７', '7'],
    ['', ''],
  ])('%j counts as %j', (typed, compared) => {
    expect(comparable(typed)).toBe(compared);
  });

  test('the question asked in numbers is answered by the sum', () => {
    const values = [0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 0];
    const { question, answer } = makeQuestion(() => values.shift() ?? 0, 'de');
    expect(question).toBe('Wie viel ist fünf plus sechs?');
    expect(answer).toBe('11');
  });
});
