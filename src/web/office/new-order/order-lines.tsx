import type { OrderPrice } from '#contract/cart.ts';
import type { ProductSummary } from '#contract/product.ts';
import { amountText, unitPriceText } from '#domain/money/money-text.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { newKey } from '#web/new-key.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { ConfigurableProducts, useIsConfigurable } from '../document/configurable-products.tsx';
import { ProductSearch } from '../document/product-search.tsx';
import { useProductToAdd } from '../document/use-product-to-add.ts';
import { configurationMeasures } from '../document/configuration-text.ts';
import { ConfigureButton } from '../document/configure-button.tsx';
import { useModels } from '../document/use-models.ts';
import type { Models } from '../document/use-models.ts';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import { DataTable } from '../ui/plain-table.tsx';
import styles from './new-order.module.css';
import { piecesOf } from './order-draft.ts';
import type { LineDraft } from './order-draft.ts';
import { newOrderWords as t } from './new-order-words.ts';

interface OrderLinesProps {
  lines: readonly LineDraft[];
  price: OrderPrice | null;
  checked: boolean;
  onChange: (lines: readonly LineDraft[]) => void;
}

/** Articles of the catalogue with their quantities, at the customer's prices. */
export function OrderLines({ lines, price, checked, onChange }: OrderLinesProps) {
  const productToAdd = useProductToAdd('de');
  const add = async ({ id }: ProductSummary): Promise<void> => {
    const product = await productToAdd(id);
    if (product === null) return;
    const { articleNumber, name, configuration, unitOfSales } = product;
    onChange([...lines, { key: newKey(), productId: id, articleNumber, name, configuration, quantity: String(unitOfSales), remark: '' }]);
  };
  const put = (key: string, part: Partial<LineDraft>): void =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const models = useModels(lines.flatMap(({ configuration }) => configuration?.modelId ?? []));
  const prices = new Map(price?.cartPrice.items.map((item) => [item.key, item]));
  return (
    <section aria-label={t.lines} className={styles['lines']}>
      <ProductSearch label={t.addProduct} focused onChoose={(product) => void add(product)} />
      {lines.length === 0 ? (
        <p role={checked ? 'alert' : undefined}>{checked ? t.problems.lines : t.noLines}</p>
      ) : (
        <ConfigurableProducts lines={lines}>
          <DataTable
            label={t.lines}
            columns={[
              { word: t.article },
              { word: t.quantity, kind: 'number' },
              { word: t.price, kind: 'number' },
              { word: t.amount, kind: 'number' },
              { word: t.remark },
              { word: t.removed, kind: 'hidden' },
            ]}
          >
            <tbody>
              {lines.map((line) => (
                <LineRow key={line.key} line={line} models={models} priced={prices.get(line.key)} onChange={(part) => put(line.key, part)}>
                  <button
                    type="button"
                    className={pageStyles['button']}
                    aria-label={t.remove(line.name)}
                    onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
                  >
                    ×
                  </button>
                </LineRow>
              ))}
            </tbody>
          </DataTable>
        </ConfigurableProducts>
      )}
    </section>
  );
}

interface LineRowProps {
  line: LineDraft;
  models: Models;
  priced: OrderPrice['cartPrice']['items'][number] | undefined;
  onChange: (part: Partial<LineDraft>) => void;
  children: React.ReactNode;
}

function LineRow({ line, models, priced, onChange, children }: LineRowProps) {
  const failureText = useFailureText();
  const { key, name, articleNumber, configuration } = line;
  const isConfigurable = useIsConfigurable(line);
  const problem = piecesOf(line) === null ? t.problems.quantity : priced?.problem == null ? undefined : failureText.key(priced.problem, {});
  return (
    <tr>
      <td className={styles['article']}>
        <b>{name}</b>{' '}
        <small>
          {articleNumber} {configuration === null ? null : configurationMeasures(configuration, models[configuration.modelId])}
        </small>
        {configuration === null || !isConfigurable ? null : (
          <ConfigureButton
            name={name}
            articleNumber={articleNumber}
            configuration={configuration}
            quantity={piecesOf(line) ?? 1}
            place={t.title}
            onChange={(chosen) => onChange({ configuration: chosen })}
          />
        )}
      </td>
      <td className={styles['quantity']} data-head={t.quantity}>
        <PlainField
          id={`quantity-${key}`}
          label={t.of(t.quantity, name)}
          bare
          numeric
          value={line.quantity}
          problem={problem}
          onChange={(quantity) => onChange({ quantity })}
        />
      </td>
      <td className={pageStyles['number']} data-head={t.price}>
        {priced === undefined
          ? ''
          : priced.pricePerOne === null
            ? t.withoutPrice(priced.problem)
            : unitPriceText(unitPriceFromChf(priced.pricePerOne))}
      </td>
      <td className={`${pageStyles['number']} ${pageStyles['strong']}`} data-head={t.amount}>
        {priced?.finalPrice == null ? '' : amountText(rappenFromChf(priced.finalPrice))}
      </td>
      <td data-head={t.remark}>
        <PlainField
          id={`remark-${key}`}
          label={t.of(t.remark, name)}
          bare
          value={line.remark}
          maxLength={500}
          onChange={(remark) => onChange({ remark })}
        />
      </td>
      <td>{children}</td>
    </tr>
  );
}
