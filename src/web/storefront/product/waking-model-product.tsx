/**
 * A product with a model, in two steps: the page comes drawn and priced from the server; the script that evaluates, draws and prices again follows
 * at the first sign of a visitor. Until then React leaves the sent page alone.
 */
import { Suspense, use, useEffect, useLayoutEffect } from 'react';
import { keepEarlyClicks, tellEarlyInput } from '#web/first-load/early-input.ts';
import { firstInteraction } from '#web/first-load/first-interaction.ts';
import { isFirstLoad } from '#web/first-load/first-load.ts';
import { useCart } from '#web/storefront/cart/cart-state.tsx';
import type { ModelProduct } from './model-product.tsx';
import type { ProductData } from './product-data.ts';
import styles from './waking-model-product.module.css';

const place = 'product-at-work';

let loaded: typeof ModelProduct | null = null;
let loading: Promise<void> | null = null;
let settle = (): void => undefined;
const awake = new Promise<void>((resolve) => {
  settle = resolve;
});

async function wake(): Promise<void> {
  loading ??= import('./model-product.tsx').then((module) => {
    loaded = module.ModelProduct;
    // So marked, `use` answers at once.
    void Object.assign(awake, { status: 'fulfilled' });
    settle();
  });
  return loading;
}

/** A release that is gone reloads the page, see `reload-guard.ts`. */
const wakeSoon = (): void => void wake().catch(() => undefined);

// The server draws it, and so does a browser that comes from another page: they need it at once.
if (!isFirstLoad()) await wake();
else {
  // Also where a product without a model is shown: the next one is a click away.
  void firstInteraction().then(wakeSoon);
  keepEarlyClicks(`#${place}`);
}

export function WakingModelProduct({ page }: { page: ProductData }) {
  return (
    <div id={place} className={styles['place']}>
      <WakesForKnown page={page} />
      <Suspense fallback={<AsItWasSent />}>
        <Awake page={page} />
      </Suspense>
    </div>
  );
}

/** Who was here before sees more than what was sent: the own cart and the costs to the own town. And some products open in space. */
function WakesForKnown({ page: { product } }: { page: ProductData }) {
  const { ready, zipCode, lines } = useCart();
  const opensInSpace = product.landingPage !== '2D';
  const known = ready && (zipCode !== '' || lines.length > 0);
  useEffect(() => {
    if (!known && !opensInSpace) return undefined;
    const idle = (): void => void setTimeout(wakeSoon);
    if (document.readyState === 'complete') idle();
    else addEventListener('load', idle, { once: true });
    return () => removeEventListener('load', idle);
  }, [known, opensInSpace]);
  return null;
}

function Awake({ page }: { page: ProductData }) {
  // At every render: when React renders again after a wait, it takes the hooks that follow for new ones only behind the one that waited.
  use(awake);
  // Before anything renders again, which would set the fields back.
  useLayoutEffect(() => {
    const element = document.getElementById(place);
    if (element !== null) tellEarlyInput(element);
  }, []);
  const Product = loaded;
  return Product === null ? null : <Product page={page} />;
}

/** Something above changed before the script was there: the sent page stays to be seen. */
function AsItWasSent() {
  const sent = typeof document === 'undefined' ? '' : (document.getElementById(place)?.innerHTML ?? '');
  return <div className={styles['place']} dangerouslySetInnerHTML={{ __html: sent }} />;
}
