/** What a visitor asked on the home page, read from the query; every shop mode asks its own. Numbers stay as typed: whether they can be built is the model's to say. */
import type { ParameterValue } from '#domain/configurator/evaluation.ts';
import type { ShopMode } from '#domain/catalog/shop.ts';

export interface QuestionField {
  /** Key in the query. */
  key: string;
  /** Parameter of the product models. */
  parameter: 'length' | 'width' | 'height' | 'mass' | 'seats' | 'cushion';
  unit: 'mm' | 'kg' | '';
  preset: number;
  min: number;
  max: number;
}

/** The three numbers that are set large come first. */
export const questionFields: Record<ShopMode, readonly QuestionField[]> = {
  verpackung: [
    { key: 'l', parameter: 'length', unit: 'mm', preset: 1000, min: 200, max: 2500 },
    { key: 'w', parameter: 'width', unit: 'mm', preset: 600, min: 200, max: 1200 },
    { key: 'h', parameter: 'height', unit: 'mm', preset: 500, min: 100, max: 1200 },
    { key: 'm', parameter: 'mass', unit: 'kg', preset: 150, min: 1, max: 500 },
  ],
  moebel: [
    { key: 'seats', parameter: 'seats', unit: '', preset: 2, min: 1, max: 6 },
    { key: 'cushion', parameter: 'cushion', unit: 'mm', preset: 120, min: 0, max: 200 },
  ],
};

export interface Question {
  /** By parameter of the models. */
  numbers: Record<string, number>;
  zipCode: string;
  /** False while nobody has asked: then the presets answer. */
  asked: boolean;
}

const largest = 99_999;

export function readQuestion(shop: ShopMode, query: URLSearchParams): Question {
  const fields = questionFields[shop];
  const numberOf = ({ key, preset }: QuestionField): number => {
    const text = query.get(key) ?? '';
    return /^\d{1,5}$/.test(text) ? Math.min(largest, Number(text)) : preset;
  };
  const zipCode = (query.get('zip') ?? '').trim();
  return {
    numbers: Object.fromEntries(fields.map((field) => [field.parameter, numberOf(field)])),
    zipCode: /^\d{4}$/.test(zipCode) ? zipCode : '',
    asked: fields.some(({ key }) => query.has(key)),
  };
}

/** The query that asks the same again. */
export function questionQuery(shop: ShopMode, { numbers, zipCode }: Question): string {
  const query = new URLSearchParams(questionFields[shop].map(({ key, parameter, preset }) => [key, String(numbers[parameter] ?? preset)]));
  if (zipCode !== '') query.set('zip', zipCode);
  return query.toString();
}

export interface Candidate {
  /** Key of its name and text in `home.fits`. */
  id: 'holzkiste' | 'sperrholzkiste' | 'verschlag' | 'loungeWood' | 'loungeCushion' | 'loungeCastors';
  modelId: string;
  values: Record<string, ParameterValue>;
}

/** The products that answer the question, in the order they stand on the page. */
export function candidatesFor(shop: ShopMode, { numbers }: Question): readonly Candidate[] {
  if (shop === 'verpackung') {
    return (['verschlag', 'holzkiste', 'sperrholzkiste'] as const).map((id) => ({ id, modelId: id, values: numbers }));
  }
  const cushioned = { ...numbers, castors: false };
  return [
    { id: 'loungeCushion', modelId: 'lounge', values: { ...cushioned, finish: 'oiled' } },
    { id: 'loungeWood', modelId: 'lounge', values: { ...cushioned, cushion: 0, finish: 'raw' } },
    { id: 'loungeCastors', modelId: 'lounge', values: { ...cushioned, castors: true, finish: 'white' } },
  ];
}

/** The product the large drawing shows. */
export function heroCandidate(shop: ShopMode, { numbers }: Question): Omit<Candidate, 'id'> {
  return shop === 'verpackung'
    ? { modelId: 'holzkiste', values: numbers }
    : { modelId: 'lounge', values: { ...numbers, castors: false, finish: 'oiled' } };
}
