/**
 * A product with a model, in two steps: the page comes drawn and priced from the server; the model and the script that evaluates, draws and prices again follow
 * at the first sign of a visitor. Until then React leaves the sent page alone.
 */
import { Suspense, use, useContext, useEffect, useLayoutEffect } from 'react';
import { call } from '#web/call.ts';
import type { ModelDocument } from '#web/configurator/compile-documents.ts';
import { loadDocuments } from '#web/configurator/load-documents.ts';
import { DocumentsByServer } from '#web/configurator/documents-by-server.ts';
import { tellEarlyInput } from '#web/first-load/early-input.ts';
import { firstInteraction } from '#web/first-load/first-interaction.ts';
import { AsItWasSent } from '#web/first-load/as-it-was-sent.tsx';
import { isFirstLoad } from '#web/first-load/first-load.ts';
import { useCart } from '#web/storefront/cart/cart-state.tsx';
import type { ModelProduct } from './model-product.tsx';
import type { ProductData } from './product-data.ts';
import './sent-styles.ts';
import styles from './waking-model-product.module.css';

const place = 'product-at-work';

let loaded: typeof ModelProduct | null = null;
/** Of the product whose page was sent. */
let fetched: readonly ModelDocument[] = [];
let loading: Promise<void> | null = null;
let settle = (): void => undefined;
const awake = new Promise<void>((resolve) => {
  settle = resolve;
});

async function wake(): Promise<void> {
  loading ??= Promise.all([import('./model-product.tsx'), documentsOfSentPage()]).then(([module, documents]) => {
    loaded = module.ModelProduct;
    fetched = documents;
    // So marked, `use` answers at once.
    void Object.assign(awake, { status: 'fulfilled' });
    settle();
  });
  return loading;
}

/** The sent page names its model; pages that the browser draws bring the documents along. */
async function documentsOfSentPage(): Promise<readonly ModelDocument[]> {
  const { model, version } = typeof document === 'undefined' ? {} : (document.getElementById(place)?.dataset ?? {});
  return model === undefined ? [] : loadDocuments(call, model, Number(version));
}

/** A release that is gone reloads the page, see `reload-guard.ts`; after any other failure the next touch tries again. */
function wakeSoon(): void {
  void wake().catch(() => {
    loading = null;
    addEventListener('pointerdown', wakeSoon, { once: true });
  });
}

// The server draws it, and so does a browser that comes from another page: they need it at once.
if (!isFirstLoad()) await wake();
else {
  // Also where a product without a model is shown: the next one is a click away.
  void firstInteraction().then(wakeSoon);
}

export function WakingModelProduct({ page }: { page: ProductData }) {
  const { modelId, version } = page.product.configuration ?? {};
  return (
    <div id={place} className={styles['place']} data-model={modelId} data-version={version}>
      <WakesForKnown page={page} />
      <Suspense fallback={<AsItWasSent id={place} className={styles['place']} />}>
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
  const byServer = useContext(DocumentsByServer);
  // At every render: when React renders again after a wait, it takes the hooks that follow for new ones only behind the one that waited.
  use(awake);
  // Before anything renders again, which would set the fields back.
  useLayoutEffect(() => {
    const element = document.getElementById(place);
    if (element !== null) tellEarlyInput(element);
  }, []);
  const Product = loaded;
  return Product === null ? null : <Product page={page} documents={page.documents ?? byServer?.documents ?? fetched} />;
}
