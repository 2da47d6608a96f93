/** A change's draft as fields by name, so that two people's changes can be merged: `quantity 12` is the quantity of line 12. */
import type { Configuration } from '#domain/configurator/evaluation.ts';
import { configurationText } from '../document/configuration-text.ts';
import type { Fields } from '../record/merge-fields.ts';
import type { RecordForm } from '../record/use-record.ts';
import { addressFields, headFields, problemsOf } from './change-draft.ts';
import type { AddressDraft, ChangeDraft, LineDraft } from './change-draft.ts';
import { changeWords as t } from './change-words.ts';

const texts = ['name', 'quantity', 'price', 'pricing', 'remark', 'kommentar', 'rechnungskommentar', 'insuranceRate'] as const;
const addresses = ['deliveryAddress', 'invoiceAddress'] as const;

const addedText = ({ added }: ChangeDraft): string =>
  added
    .map((line) => [`${line.quantity} × ${line.name}`, line.price, valuesText(line.configuration)].filter((part) => part !== '').join(' '))
    .join(', ');
const valuesText = (configuration: Configuration | null): string => Object.values(configuration?.values ?? {}).join(' ');
const goodsText = ({ goods }: LineDraft): string => goods.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
const addressText = ({ chosen, text }: AddressDraft): string =>
  chosen === 'asIs' || chosen === 'typed'
    ? addressFields
        .map((field) => text[field])
        .filter((part) => part !== '')
        .join(', ')
    : t.addressOf(chosen);

function fieldsOf(draft: ChangeDraft): Fields {
  const lines = draft.lines.flatMap((line) => [
    ...texts.map((name) => [`${name} ${line.id}`, line[name]] as const),
    [`goods ${line.id}`, goodsText(line)] as const,
    [`storno ${line.id}`, line.storno ? t.yes : ''] as const,
    [`configuration ${line.id}`, configurationText(line.configuration)] as const,
  ]);
  return Object.fromEntries([
    ...headFields.map((name) => [name, draft.head[name]] as const),
    ...addresses.map((name) => [name, addressText(draft[name])] as const),
    ['added', addedText(draft)] as const,
    ...lines,
  ]);
}

function withFields(saved: ChangeDraft, own: ChangeDraft, fields: Fields): ChangeDraft {
  const addressOf = (name: (typeof addresses)[number]): AddressDraft => (fields[name] === addressText(own[name]) ? own : saved)[name];
  return {
    head: Object.fromEntries(headFields.map((name) => [name, fields[name] ?? saved.head[name]])) as ChangeDraft['head'],
    deliveryAddress: addressOf('deliveryAddress'),
    invoiceAddress: addressOf('invoiceAddress'),
    lines: saved.lines.map((line) => {
      const typed = own.lines.find(({ id }) => id === line.id) ?? line;
      return {
        ...line,
        ...Object.fromEntries(texts.map((name) => [name, fields[`${name} ${line.id}`] ?? line[name]])),
        storno: (fields[`storno ${line.id}`] ?? '') !== '',
        goods: fields[`goods ${line.id}`] === goodsText(typed) ? typed.goods : line.goods,
        configuration:
          fields[`configuration ${line.id}`] === configurationText(typed.configuration) ? typed.configuration : line.configuration,
      };
    }),
    added: fields['added'] === addedText(own) ? own.added : saved.added,
  };
}

export const changeForm: RecordForm<ChangeDraft> = { fieldsOf, withFields, problemsOf };

const words = { ...t.values, ...t.fields, remark: t.remark, price: t.values.pricePerOne, pricing: t.values.pricePerOne, goods: t.goods };

/** `Pos 1 Menge`, `Lieferart` */
export function changeLabel({ lines }: ChangeDraft, field: string): string {
  const [name = '', id] = field.split(' ');
  const word = words[name as keyof typeof words] ?? name;
  return id === undefined ? word : `Pos ${lines.findIndex((line) => String(line.id) === id) + 1} ${word}`;
}
