/** The building steps on paper: two per row, each with its number, a picture with the positions of the added parts, and a sentence. */
import { labelled } from '#domain/language/labelled.ts';
import { numberedDrawing } from '#domain/drawing/numbered-drawing.ts';
import { boundsOf, solidsOf } from '#domain/drawing/solid.ts';
import { assemblySteps, stepParts, type AssemblyStep } from '#domain/workshop/assembly-step.ts';
import { positionsOf } from '#domain/workshop/bench-list.ts';
import { stepFasteners, type DrivenFasteners } from '#domain/workshop/step-fastener.ts';
import type { PartListText } from '#server/words/part-list-words.ts';
import type { Language } from '#domain/language/language.ts';
import type { PartListProduct } from './part-list-paper.ts';
import { colours, contentWidth, margin } from './page.ts';
import type { Paper } from './paper.ts';
import { drawSvg } from './svg-drawing.ts';

const gap = 16;
const cellWidth = (contentWidth - gap) / 2;
const pictureHeight = 160;
/** With more parts than this, they cannot be told apart and a step would show nothing useful. */
const mostParts = 400;
/** How far the added parts are moved away, as a share of the mean edge. */
const awayShare = 0.28;

export function writeSteps(paper: Paper, product: PartListProduct, text: PartListText, language: Language): void {
  const { evaluation, assemblies, partList } = product;
  if (evaluation === null || evaluation.contours.length > 0 || evaluation.instances.length > mostParts) return;
  const steps = assemblySteps(assemblies, partList, evaluation.instances);
  if (steps.length < 2) return;
  const positions = positionsOf(assemblies, evaluation.instances.length);
  const driven = stepFasteners(steps, evaluation);
  const { min, max } = boundsOf(solidsOf(evaluation.instances));
  const distance = (awayShare * (max[0] - min[0] + max[1] - min[1] + max[2] - min[2])) / 3;
  paper.addPage();
  paper.text(text.steps, margin, paper.y, { font: 'heading', size: 17, tag: 'H2' });
  paper.y += 20;
  paper.y += paper.text(product.name, margin, paper.y, { size: 9, colour: colours.second }) + 8;
  for (let at = 0; at < steps.length; at += 2) {
    const row = steps.slice(at, at + 2);
    const sentences = row.map((step, place) => sentenceOf(step, driven[at + place] ?? [], text, language));
    const style = { size: 9, width: cellWidth - 26 };
    const height = Math.max(...sentences.map((sentence) => paper.heightOf(sentence, style)));
    paper.ensure(pictureHeight + height + 26);
    row.forEach((step, place) => {
      const left = margin + place * (cellWidth + gap);
      paper.rule(paper.y, { x: left, width: cellWidth });
      paper.text(String(at + place + 1), left, paper.y + 5, { font: 'heading', size: 17, width: 24 });
      paper.text(sentences[place]!, left + 26, paper.y + 7, style);
      const parts = stepParts(step, evaluation.instances, distance);
      const { svg } = numberedDrawing(
        parts.map(({ instance }) => instance),
        parts.map(({ index, isAdded }) => (isAdded ? positions[index]! : '')),
      );
      paper.figure(labelled(language, `${text.step} ${at + place + 1}`, sentences[place]!), (doc) => {
        drawSvg(doc, svg, { x: left, y: paper.y + height + 14, width: cellWidth, height: pictureHeight });
      });
    });
    paper.y += pictureHeight + height + 26;
  }
  writeSmallParts(paper, product, text, language, driven.flat());
}

/** `3 Stirnseite (2 Stück): …`: the sentence of the step's kind, with names and numbers of the added parts; below it the fasteners. */
function sentenceOf(
  { kind, added, isTurnedOver }: AssemblyStep,
  driven: readonly DrivenFasteners[],
  text: PartListText,
  language: Language,
): string {
  const names = added
    .map(({ number, name, count }) => `${number} ${name[language]}${count > 1 ? ` (${text.times(count)})` : ''}`)
    .join(', ');
  const nails = driven.map(({ name, count, isClinched }) =>
    labelled(language, name[language], isClinched ? `${text.times(count)} ${text.clinched}` : text.times(count)),
  );
  return [text.stepOf[kind](names, isTurnedOver), nails.join(', ')].filter((line) => line !== '').join('\n');
}

/** Parts that are counted but belong to no step: screws of furniture, fittings, inlays. */
function writeSmallParts(
  paper: Paper,
  { assemblies, partList }: PartListProduct,
  text: PartListText,
  language: Language,
  driven: readonly DrivenFasteners[],
): void {
  const told = new Set(driven.map(({ articleNumber }) => articleNumber));
  for (const { groups, number, name, parts } of assemblies) {
    const rest = groups.length > 0 ? [] : parts.filter(({ line }) => !told.has(partList[line]!.articleNumber));
    if (rest.length === 0) continue;
    const words = rest.map(({ position, line, count }) => `${position} ${partList[line]!.articleName[language]} (${text.times(count)})`);
    const sentence = labelled(language, `${number} ${name[language]}`, words.join(', '));
    const style = { size: 9, width: contentWidth };
    paper.ensure(paper.heightOf(sentence, style) + 14);
    paper.rule(paper.y);
    paper.y += paper.text(sentence, margin, paper.y + 7, style) + 14;
  }
}
