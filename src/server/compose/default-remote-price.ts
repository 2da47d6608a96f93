/** Initial values of a remote price: the first allowed host, or the demo's own service, with the facts under their own names. */
import type { StoredRemotePrice } from '#contract/product-price.ts';
import type { Config } from '#server/config.ts';
import { remoteFacts } from '#domain/pricing/remote-price.ts';
import { priceServicePath } from '#server/http/stand-in-pages.ts';

const usualSamples = [1, 10, 50, 100, 500];

/** Null: the shop calls no price service. */
export function defaultRemotePrice({ remotePriceHosts, demo, publicUrl }: Config): StoredRemotePrice | null {
  const [host] = remotePriceHosts;
  if (host === undefined && !demo) return null;
  return {
    url: host === undefined ? `${publicUrl}${priceServicePath}` : `https://${host}/`,
    apiParamNames: Object.fromEntries(remoteFacts.map((fact) => [fact, fact])),
    samplingPoints: usualSamples,
  };
}
