/** What prices need: the catalogue, distances, parcel rates, and the price services of other companies. */
import { answerPrice, startPriceService } from '#fakes/price-service/price-service.ts';
import type { PriceService } from '#fakes/price-service/price-service.ts';
import type { Config } from '#server/config.ts';
import type { HostRules } from '#server/connect/remote-price/ask-host.ts';
import { openRemotePrices } from '#server/connect/remote-price/remote-prices.ts';
import { openRouting } from '#server/connect/routing/road-distance.ts';
import { priceServicePath } from '#server/http/stand-in-pages.ts';
import { hearRemotePrices } from '#server/price/hear-remote.ts';
import type { ParcelServices } from '#server/pricing/offer-parcel.ts';
import type { Ground } from './ground.ts';

export async function openPrices(ground: Ground, parcels: ParcelServices) {
  const { config, db, now, readCompany, catalog, warn } = ground;
  const priceService = config.demo && config.remotePriceHosts.size === 0 ? await startPriceService() : null;
  const remotePrices = openRemotePrices({ ...remoteHosts(config, priceService), now, warn });
  return {
    pricing: {
      shop: config.shop,
      db,
      catalog,
      readCompany,
      readRules: ground.rules.read,
      roadDistance: openRouting({ url: config.routingUrl, now, warn }),
      parcels,
      remotePrice: { ask: remotePrices.ask, heard: hearRemotePrices({ db, now, warn }) },
    },
    remotePrices,
    /** The stand-in for another company's price service; null: real ones, or none. */
    priceService,
    answerPrice,
  };
}

/** Hosts that the operator allows; without any, the demo calls its own price service. */
function remoteHosts(
  { remotePriceHosts: hosts, remotePriceLoopback: loopback, publicUrl }: Config,
  played: PriceService | null,
): HostRules {
  if (played === null) return { hosts, loopback };
  return { hosts, loopback, standIn: { address: `${publicUrl}${priceServicePath}`, url: played.url } };
}
