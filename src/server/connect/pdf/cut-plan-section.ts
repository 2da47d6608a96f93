/** The cut plan on paper: every bar and every panel drawn to scale with its pieces, and as text below, so that it can be read and searched. */
import { numberText } from '#domain/configurator/message.ts';
import type { BarPattern } from '#domain/cut-plan/bar-plan.ts';
import type { BarGroup, CutPlan, PanelGroup } from '#domain/cut-plan/cut-plan.ts';
import type { PanelPattern } from '#domain/cut-plan/panel-plan.ts';
import { lengthsOf, type Stock } from '#domain/cut-plan/stock.ts';
import { labelled } from '#domain/language/labelled.ts';
import type { Language } from '#domain/language/language.ts';
import { rackName } from '#domain/workshop/material-name.ts';
import { partLength } from '#domain/part-list/part-list.ts';
import type { PartListText } from '#server/words/part-list-words.ts';
import { colours, contentWidth, margin } from './page.ts';
import type { Paper } from './paper.ts';

export interface CutWords {
  text: PartListText;
  language: Language;
  /** Name of a part list's line on this paper. */
  itemOf: (line: number) => string;
  /** True: the paper is nothing but the cut plan, and its title says so. */
  isWhole: boolean;
}

const timesWidth = 46;
const barHeight = 13;
/** Points per millimetre: the longest bar takes the full width. */
const barScaleOf = (stock: Stock): number => (contentWidth - timesWidth) / Math.max(...lengthsOf(stock));
/** Millimetres are written as on a drawing, without thousands separators. */
const mmText = (value: number): string => String(partLength(value));
const percent = (share: number): string => (share * 100).toFixed(1);

export function writeCutPlan(paper: Paper, plan: CutPlan, words: CutWords): void {
  if (plan.bars.length + plan.panels.length === 0) return;
  const { text } = words;
  if (!paper.ensure(150)) paper.y += 18;
  if (!words.isWhole) {
    paper.text(text.cutPlan, margin, paper.y, { font: 'heading', size: 17, tag: 'H2' });
    paper.y += 23;
  }
  const { stock } = plan;
  const sheets = [...new Set(stock.sheets.map(({ lengthMm, widthMm }) => `${lengthMm} × ${widthMm}`))];
  const note = text.cutNote({ ...stock, lengthsMm: lengthsOf(stock), panel: sheets.join(', ') });
  paper.y += paper.text(note, margin, paper.y, { size: 8, colour: colours.second }) + 4;
  for (const group of plan.bars) writeBars(paper, group, stock, words);
  for (const group of plan.panels) writePanels(paper, group, words);
}

/** Again at the top of each page that the group goes on on. */
function groupHead(paper: Paper, title: string, facts = ''): void {
  paper.y += 12;
  paper.rule(paper.y, { thickness: 1.2 });
  paper.text(title, margin, paper.y + 6, { font: 'strong', size: 11, tag: 'H3', width: 250, single: true });
  if (facts !== '') paper.text(facts, margin + 250, paper.y + 8, { size: 8.5, align: 'right', width: contentWidth - 250, single: true });
  paper.y += 25;
}

function offcutText({ text, language }: CutWords, offcuts: readonly { lengthMm: number; widthMm?: number; count: number }[]): string {
  const sizes = offcuts
    .slice(0, 12)
    .map(
      ({ lengthMm, widthMm, count }) => `${numberText(count)} × ${mmText(lengthMm)}${widthMm === undefined ? '' : ` × ${mmText(widthMm)}`}`,
    );
  return labelled(language, text.offcuts, `${sizes.join(' · ')}${offcuts.length > sizes.length ? ' …' : ''}`);
}

function writeBars(paper: Paper, group: BarGroup, stock: Stock, words: CutWords): void {
  const { text, language } = words;
  const { section, patterns } = group;
  paper.ensure(80);
  const title = `${rackName(group.material, language)} ${mmText(section.thicknessMm)} × ${mmText(section.widthMm)}`;
  groupHead(
    paper,
    title,
    [
      ...(group.bars === 0 ? [] : [text.bars(numberText(group.bars)), text.used(percent(group.usage))]),
      ...(group.isStocked ? [] : [text.onOrder]),
    ].join(' · '),
  );
  for (const pattern of patterns) writeBar(paper, pattern, stock, { ...words, title });
  writeRest(paper, group.offcuts, group.tooLong, words);
}

function writeRest(
  paper: Paper,
  offcuts: BarGroup['offcuts'] | PanelGroup['offcuts'],
  tooLarge: readonly { line: number; count: number }[],
  words: CutWords,
): void {
  const { text, language, itemOf } = words;
  const lines = [
    ...(offcuts.length > 0 ? [offcutText(words, offcuts)] : []),
    ...(tooLarge.length > 0
      ? [
          labelled(
            language,
            text.tooLong,
            tooLarge.map(({ line, count }) => `${numberText(count)} × ${text.item} ${itemOf(line)}`).join(', '),
          ),
        ]
      : []),
  ];
  for (const line of lines) {
    const style = { size: 8, colour: colours.second, width: contentWidth };
    paper.ensure(paper.heightOf(line, style) + 2);
    paper.y += paper.text(line, margin, paper.y, style) + 2;
  }
}

function writeBar(
  paper: Paper,
  { times, stockLengthMm, cuts, restMm, offcutId }: BarPattern,
  stock: Stock,
  words: CutWords & { title: string },
): void {
  const { text, language, itemOf } = words;
  const barScale = barScaleOf(stock);
  const pieces = cuts.map(({ line, lengthMm, count }) => `${count} × ${mmText(lengthMm)} (${text.item} ${itemOf(line)})`).join(' + ');
  const bar = `${offcutId === undefined ? '' : `${text.offcuts} `}${mmText(stockLengthMm)}`;
  const sentence = labelled(language, bar, `${pieces}${restMm > 0 ? `, ${text.rest(mmText(restMm))}` : ''}`);
  const style = { size: 7.5, colour: colours.second, width: contentWidth - timesWidth };
  const height = paper.heightOf(sentence, style);
  if (paper.ensure(barHeight + height + 9)) groupHead(paper, words.title);
  paper.text(`${numberText(times)} ×`, margin, paper.y + 2, { font: 'strong', size: 8.5, width: timesWidth - 2, single: true });
  const left = margin + timesWidth;
  const top = paper.y;
  paper.ornament((doc) => {
    doc.rect(left, top, stockLengthMm * barScale, barHeight).fill(colours.waste);
    doc.lineWidth(0.5).strokeColor(colours.ink);
    let x = left + (offcutId === undefined ? stock.trimMm * barScale : 0);
    for (const { lengthMm, count } of cuts) {
      for (let piece = 0; piece < count; piece++) {
        doc.rect(x, top, lengthMm * barScale, barHeight).fillAndStroke(colours.wood, colours.ink);
        const label = mmText(lengthMm);
        doc.font('text').fontSize(7);
        const width = doc.widthOfString(label);
        if (width + 3 < lengthMm * barScale) {
          doc.fillColor(colours.ink).text(label, x + (lengthMm * barScale - width) / 2, top + 3, { lineBreak: false });
        }
        x += (lengthMm + stock.kerfMm) * barScale;
      }
    }
    doc.rect(left, top, stockLengthMm * barScale, barHeight).stroke(colours.ink);
  });
  paper.text(sentence, left, top + barHeight + 2, style);
  paper.y += barHeight + height + 7;
}

const panelWidth = (contentWidth - 24) / 2;

function writePanels(paper: Paper, group: PanelGroup, words: CutWords): void {
  const { text, language } = words;
  const panelHeight = (group.panel.widthMm * panelWidth) / group.panel.lengthMm;
  paper.ensure(panelHeight + 60);
  const title = `${rackName(group.material, language)} ${mmText(group.thicknessMm)}`;
  groupHead(paper, title, group.panels === 0 ? '' : [text.panels(numberText(group.panels)), text.used(percent(group.usage))].join(' · '));
  for (let at = 0; at < group.patterns.length; at += 2) {
    const row = group.patterns.slice(at, at + 2);
    const sentences = row.map((pattern) => panelSentence(pattern, words));
    const style = { size: 7.5, colour: colours.second, width: contentWidth / 2 - 12 };
    const height = Math.max(...sentences.map((sentence) => paper.heightOf(sentence, style)));
    if (paper.ensure(panelHeight + height + 14)) groupHead(paper, title);
    row.forEach((pattern, place) => {
      const left = margin + place * (contentWidth / 2 + 12);
      drawPanel(paper, pattern, group.panel, { left, top: paper.y }, words);
      paper.text(sentences[place] ?? '', left, paper.y + panelHeight + 3, style);
    });
    paper.y += panelHeight + height + 12;
  }
  writeRest(paper, group.offcuts, group.tooLarge, words);
}

function panelSentence({ times, placements, offcut }: PanelPattern, { text, language, itemOf }: CutWords): string {
  const kinds = Map.groupBy(
    placements,
    ({ line, lengthMm, widthMm }) => `${mmText(lengthMm)} × ${mmText(widthMm)} (${text.item} ${itemOf(line)})`,
  );
  const of = offcut === undefined ? '' : ` ${text.offcuts} ${mmText(offcut.lengthMm)} × ${mmText(offcut.widthMm)}`;
  return labelled(language, `${numberText(times)} ×${of}`, [...kinds].map(([kind, placed]) => `${placed.length} × ${kind}`).join(' + '));
}

function drawPanel(
  paper: Paper,
  { placements, offcut }: PanelPattern,
  panel: PanelGroup['panel'],
  { left, top }: { left: number; top: number },
  { itemOf }: CutWords,
): void {
  const panelScale = panelWidth / panel.lengthMm;
  const { lengthMm: outerLength, widthMm: outerWidth } = offcut ?? panel;
  const size = [outerLength * panelScale, outerWidth * panelScale] as const;
  paper.ornament((doc) => {
    doc.rect(left, top, ...size).fill(colours.waste);
    doc.lineWidth(0.5);
    for (const { line, xMm, yMm, lengthMm, widthMm } of placements) {
      const [x, y, width, height] = [left + xMm * panelScale, top + yMm * panelScale, lengthMm * panelScale, widthMm * panelScale];
      doc.rect(x, y, width, height).fillAndStroke(colours.wood, colours.ink);
      for (const label of [`${itemOf(line)}  ${mmText(lengthMm)} × ${mmText(widthMm)}`, itemOf(line)]) {
        doc.font('text').fontSize(7);
        const wide = doc.widthOfString(label);
        if (wide + 3 > width || height < 9) continue;
        doc.fillColor(colours.ink).text(label, x + (width - wide) / 2, y + height / 2 - 4, { lineBreak: false });
        break;
      }
    }
    doc.rect(left, top, ...size).stroke(colours.ink);
  });
}
