/**
 * Prices from another company's service for several sizes and quantities, a few requests at a time, bypassing the cache and the pause after failures:
 * a clerk's trials must not stop the prices of customers. If the service does not respond, the rest is not requested.
 */
import type { RemoteSample, sampleRemotePrice as endpoint } from '#contract/price-explanation.ts';
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts';
import { chfFromUnitPrice } from '#domain/money/money.ts';
import { remoteQuestion } from '#domain/pricing/remote-price.ts';
import { notFound } from '#server/call/refusal.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import type { RemoteFailure, RemotePrices } from '#server/connect/remote-price/remote-prices.ts';
import { checkConfiguration } from '#server/pricing/check-configuration.ts';
import { askedProduct } from '#server/pricing/remote-line.ts';
import { refuseUnknownHost } from './change-price.ts';

type Asked = ParsedOf<typeof endpoint>['body'];
type Point = RemoteSample['points'][number];

const atOnce = 4;
const silencesBeforeEnd = 3;
const silent = new Set<RemoteFailure>(['tooSlow', 'unreachable']);

export async function sampleRemotePrice(
  remote: Pick<RemotePrices, 'tryOut' | 'isAskable'>,
  snapshot: CatalogSnapshot,
  { remotePrice, productId, sizes, quantities }: Asked,
): Promise<OutputOf<typeof endpoint>> {
  const product = snapshot.productById.get(productId);
  if (product === undefined) throw notFound();
  refuseUnknownHost(remote, remotePrice);
  let silences = 0;
  const pointOf = async (size: RemoteSample['size'], quantity: number): Promise<Point> => {
    const line = lineOf(snapshot, product, size, quantity);
    if (line === null) return { quantity, price: null, failure: 'configuration', milliseconds: 0 };
    if (silences >= silencesBeforeEnd) return { quantity, price: null, failure: 'paused', milliseconds: 0 };
    const { price, failure, milliseconds } = await remote.tryOut(
      remotePrice.url,
      remoteQuestion(remotePrice, askedProduct(line), quantity),
    );
    silences = silent.has(failure) ? silences + 1 : 0;
    return { quantity, price: price === null ? null : chfFromUnitPrice(price), failure, milliseconds };
  };
  const items: RemoteSample[] = (sizes.length === 0 ? [null] : sizes).map((size) => ({ size, points: [] }));
  const waiting = items.flatMap((item) => quantities.map((quantity, at) => ({ item, quantity, at })));
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      next.item.points[next.at] = await pointOf(next.item.size, next.quantity);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { items };
}

/** Null: it cannot be made in this size. */
function lineOf({ models }: CatalogSnapshot, product: CatalogProduct, size: RemoteSample['size'], quantity: number) {
  const usual = checkConfiguration(models, product, null, quantity);
  if (size === null) return usual;
  if (usual.configuration === null) return null;
  const sized = { ...usual.configuration, values: { ...usual.configuration.values, ...size } };
  const checked = checkConfiguration(models, product, sized, quantity);
  return checked.valid ? checked : null;
}
