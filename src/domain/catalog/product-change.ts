/**
 * What staff may change on a product: the state after the change, or all problems, each at its field. A preset holds only values that the product's model
 * accepts; a product that changes its type keeps the values that the new model also knows. Specification: back office §3 (Product) and §5.
 */
import type { ParameterValue, Problem, Values } from '#domain/configurator/evaluation.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import { languages } from '#domain/language/language.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { isArticleNumber } from './article-number.ts';
import { newAttributeValue } from './attribute-value.ts';
import type { GivenValue } from './attribute-value.ts';
import type { ReadValue } from './attribute-word.ts';

/** The editable fields of a product; `values` by attribute. */
export interface ProductState {
  readonly articleNumber: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly typeId: number;
  readonly kindCode: number;
  readonly published: boolean;
  readonly publiclyAvailable: boolean;
  readonly publishOn: string | null;
  readonly hideOn: string | null;
  readonly canBeConfigured: boolean;
  readonly preset: Values | null;
  readonly localFilePath: string;
  readonly values: Readonly<Record<string, ReadValue>>;
}

type Some<Members> = { readonly [Key in keyof Members]?: Members[Key] | undefined };

/** Only named fields change; in texts, preset and values only the named members. */
export type ProductChanges = Some<Omit<ProductState, 'name' | 'description' | 'preset' | 'values'>> & {
  readonly name?: Some<LocalizedText> | undefined;
  readonly description?: Some<LocalizedText> | undefined;
  readonly preset?: Readonly<Record<string, ParameterValue>> | null | undefined;
  readonly values?: Readonly<Record<string, GivenValue>> | undefined;
};

/** The model behind a product type. */
export interface PresetModel {
  readonly params: ReadonlySet<string>;
  /** Values of a new configuration. */
  readonly start: Values;
  readonly evaluate: (values: Values) => { readonly values: Values; readonly problems: readonly Problem[] };
  /** The nearest value of the parameter without a problem; null: none was found. */
  readonly nearest: (values: Values, param: string) => ParameterValue | null;
}

export interface AttributeFacts {
  readonly typeId: number;
  readonly choices: ReadonlyMap<string, ReadValue>;
}

/** The product's type after the change. */
export interface TypeFacts {
  readonly attributes: ReadonlyMap<number, AttributeFacts>;
  readonly model: PresetModel | null;
}

export const nameLength = 120;
const descriptionLength = 10_000;
const folderPattern = /^(?:\/[\p{L}\p{N}][\p{L}\p{N} ._-]*){1,10}$/u;

/** `type` null: no such type. */
export function changedProduct(
  before: ProductState,
  changes: ProductChanges,
  type: TypeFacts | null,
  today: PlainDate,
): { state: ProductState; problems: Refusal[] } {
  if (type === null) return { state: before, problems: [refusal('notFound', {}, 'typeId')] };
  const { name, description, preset: _, values: __, ...plain } = changes;
  const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)) as Partial<ProductState>;
  const texts = { name: merged(before.name, name), description: merged(before.description, description) };
  const shown = { ...before, ...given, ...texts };
  // Publishing by hand cancels the planned day.
  const state = changes.published === true && changes.publishOn === undefined ? { ...shown, publishOn: null } : shown;
  const configured = configuredState(before, state, changes, type.model);
  const valued = changedValues(before.values, changes.values ?? {}, type);
  return {
    state: { ...configured.state, values: valued.values },
    problems: [...plainProblems(state, changes), ...dayProblems(before, state, today), ...configured.problems, ...valued.problems],
  };
}

const merged = (before: LocalizedText, given: Some<LocalizedText> = {}): LocalizedText => ({
  ...before,
  ...Object.fromEntries(Object.entries(given).flatMap(([language, text]) => (text === undefined ? [] : [[language, text.trim()]]))),
});

function plainProblems(state: ProductState, changes: ProductChanges): Refusal[] {
  const problems: Refusal[] = [];
  if (changes.articleNumber !== undefined && !isArticleNumber(changes.articleNumber))
    problems.push(refusal('articleNumberInvalid', {}, 'articleNumber'));
  if (changes.name?.de !== undefined && state.name.de === '') problems.push(refusal('validation.required', {}, 'name.de'));
  for (const language of languages) {
    if (changes.name?.[language] !== undefined) problems.push(...textProblems(state.name[language], `name.${language}`, nameLength));
    if (changes.description?.[language] !== undefined)
      problems.push(
        ...textProblems(state.description[language].replaceAll(/[\n\r\t]/g, ' '), `description.${language}`, descriptionLength),
      );
  }
  const folder = changes.localFilePath ?? '';
  if (folder !== '' && (folder.length > 200 || !folderPattern.test(folder))) problems.push(refusal('folderInvalid', {}, 'localFilePath'));
  return problems;
}

/** Unchanged days are not checked again. */
function dayProblems(before: ProductState, { published, publishOn, hideOn }: ProductState, today: PlainDate): Refusal[] {
  const planned = (
    [
      ['publishOn', publishOn],
      ['hideOn', hideOn],
    ] as const
  ).filter(([field, day]) => day !== null && day !== before[field]);
  const problems = planned.flatMap(([field, day]) => {
    const date = parsePlainDate(day ?? '');
    if (date === null) return [refusal('dayNotPossible', { day: day ?? '' }, field)];
    return date <= today ? [refusal('dayBeforeTomorrow', {}, field)] : [];
  });
  if (publishOn !== null && published) problems.push(refusal('publishedAlready', {}, 'publishOn'));
  if (publishOn !== null && hideOn !== null && hideOn <= publishOn && (planned.length > 0 || published !== before.published))
    problems.push(refusal('hiddenBeforePublished', {}, 'hideOn'));
  return problems;
}

function textProblems(text: string, field: string, length: number): Refusal[] {
  if (text.length > length) return [refusal('validation.max', { length }, field)];
  return /\p{Cc}/u.test(text) || !text.isWellFormed() ? [refusal('validation.controlCharacter', {}, field)] : [];
}

interface Configured {
  state: ProductState;
  problems: Refusal[];
}

function configuredState(before: ProductState, state: ProductState, changes: ProductChanges, model: PresetModel | null): Configured {
  const moves = state.typeId !== before.typeId;
  if (model === null) {
    const problems = [
      ...(changes.preset == null ? [] : [refusal('modelMissing', {}, 'preset')]),
      ...(changes.canBeConfigured === true && (moves || !before.canBeConfigured) ? [refusal('modelMissing', {}, 'canBeConfigured')] : []),
    ];
    return { state: moves ? { ...state, preset: null, canBeConfigured: false } : state, problems };
  }
  if (changes.preset === null) return { state, problems: [refusal('presetMissing', {}, 'preset')] };
  const unknown = Object.keys(changes.preset ?? {}).filter((id) => !model.params.has(id));
  if (unknown.length > 0)
    return { state, problems: unknown.slice(0, 20).map((id) => refusal('unknownField', { name: id.slice(0, 100) }, `preset.${id}`)) };
  if (moves) return movedPreset(before, state, changes.preset ?? {}, model);
  if (changes.preset === undefined) return { state, problems: [] };
  const wanted = { ...(before.preset ?? model.start), ...changes.preset };
  const checked = checkedPreset(wanted, new Set(Object.keys(changes.preset)), model);
  return { state: { ...state, preset: checked.preset }, problems: checked.problems };
}

/** Values that the new model also knows are kept while they are valid there. */
function movedPreset(before: ProductState, state: ProductState, given: Values, model: PresetModel): Configured {
  const known = Object.fromEntries(Object.entries(before.preset ?? {}).filter(([id]) => model.params.has(id)));
  const names = new Set(Object.keys(given));
  const kept = checkedPreset({ ...known, ...given }, names, model);
  const checked = kept.problems.length === 0 ? kept : checkedPreset(given, names, model);
  return { state: { ...state, preset: checked.preset }, problems: checked.problems };
}

/** A warning counts as a problem only if it changed a given value. */
function checkedPreset(wanted: Values, given: ReadonlySet<string>, model: PresetModel): { preset: Values; problems: Refusal[] } {
  const { values, problems } = model.evaluate(wanted);
  const found = problems.filter(
    ({ severity, params }) => severity === 'ERROR' || params.some((id) => given.has(id) && values[id] !== wanted[id]),
  );
  return {
    preset: Object.fromEntries(Object.keys(wanted).flatMap((id) => (values[id] === undefined ? [] : [[id, values[id]]]))),
    problems: found.slice(0, 20).map(({ params, message }) => {
      const param = params.find((id) => given.has(id)) ?? params[0];
      const nearest = param === undefined ? null : model.nearest(values, param);
      return refusal(
        'presetInvalid',
        { text: message.de, ...(nearest === null ? {} : { nearest: String(nearest) }) },
        param === undefined ? 'preset' : `preset.${param}`,
      );
    }),
  };
}

function changedValues(before: ProductState['values'], given: NonNullable<ProductChanges['values']>, { attributes }: TypeFacts) {
  const values: Record<string, ReadValue> = { ...before };
  const problems: Refusal[] = [];
  for (const [id, value] of Object.entries(given)) {
    const attribute = attributes.get(Number(id));
    // A value left over from an earlier type may be cleared.
    if (attribute === undefined && value !== null) problems.push(refusal('attribute does not belong to this product', {}, `values.${id}`));
    const next = attribute === undefined ? null : newAttributeValue(value, { ...attribute, before: values[id] ?? null });
    if (next !== null && !next.ok) problems.push({ ...next.refusal, field: `values.${id}` });
    else if (next === null || next.value === null) delete values[id];
    else values[id] = next.value;
  }
  return { values, problems };
}
