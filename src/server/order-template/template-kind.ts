/** A customer's own template as a table of lines: each is identified by customer, number and position, and an existing line is never written twice. */
import { differingMembers, memberAt } from '#domain/import/path.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import type { ReadRow } from '#domain/import/read-rows.ts';
import { deliveryDates } from '#domain/calendar/delivery-date.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { chfFromUnitPrice, unitPrice } from '#domain/money/money.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { Found, ImportKind, RecordState, RowWrite, WriteBy, WriteResult } from '#server/import/import-kind.ts';
import { resultOf } from '#server/import/row-result.ts';
import { holdFacts } from '#server/order/held-facts.ts';
import type { HeldFacts } from '#server/order/held-facts.ts';
import type { OrderServices } from '#server/order/order-services.ts';
import { askAhead } from './ask-ahead.ts';
import { meantLines, positionOf } from './meant-lines.ts';
import type { MeantLine, Meaning } from './meant-lines.ts';
import type { TemplateDesk } from './template-desk.ts';
import { templateFields } from './template-fields.ts';
import { linesByIds, lockTemplates } from './template-store.ts';
import type { TemplateLine } from './template-store.ts';
import { writeLines } from './write-lines.ts';
import type { NewLine } from './write-lines.ts';

export interface TemplateServices {
  catalog: Catalog;
  orders: Pick<OrderServices, 'db' | 'now' | 'shop' | 'rehearse'> & HeldFacts;
}

export function templateKind(services: TemplateServices, desk: TemplateDesk): ImportKind {
  const meaningsOf = async (db: Db, rows: readonly Pick<ReadRow, 'keys' | 'changes'>[]): Promise<Meaning[]> =>
    meantLines(db, { ...services, target: desk.target }, rows);
  return {
    key: desk.key,
    ability: desk.ability,
    ready: async (rows, actor) => {
      const { db } = services.orders;
      const meanings = await meaningsOf(db, rows);
      const lines = rows.flatMap((row, place): NewLine[] => {
        const line = meanings[place];
        return line === undefined || 'fault' in line || row.faults.length > 0 ? [] : [{ place, row, line }];
      });
      const facts = { ...(await holdFacts(services.orders)), outside: await askAhead(services, lines, actor) };
      return templateKind({ ...services, orders: { ...services.orders, ...facts } }, desk.holding(facts));
    },
    fields: () => Promise.resolve([...templateFields]),
    find: async (db, rows) => {
      const meanings = await meaningsOf(db, rows);
      return new Map(rows.map((row, at): [number, Found] => [row.line, foundOf(row, meanings[at])]));
    },
    states: async (db, ids) => (await linesByIds(db, desk.target, ids)).map((line) => stateOf(line, asInCatalogue(services.catalog, line))),
    write: async (trx, rows, by) => write(trx, rows, by),
    remove: async (trx, rows, by) => {
      const lines = new Map(
        (
          await linesByIds(
            trx,
            desk.target,
            rows.map(({ id }) => id),
          )
        ).map((line) => [line.id, line]),
      );
      const done = new Map<number, WriteResult>();
      for (const documentId of new Set([...lines.values()].map((line) => line.documentId)))
        done.set(
          documentId,
          await resultOf(async () => {
            await desk.takeBack(trx, documentId, by);
            return { id: documentId, version: 0 };
          }),
        );
      return rows.map(({ id }) => done.get(lines.get(id)?.documentId ?? 0) ?? { ok: false, problems: [] });
    },
    documents: async (db, ids) => {
      const made = new Map((await linesByIds(db, desk.target, ids)).map(({ documentId: id, formattedId }) => [id, formattedId]));
      return [...made].toSorted(([a], [b]) => a - b).map(([id, formattedId]) => ({ kind: desk.target, id, formattedId }));
    },
    // Existing lines are never changed, so there is nothing to restore.
    back: differingMembers,
    // Exports an empty template: past orders are not meant to be ordered again.
    all: () => Promise.resolve([]),
  };

  async function write(trx: Trx, rows: readonly RowWrite[], by: WriteBy): Promise<WriteResult[]> {
    const owners = await meaningsOf(trx, rows);
    if (!by.isDry) {
      await lockTemplates(
        trx,
        owners.flatMap((each) => ('buyer' in each ? each.buyer.id : [])),
      );
    }
    const meanings = by.isDry ? owners : await meaningsOf(trx, rows);
    const fresh: NewLine[] = [];
    const results = rows.map((row, place): WriteResult | null => {
      const line = meanings[place];
      if (line === undefined || 'fault' in line) return { ok: false, problems: line === undefined ? [] : [line.fault] };
      if ((line.standing?.id ?? null) !== row.id) return { ok: false, problems: [refusal('changedMeanwhile')] };
      if (line.standing !== null) return standing(row, line, line.standing);
      fresh.push({ place, row, line });
      return null;
    });
    const written = await writeLines(trx, desk, fresh, await firstDay(), by);
    return results.map((result, place) => result ?? written.get(place) ?? { ok: false, problems: [] });
  }

  /** The earliest feasible day, as the form of a new order proposes it. */
  async function firstDay(): Promise<string> {
    const { now, shop, readRules, holidayOverrides, takenDays } = services.orders;
    const [{ cutoffMinutes, leadTimes }, overrides, taken] = await Promise.all([readRules(), holidayOverrides(), takenDays()]);
    return deliveryDates({ lead: leadTimes[shop], now: localNow(now()), cutoffMinutes, overrides, taken }).preselected;
  }
}

function foundOf(row: ReadRow, line: Meaning | undefined): Found {
  const position = positionOf(row);
  if (line === undefined || 'fault' in line)
    return { fault: line?.fault ?? refusal('importKeyMissing'), label: labelOf(row.keys['reference'] ?? '', position, '').slice(0, 200) };
  const { buyer, reference, product, standing } = line;
  const name = JSON.stringify([buyer.id, reference, position, position === '' ? product.id : 0]);
  return { id: standing?.id ?? null, name, label: labelOf(reference, position, product.name.de) };
}

const labelOf = (reference: string, position: string, name: string): string =>
  [[reference, position].filter((part) => part !== '').join(' / '), name].filter((part) => part !== '').join(', ');

/** A size is only shown if it differs from the catalogue's. */
const asInCatalogue = (catalog: Catalog, { productId }: TemplateLine): Values =>
  catalog.now().productById.get(productId ?? 0)?.configuration?.values ?? {};

function stateOf(line: TemplateLine, usual: Values = {}): RecordState {
  const { id, version, formattedId, customerNumber, reference, articleNumber, name, quantity, requestedDeliveryDate, text } = line;
  const values = Object.fromEntries(Object.entries(line.values).filter(([side, value]) => usual[side] !== value));
  const price = line.unitPrice === null ? null : chfFromUnitPrice(unitPrice(line.unitPrice));
  return {
    id,
    version,
    label: `${formattedId}, ${name}`,
    state: { customerNumber, reference, articleNumber, quantity, requestedDeliveryDate, price, remark: text, configuration: values },
  };
}

/** Equal lines are left alone; a difference is to be settled on the order or the quote itself, where everyone sees its effects. */
function standing(row: RowWrite, { product }: MeantLine, line: TemplateLine): WriteResult {
  const { state } = stateOf(line);
  const said = new Map<string, unknown>([
    ['quantity', row.changes['quantity']],
    ['requestedDeliveryDate', row.changes['requestedDeliveryDate'] ?? undefined],
    ['price', row.changes['price']],
    ...['length', 'width', 'height', 'mass'].map((name): [string, unknown] => [
      `configuration.${name}`,
      memberAt(row.changes, `configuration.${name}`),
    ]),
  ]);
  const differing = [...said].filter(([path, value]) => value !== undefined && value !== memberAt(state, path)).map(([path]) => path);
  const paths = product.id === line.productId ? differing : ['articleNumber', ...differing];
  const problems = paths.map((path): Refusal => refusal('importLineStands', { number: line.formattedId, value: shown(state, path) }, path));
  return problems.length === 0 ? { ok: true, id: line.id, version: line.version } : { ok: false, problems };
}

const shown = (state: object, path: string): string =>
  String(templateFields.find((field) => field.path === path)?.write(memberAt(state, path)) ?? '');
