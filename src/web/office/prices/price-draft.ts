/** A price row as a draft, and the calls that store its changes. */
import { createPrice, storeExcelPrice, storeLadder, storeMarginPrice, storeRemotePrice, updatePrice } from '#contract/product-price.ts';
import type { PriceStrategy, ProductPrice, StoredRemotePrice } from '#contract/product-price.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { LadderEntry } from '#domain/pricing/ladder-rules.ts';
import { parseNumber } from '#domain/list/number-text.ts';
import type { Call } from '#contract/endpoint.ts';
import { draftsOf, readLadder } from './ladder-draft.ts';
import type { StepDraft } from './ladder-draft.ts';
import { plannedWords } from './planned-words.ts';
import { priceWords } from './price-words.ts';

export interface PriceDraft {
  /** `2027-01-01`; empty: at once. */
  readonly validFrom: string;
  readonly strategy: PriceStrategy;
  readonly unit: string;
  readonly margin: string;
  readonly quantities: string;
  readonly steps: readonly StepDraft[];
  readonly remote: StoredRemotePrice;
  readonly samples: string;
}

export const noRemote: StoredRemotePrice = { url: '', apiParamNames: {}, samplingPoints: [] };

const usualQuantities = [1, 2, 5, 10, 25, 50];
export const listText = (numbers: readonly number[]): string => numbers.join(', ');

/** `row` null: the customer has no row yet; the draft starts from the standard price. */
export function draftOf(row: ProductPrice | null, standard: ProductPrice | null, remote: StoredRemotePrice | null): PriceDraft {
  const from = row ?? standard;
  const service = from?.remotePrice ?? remote ?? noRemote;
  return {
    validFrom: '',
    strategy: from?.activeStrategy ?? 'NONE',
    unit: String(from?.unitOfSales ?? 1),
    margin: String(from?.marginPrice ?? 0),
    quantities: listText(from?.excelPrice.quantities ?? usualQuantities),
    steps: draftsOf(from?.fixPrice ?? []),
    remote: service,
    samples: listText(service.samplingPoints),
  };
}

/** A ladder without steps starts with one for a single piece. */
export function chosenSource(strategy: PriceStrategy, steps: PriceDraft['steps']): Pick<PriceDraft, 'strategy'> & Partial<PriceDraft> {
  return strategy === 'FIX_PRICE' && steps.length === 0 ? { strategy, steps: [{ quantity: '1', price: '' }] } : { strategy };
}

/** Null: not whole numbers from 1 to 100'000, or more than twelve. */
export function numbersIn(text: string): number[] | null {
  const numbers = text
    .split(/[,;\s]+/)
    .filter((each) => each !== '')
    .map(Number);
  const areSound = numbers.length <= 12 && numbers.every((each) => Number.isInteger(each) && each >= 1 && each <= 100_000);
  return areSound ? numbers : null;
}

export type DraftProblems = Readonly<Record<string, string>>;

/** Texts by field; a ladder's by `0.price`. Only the fields of the chosen source are checked. */
export function problemsOf(
  draft: PriceDraft,
  say: (key: string, params: Readonly<Record<string, string | number>>) => string,
  today: PlainDate,
): DraftProblems {
  const { wrong } = priceWords;
  const unit = parseNumber(draft.unit);
  const margin = parseNumber(draft.margin);
  const usesQuantities = draft.strategy === 'MARGIN_PRICE' || draft.strategy === 'EXCEL_PRICE';
  return {
    ...(draft.validFrom === '' || draft.validFrom > today ? {} : { validFrom: plannedWords.notAhead }),
    ...(unit !== null && Number.isInteger(unit) && unit >= 1 ? {} : { unit: wrong.unit }),
    ...(draft.strategy === 'MARGIN_PRICE' && (margin === null || margin < -99 || margin > 900) ? { margin: wrong.margin } : {}),
    ...(usesQuantities && (numbersIn(draft.quantities) ?? []).length === 0 ? { quantities: wrong.quantities } : {}),
    ...(draft.strategy === 'REMOTE_PRICE' && draft.remote.url === '' ? { url: wrong.url } : {}),
    ...(draft.strategy === 'REMOTE_PRICE' && numbersIn(draft.samples) === null ? { samples: wrong.quantities } : {}),
    ...(draft.strategy === 'FIX_PRICE'
      ? Object.fromEntries(readLadder(draft.steps).problems.map(({ field, key, params }) => [field, say(key, params)]))
      : {}),
  };
}

interface SavedPrice {
  row: ProductPrice | null;
  draft: PriceDraft;
  productId: number;
  customerId: number;
  key: string;
}

/** An unsaved row is created; for a stored one the unit is saved first, then the source, each based on the version before. */
export async function savePrice(call: Call, { row, draft, productId, customerId, key }: SavedPrice): Promise<ProductPrice> {
  const unitOfSales = parseNumber(draft.unit) ?? 1;
  const kind = kindOf(draft);
  const { strategy: activeStrategy } = draft;
  if (row === null) {
    const body = { customerId, productId, unitOfSales, activeStrategy, ...kind };
    return call(createPrice, { body }, { idempotencyKey: key });
  }
  const params = { id: row.id };
  const plain = activeStrategy === 'NONE' ? { activeStrategy } : {};
  const isSame = row.unitOfSales === unitOfSales && activeStrategy !== 'NONE';
  const now = isSame ? row : await call(updatePrice, { params, body: { version: row.version, unitOfSales, ...plain } });
  const { version } = now;
  if (kind.fixPrice !== undefined) return call(storeLadder, { params, body: { version, entries: kind.fixPrice } });
  if (kind.remotePrice !== undefined) return call(storeRemotePrice, { params, body: { version, remotePrice: kind.remotePrice } });
  if (kind.excelPrice === undefined) return now;
  const { quantities } = kind.excelPrice;
  if (kind.marginPrice === undefined) return call(storeExcelPrice, { params, body: { version, quantities } });
  return call(storeMarginPrice, { params, body: { version, marginPrice: kind.marginPrice, quantities } });
}

interface PriceKind {
  fixPrice?: LadderEntry[];
  remotePrice?: StoredRemotePrice;
  marginPrice?: number;
  excelPrice?: { quantities: number[] };
}

/** Only of the chosen source: the others stay as stored. */
export function kindOf(draft: PriceDraft): PriceKind {
  const excelPrice = { quantities: numbersIn(draft.quantities) ?? [] };
  switch (draft.strategy) {
    case 'FIX_PRICE':
      return { fixPrice: [...readLadder(draft.steps).entries] };
    case 'REMOTE_PRICE':
      return { remotePrice: { ...draft.remote, samplingPoints: numbersIn(draft.samples) ?? [] } };
    case 'MARGIN_PRICE':
      return { marginPrice: parseNumber(draft.margin) ?? 0, excelPrice };
    case 'EXCEL_PRICE':
      return { excelPrice };
    default:
      return {};
  }
}
