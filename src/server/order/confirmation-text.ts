/** The confirmation as plain text, for readers and programs that do not show HTML. */
import type { Confirmation, ConfirmationLine } from './confirmation-facts.ts';

const width = 72;

function sumLine(label: string, amount: string): string {
  return `${label}${amount.padStart(Math.max(amount.length + 1, width - label.length))}`;
}

function lineText(line: ConfirmationLine, index: number): string[] {
  return [
    `${index + 1}. ${line.name} (${line.articleNumber})`,
    ...line.details.map(({ label, value }) => `   ${label}: ${value}`),
    ...(line.remark === '' ? [] : [`   Bemerkung: ${line.remark}`]),
    sumLine(`   ${line.quantity} × ${line.unitPrice}`, line.amount),
    '',
  ];
}

function block({ title, lines }: { title: string; lines: readonly string[] }): string[] {
  return ['', title, ...lines.map((line) => `  ${line}`)];
}

export function confirmationText(facts: Confirmation): string {
  const { company } = facts;
  return [
    `Bestellbestätigung ${facts.number}`,
    '',
    facts.greeting,
    '',
    facts.intro,
    '',
    `Bestellung ansehen: ${facts.link}`,
    '',
    '-'.repeat(width),
    ...facts.lines.flatMap(lineText),
    '-'.repeat(width),
    ...facts.sums.map(({ label, amount }) => sumLine(label, amount)),
    ...[facts.delivery, facts.invoice, facts.payment].flatMap(block),
    ...(facts.reference === '' ? [] : ['', `Ihre Referenz: ${facts.reference}`]),
    ...(facts.comment === '' ? [] : ['', 'Ihre Bemerkung:', facts.comment]),
    '',
    `Haben Sie Fragen? Antworten Sie auf diese Nachricht oder rufen Sie uns an: ${company.phone}.`,
    '',
    'Freundliche Grüsse',
    company.name,
    '',
    '-- ',
    `${company.name}, ${company.street}, ${company.zipCode} ${company.city}`,
    `${company.phone} · ${company.email} · ${company.uid}`,
    '',
  ].join('\n');
}
