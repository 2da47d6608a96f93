/** An external service that computes prices of cartons, as the shop knows it: the query is in the address, the answer is an object with the price. */
import { z } from 'zod';
import { openFaultDesk } from '../fault-desk.ts';
import type { FaultDesk } from '../fault-desk.ts';

const length = z.coerce.number().min(50).max(5000);
const text = z.string().max(40).default('');
const Question = z.object({
  length,
  width: length,
  height: length,
  quantity: z.coerce.number().int().min(1).max(100_000),
  material: text,
  print: text,
});

/** Francs per m² of board, by flute; print is a surcharge. */
const boards: Readonly<Record<string, number>> = { E: 0.62, B: 0.68, C: 0.72, BC: 1.18 };

interface PriceServiceAnswer {
  status: number;
  body: object;
}

type PriceFault = 'status500' | 'nonsense';

export interface PriceService {
  answer: (query: Readonly<Record<string, unknown>>) => PriceServiceAnswer;
  faults: FaultDesk<'price', PriceFault>;
}

export function openPriceService(): PriceService {
  const faults = openFaultDesk<'price', PriceFault>(['price'], ['status500', 'nonsense']);
  return {
    faults,
    answer: (query) => {
      const fault = faults.meet('price');
      if (fault === 'status500') return { status: 500, body: { error: 'broken' } };
      return fault === 'nonsense' ? { status: 200, body: { currency: 'CHF' } } : answerPrice(query);
    },
  };
}

function answerPrice(query: Readonly<Record<string, unknown>>): PriceServiceAnswer {
  const asked = Question.safeParse(query);
  if (!asked.success)
    return { status: 400, body: { error: `missing or wrong: ${asked.error.issues.map(({ path }) => path.join('.')).join(', ')}` } };
  const { length: l, width: w, height: h, quantity, material, print } = asked.data;
  const area = (2 * (l + w) + 35) * (h + w) * 1e-6;
  const board = boards[material] ?? 0.75;
  const printed = ['', 'none', 'false'].includes(print) ? 0 : 0.04;
  const price = area * board * 1.6 + printed + 38 / quantity;
  return { status: 200, body: { price: Math.round(price * 10_000) / 10_000, currency: 'CHF' } };
}
