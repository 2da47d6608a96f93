/**
 * A product with a model, in two steps: the page comes rendered and priced from the server; the model and the script that evaluates, draws and prices again
 * load at the visitor's first interaction. Until then React leaves the server's HTML alone.
 */
import { Suspense, use, useContext, useEffect, useLayoutEffect } from 'react';
import { call } from '#web/call.ts';
import { adminRights } from '#web/configurator/admin/admin-rights.ts';
import type { ModelDocument } from '#web/configurator/compile-documents.ts';
import { loadDocuments } from '#web/configurator/load-documents.ts';
import { DocumentsByServer } from '#web/configurator/documents-by-server.ts';
import { tellEarlyInput } from '#web/first-load/early-input.ts';
import { firstInteraction } from '#web/first-load/first-interaction.ts';
import { AsItWasSent } from '#web/first-load/as-it-was-sent.tsx';
import { isFirstLoad } from '#web/first-load/first-load.ts';
import { useRootData } from '#web/root-data.ts';
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
    // Marked this way, `use` returns without suspending.
    void Object.assign(awake, { status: 'fulfilled' });
    settle();
  });
  return loading;
}

/** The server-rendered page names its model; for pages rendered by the browser the loader provides the documents. */
async function documentsOfSentPage(): Promise<readonly ModelDocument[]> {
  const { model, version } = typeof document === 'undefined' ? {} : (document.getElementById(place)?.dataset ?? {});
  return model === undefined ? [] : loadDocuments(call, model, Number(version));
}

/** A chunk of a replaced release reloads the page, see `reload-guard.ts`; after any other failure the next touch tries again. */
function wakeSoon(): void {
  void wake().catch(() => {
    loading = null;
    addEventListener('pointerdown', wakeSoon, { once: true });
  });
}

// On the server, and in a browser coming from another page, it is needed at once.
if (!isFirstLoad()) await wake();
else {
  // Also on the page of a product without a model: the next one is a click away.
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

/**
 * Hydrates early for those who see more than was sent: returning visitors their cart and the delivery cost to their town, staff their bar.
 * So do products that open in 3D.
 */
function WakesForKnown({ page: { product } }: { page: ProductData }) {
  const { ready, zipCode, lines } = useCart();
  const opensInSpace = product.landingPage !== '2D';
  const { bar: isStaff } = adminRights(useRootData()?.session ?? null);
  const known = isStaff || (ready && (zipCode !== '' || lines.length > 0));
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
  // On every render: when React renders again after suspending, it treats only the hooks after the suspended one as new.
  use(awake);
  // Before anything else renders, which would reset the fields.
  useLayoutEffect(() => {
    const element = document.getElementById(place);
    if (element !== null) tellEarlyInput(element);
  }, []);
  const Product = loaded;
  return Product === null ? null : <Product page={page} documents={page.documents ?? byServer?.documents ?? fetched} />;
}
