/** The confirmation as plain text, for readers and programs that do not show HTML. */
import { colonOf, labelled } from '#domain/language/labelled.ts';
import { choiceLine } from '#domain/position/told-choice.ts';
import { mailEndText } from '#server/mail/mail-end.ts';
import type { Confirmation, ConfirmationLine } from './confirmation-facts.ts';

const width = 72;

function sumLine(label: string, amount: string): string {
  return `${label}${amount.padStart(Math.max(amount.length + 1, width - label.length))}`;
}

const named = ({ name, articleNumber }: Pick<ConfirmationLine, 'name' | 'articleNumber'>): string =>
  articleNumber === '' ? name : `${name} (${articleNumber})`;

function lineText(line: ConfirmationLine, index: number, { language, words }: Confirmation): string[] {
  return [
    `${index + 1}. ${named(line)}`,
    ...line.parts.flatMap((part) => [
      `   ${part.quantity} × ${named(part)}`,
      ...part.details.map((choice) => `      ${choiceLine(language, choice)}`),
    ]),
    ...line.details.map((choice) => `   ${choiceLine(language, choice)}`),
    ...(line.remark === '' ? [] : [`   ${labelled(language, words.remark, line.remark)}`]),
    sumLine(`   ${line.quantity} × ${line.unitPrice}`, line.amount),
    '',
  ];
}

function block({ title, lines }: { title: string; lines: readonly string[] }): string[] {
  return ['', title, ...lines.map((line) => `  ${line}`)];
}

export function confirmationText(facts: Confirmation): string {
  const { company, language, words } = facts;
  return [
    `${facts.title} ${facts.number}`,
    '',
    ...(facts.toStaff ? [] : [facts.greeting, '']),
    ...(facts.staffWords === '' ? [] : [facts.staffWords, '']),
    ...(facts.toStaff ? [] : [words.intro, '']),
    labelled(language, words.look, facts.link),
    labelled(language, words.paper, facts.paperLink),
    '',
    '-'.repeat(width),
    ...facts.lines.flatMap((line, index) => lineText(line, index, facts)),
    '-'.repeat(width),
    ...[...facts.sums, ...(facts.contained === null ? [] : [facts.contained])].map(({ label, amount }) => sumLine(label, amount)),
    ...[facts.delivery, facts.invoice, facts.payment].flatMap(block),
    ...(facts.reference.text === '' ? [] : ['', labelled(language, facts.reference.label, facts.reference.text)]),
    ...(facts.comment.text === '' ? [] : ['', `${facts.comment.label}${colonOf(language)}`, facts.comment.text]),
    '',
    ...(facts.toStaff ? [] : [facts.terms, labelled(language, words.readTerms, facts.termsLink), '']),
    ...mailEndText(company, language, facts.toStaff),
  ].join('\n');
}
