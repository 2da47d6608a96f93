/** A single request to another company's service, for a clerk who configures it. */
import type { tryRemotePrice as endpoint } from '#contract/price-explanation.ts';
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts';
import { chfFromUnitPrice } from '#domain/money/money.ts';
import { remoteQuestion } from '#domain/pricing/remote-price.ts';
import { notFound } from '#server/call/refusal.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import type { RemotePrices } from '#server/connect/remote-price/remote-prices.ts';
import { checkConfiguration } from '#server/pricing/check-configuration.ts';
import { askedProduct } from '#server/pricing/remote-line.ts';
import { refuseUnknownHost } from './change-price.ts';

export async function tryRemotePrice(
  remote: RemotePrices,
  snapshot: CatalogSnapshot,
  { remotePrice, productId, configuration: asked, quantity }: ParsedOf<typeof endpoint>['body'],
): Promise<OutputOf<typeof endpoint>> {
  const product = snapshot.productById.get(productId);
  if (product === undefined) throw notFound();
  refuseUnknownHost(remote, remotePrice);
  const { configuration } = checkConfiguration(snapshot.models, product, asked ?? null, quantity);
  const { price, ...tried } = await remote.tryOut(remotePrice.url, remoteQuestion(remotePrice, askedProduct({ configuration }), quantity));
  return { ...tried, price: price === null ? null : chfFromUnitPrice(price) };
}
