/** Columns of a table of products: basic data, texts in three languages, and every attribute that describes a property. */
import { attributeType } from '#domain/catalog/product.ts';
import { shopKind } from '#domain/catalog/shop.ts';
import { choiceField, dayField, readYesNo, textField, wordKey, yesNoField } from '#domain/import/field.ts';
import type { ImportField } from '#domain/import/field.ts';
import { accepted } from '#domain/refusal/refusal.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';

const shops = [
  { value: shopKind.VERPACKUNG, label: 'Verpackung' },
  { value: shopKind.MOEBEL, label: 'Möbel' },
  { value: shopKind.ANY, label: 'beide Shops' },
];

export function productFields({ attributes, productTypes }: CatalogSnapshot): ImportField[] {
  const types = productTypes.map(({ id, name }) => ({ value: id, label: name }));
  const fields = [
    textField({
      path: 'articleNumber',
      label: 'Artikelnummer',
      also: ['Nummer', 'Artikel', 'Art.-Nr.', 'Artikel-Nr.', 'SKU'],
      isKey: true,
    }),
    textField({ path: 'name.de', label: 'Name DE', also: ['Name', 'Bezeichnung', 'Name deutsch'] }, { cleared: undefined }),
    textField({ path: 'name.fr', label: 'Name FR', also: ['Name französisch', 'Nom'] }),
    textField({ path: 'name.en', label: 'Name EN', also: ['Name englisch'] }),
    textField({ path: 'description.de', label: 'Beschreibung DE', also: ['Beschreibung', 'Text'] }, { lines: true }),
    textField({ path: 'description.fr', label: 'Beschreibung FR' }, { lines: true }),
    textField({ path: 'description.en', label: 'Beschreibung EN' }, { lines: true }),
    choiceField({ path: 'typeId', label: 'Typ', also: ['Produkttyp', 'Art', 'Produktart'] }, types),
    choiceField({ path: 'kindCode', label: 'Verkauft in', also: ['Shop'] }, shops),
    yesNoField({ path: 'published', label: 'Veröffentlicht', also: ['Im Shop', 'Aktiv'] }),
    yesNoField({ path: 'publiclyAvailable', label: 'Für alle', also: ['Für alle sichtbar', 'Öffentlich'] }),
    dayField({ path: 'publishOn', label: 'Kommt am' }),
    dayField({ path: 'hideOn', label: 'Geht am' }),
    textField({ path: 'localFilePath', label: 'Ordner', also: ['Bildordner'] }),
  ];
  const taken = new Set(fields.flatMap(({ label, also }) => [label, ...also]).map(wordKey));
  return [
    ...fields,
    ...attributes.flatMap((attribute) => {
      if (isInstruction(attribute.typeId)) return [];
      const isTaken = taken.has(wordKey(attribute.name.de));
      taken.add(wordKey(attribute.name.de));
      return attributeFields(attribute, isTaken ? `${attribute.name.de} [${attribute.id}]` : attribute.name.de);
    }),
  ];
}

/** Maintained at the desks of workbooks and models, and longer than a cell. */
const isInstruction = (typeId: number): boolean =>
  typeId === attributeType.excelConfigurationInfo || typeId === attributeType.fixModelConfiguratorInfo;

function attributeFields({ id, typeId }: { id: number; typeId: number }, label: string): ImportField[] {
  const path = `values.${id}`;
  if (typeId === attributeType.string)
    return [
      textField({ path: `${path}.de`, label }),
      textField({ path: `${path}.fr`, label: `${label} FR` }),
      textField({ path: `${path}.en`, label: `${label} EN` }),
    ];
  const plain = textField({ path, label }, { cleared: null });
  if (typeId === attributeType.enum) return [{ ...plain, write: (value) => plain.write(germanWord(value)) }];
  if (typeId === attributeType.boolean) return [{ ...plain, read: readFlag, write: (value) => flagWords[String(value)] ?? '' }];
  if (typeId === attributeType.dimension || typeId === attributeType.weight)
    return [{ ...plain, read: (text) => accepted(bareNumber(text)), write: (value) => digits(plain.write(value)) }];
  if (typeId === attributeType.currency)
    return [{ ...plain, read: (text) => accepted(bareNumber(text.replace(/^\s*(?:CHF|Fr\.)\s*/i, ''))) }];
  return [plain];
}

const germanWord = (value: unknown): unknown => (typeof value === 'object' && value !== null && 'de' in value ? value.de : value);

const flagWords: Readonly<Record<string, string>> = { true: 'ja', false: 'nein' };

function readFlag(text: string) {
  const read = readYesNo(text);
  return read.ok ? accepted(String(read.value)) : read;
}

/** Without thousands separators; whether the rest is a number is decided by the attribute's own rule. */
const bareNumber = (text: string): string => {
  const bare = text.replaceAll(/[\s'’ʼ]/g, '').replace('−', '-');
  return /^[+-]?\d+,\d{1,2}$/.test(bare) ? bare.replace(',', '.') : bare;
};

const digits = (text: ReturnType<ImportField['write']>) => (/^(?:0|[1-9]\d{0,11})$/.test(String(text)) ? Number(text) : text);
