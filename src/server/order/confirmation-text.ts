/** The confirmation as plain text, for readers and programs that do not show HTML. */
import { mailEndText } from '#server/mail/mail-end.ts';
import type { Confirmation, ConfirmationLine } from './confirmation-facts.ts';

const width = 72;

function sumLine(label: string, amount: string): string {
  return `${label}${amount.padStart(Math.max(amount.length + 1, width - label.length))}`;
}

function lineText(line: ConfirmationLine, index: number, label: string): string[] {
  return [
    `${index + 1}. ${line.name} (${line.articleNumber})`,
    ...line.details.map(({ label, value }) => `   ${label}: ${value}`),
    ...(line.remark === '' ? [] : [`   ${label}: ${line.remark}`]),
    sumLine(`   ${line.quantity} × ${line.unitPrice}`, line.amount),
    '',
  ];
}

function block({ title, lines }: { title: string; lines: readonly string[] }): string[] {
  return ['', title, ...lines.map((line) => `  ${line}`)];
}

export function confirmationText(facts: Confirmation): string {
  const { company, words } = facts;
  return [
    `${facts.title} ${facts.number}`,
    '',
    ...(facts.toStaff ? [] : [facts.greeting, '']),
    ...(facts.staffWords === '' ? [] : [facts.staffWords, '']),
    ...(facts.toStaff ? [] : [words.intro, '']),
    `${words.look}: ${facts.link}`,
    `${words.paper}: ${facts.paperLink}`,
    '',
    '-'.repeat(width),
    ...facts.lines.flatMap((line, index) => lineText(line, index, words.remark)),
    '-'.repeat(width),
    ...[...facts.sums, ...(facts.contained === null ? [] : [facts.contained])].map(({ label, amount }) => sumLine(label, amount)),
    ...[facts.delivery, facts.invoice, facts.payment].flatMap(block),
    ...(facts.reference.text === '' ? [] : ['', `${facts.reference.label}: ${facts.reference.text}`]),
    ...(facts.comment.text === '' ? [] : ['', `${facts.comment.label}:`, facts.comment.text]),
    '',
    ...(facts.toStaff ? [] : [words.custom, `${words.readTerms}: ${facts.termsLink}`, '']),
    ...mailEndText(company, facts.language, facts.toStaff),
  ].join('\n');
}
