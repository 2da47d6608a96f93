import { useState } from 'react';
import type { ProductHead } from '#contract/product-head.ts';
import { copyRelations, relations } from '#contract/product-life.ts';
import type { CopiedRelations, Relation } from '#contract/product-life.ts';
import { readPrices } from '#contract/product-price.ts';
import { readProducts } from '#contract/product.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { unitPriceText } from '#domain/money/money-text.ts';
import { call } from '#web/call.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { useAction } from '../ui/use-action.ts';
import styles from './product-frame.module.css';
import { productWords } from './product-words.ts';
import { takeOverWords as t } from './take-over-words.ts';

type Changes = CopiedRelations['changes'];
/** Customer names by id. */
type Payers = ReadonlyMap<string, string>;

/** Takes over selected data of another product: previewed first, then executed as shown. */
export function TakeOverDialog({ head: { id, version }, onClose }: { head: ProductHead; onClose: () => void }) {
  const { busy, run } = useAction();
  const [number, setNumber] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [chosen, setChosen] = useState<readonly Relation[]>(['values', 'transport']);
  const [seen, setSeen] = useState<{ from: number; changes: Changes; payers: Payers } | null>(null);
  const copy = async (fromProductId: number, preview: boolean): Promise<Changes> => {
    const body = { fromProductId, to: [{ id, version }], relations: [...chosen], preview };
    return (await call(copyRelations, { body })).products[0]?.changes ?? [];
  };
  const look = async (): Promise<void> => {
    const { items } = await call(readProducts, { query: { articleNumber: number.trim() } });
    const [found] = items;
    setProblem(found === undefined ? t.unknown : found.id === id ? t.itself : undefined);
    if (found === undefined || found.id === id) return;
    setSeen({ from: found.id, changes: await copy(found.id, true), payers: await payersOf(found.id) });
  };
  return (
    <Dialog beginsAt="field" wide title={t.title} open onClose={onClose}>
      <form
        className={styles['takeOver']}
        onSubmit={(event) => {
          event.preventDefault();
          void run(look, null);
        }}
      >
        <PlainField
          id="take-over-from"
          label={t.from}
          value={number}
          maxLength={80}
          problem={problem}
          onChange={(text) => {
            setNumber(text);
            setProblem(undefined);
            setSeen(null);
          }}
        />
        <fieldset>
          <legend>{t.what}</legend>
          {relations.map((relation) => (
            <label key={relation}>
              <input
                type="checkbox"
                checked={chosen.includes(relation)}
                onChange={({ target }) => {
                  setChosen(target.checked ? [...chosen, relation] : chosen.filter((each) => each !== relation));
                  setSeen(null);
                }}
              />{' '}
              {t.relations[relation]}
            </label>
          ))}
        </fieldset>
        {seen === null ? null : <Preview changes={seen.changes} payers={seen.payers} />}
        {seen === null || seen.changes.length === 0 ? (
          <DialogFoot verb={t.look} busy={busy || number.trim() === '' || chosen.length === 0} onBack={onClose} />
        ) : (
          <DialogFoot
            verb={t.take}
            busy={busy}
            onYes={() => void run(async () => copy(seen.from, false), t.taken).then((done) => done && onClose())}
            onBack={onClose}
          />
        )}
      </form>
    </Dialog>
  );
}

async function payersOf(productId: number): Promise<Payers> {
  const { items } = await call(readPrices, { query: { productId } });
  return new Map(
    items.map(({ customerId, isDefault, companyName, contactPersonName }) => [
      String(customerId),
      isDefault ? t.everybody : companyName || contactPersonName,
    ]),
  );
}

function Preview({ changes, payers }: { changes: Changes; payers: Payers }) {
  if (changes.length === 0) return <p role="status">{t.nothing}</p>;
  return (
    <div className={styles['changes']}>
      <p role="status">{t.changes(changes.length)}</p>
      <DataTable label={t.after} columns={columns([t.field, t.before, t.after])}>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <td>{fieldWord(field, payers)}</td>
              <td>{shown(field, before)}</td>
              <td className={pageStyles['strong']}>{shown(field, after)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}

/** `prices.12.margin`: relation, member, field. */
function fieldWord(field: string, payers: Payers): string {
  const [head = '', member = '', ...rest] = field.split('.');
  if (head === 'prices') return [t.priceOf(payers.get(member) ?? member), ...rest.map((part) => t.members[part] ?? part)].join(' ');
  return [productWords.history[head] ?? head, ...[member, ...rest].map((part) => t.members[part] ?? part)].join(' ');
}

/** Texts by language are shown in German, prices in francs. */
function shown(field: string, value: Changes[number]['before']): string {
  if (value === null || value === '') return t.empty;
  if (typeof value === 'number' && field.includes('.steps.')) return unitPriceText(unitPriceFromChf(value));
  if (typeof value === 'boolean') return value ? productWords.values.yes : productWords.values.no;
  const german = /^\{"de": ?"([^"]*)"/.exec(String(value))?.[1];
  return german ?? String(value);
}
