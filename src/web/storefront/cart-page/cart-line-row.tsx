import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PricedItem } from '#contract/cart.ts';
import type { Product } from '#contract/product.ts';
import { allows } from '#domain/cart/cart.ts';
import { useRootData } from '#web/root-data.ts';
import { useColon } from '#web/texts/use-colon.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { NumberStepper } from '#web/ui/number-stepper.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { productPicture } from '../page/product-picture.ts';
import { unbrokenProduct } from '#domain/language/unbroken-size.ts';
import { ChangeLine } from './change-line.tsx';
import styles from './cart-line-row.module.css';
import type { CartLineView } from '../cart/cart-line-view.ts';
import { useCart } from '../cart/cart-state.tsx';
import { LadderHint } from './ladder-hint.tsx';
import { FactorPrice } from '../cart/factor-price.tsx';
import { LinePrice } from '../cart/line-price.tsx';
import { isChangeable } from '../cart/is-changeable.ts';
import { isOutdated } from '../cart/outdated-line.ts';
import { productAddress } from '../cart/product-address.ts';
import { factsRow } from '#web/texts/short-facts.ts';
import { useLineProblem } from '../cart/use-line-problem.ts';

const RevisedLine = lazy(async () => import('./revised-line.tsx'));

interface CartLineRowProps {
  line: CartLineView;
  /** null: not priced yet. */
  priced: PricedItem | null;
  /** null: not known yet. */
  product: Product | null;
  first: boolean;
  onRemove: () => void;
}

export function CartLineRow({ line, priced, product, first, onRemove }: CartLineRowProps) {
  const colon = useColon();
  const t = useTranslations('cart');
  const { setQuantity, setRemark, pricing } = useCart();
  const modeField = useRootData()?.profile.shop === 'moebel' ? 'forest' : 'coral';
  const [remarking, setRemarking] = useState(line.remark !== '');
  const problemText = useLineProblem();
  const unit = product?.unitOfSales ?? 1;
  // The catalogue is in the visitor's language; the line keeps the name it was added with.
  const name = product?.name ?? line.name;
  const problem = priced?.problem ?? null;
  // The price itself says so, and beside the sums stands what to do about it.
  const isTold = problem === 'priceUnavailable' || problem === 'priceOnRequest';
  // Without choices a key figure distinguishes it from similar lines.
  const figure = product?.keyFigures.map(({ label, value }) => `${label} ${value}`)[0];
  return (
    <li className={styles['line']}>
      <Link
        to={productAddress(line)}
        className={`${first ? 'f-mode' : 'f-kraft-tint'} ${styles['field']}`}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Picture
          src={productPicture(line.articleNumber, { values: line.configuration?.values, field: first ? modeField : 'kraft-tint' })}
          alt=""
          width={180}
          height={150}
          eager={first}
        />
      </Link>
      <div className={styles['words']}>
        <h2>{unbrokenProduct(name)}</h2>
        <p className={`small muted ${styles['facts']}`}>
          {line.details.length === 0 ? (figure ?? line.articleNumber) : factsRow(line.details, t('inner'))}
        </p>
        <div className={styles['actions']}>
          {allows(line, 'REMOVE') ? (
            <button type="button" aria-label={t('removeLine', { name: name })} onClick={onRemove}>
              {t('remove')}
            </button>
          ) : null}
          {remarking ? null : (
            <button type="button" aria-label={t('remarkFor', { name: name })} onClick={() => setRemarking(true)}>
              {t('addRemark')}
            </button>
          )}
          {/* Last, because it is known only later whether there is anything to change. */}
          {isChangeable(line, product, problem) ? <ChangeLine line={line} product={product} name={name} /> : null}
        </div>
      </div>
      <div className={styles['quantity']}>
        <NumberStepper
          label={t('quantityOf', { name: name })}
          hideLabel
          value={line.quantity}
          min={unit}
          step={unit}
          disabled={!allows(line, 'QUANTITY')}
          onChange={(quantity) => setQuantity(line.key, quantity)}
        />
        {priced?.pricePerOne === null ? null : (
          <p className={`small muted ${styles['unit']}`}>
            {priced ? (
              <>
                {t('each')} <FactorPrice line={priced} quantity={line.quantity} label />
              </>
            ) : null}
          </p>
        )}
        {unit > 1 ? <p className="small muted">{t('unitOfSales', { unit: String(unit) })}</p> : null}
      </div>
      <div className={`${styles['total']} ${pricing ? styles['stale'] : ''}`}>
        <LinePrice line={priced} of="amount" />
      </div>
      {remarking ? (
        <div className={styles['whole']}>
          <TextField
            label={t('remark')}
            id={`remark-${line.key}`}
            name={`remark-${line.key}`}
            value={line.remark}
            onChange={(text) => setRemark(line.key, text)}
            placeholder={t('remarkExample')}
            maxLength={500}
          />
        </div>
      ) : null}
      {product !== null && isOutdated(line, product) ? (
        <div className={styles['whole']}>
          <Suspense>
            <RevisedLine line={line} name={name} pricePerOne={priced?.pricePerOne ?? null} />
          </Suspense>
        </div>
      ) : null}
      {problem === null || isTold ? null : (
        <p className={`${styles['whole']} ${styles['problem']}`} role="status">
          <Icon name="warning" />
          <span>
            <b>
              {name}
              {colon}
            </b>{' '}
            {problemText(problem, unit)}
          </span>
        </p>
      )}
      {priced && problem === null ? (
        <LadderHint line={priced} quantity={line.quantity} name={name} onTake={(quantity) => setQuantity(line.key, quantity)} />
      ) : null}
    </li>
  );
}
