/** What prices need: the catalogue, distances, parcel rates, and the price services of other companies. */
import { openPriceService } from '#fakes/price-service/price-service.ts';
import { Outage } from '#server/connect/outside/outage.ts';
import type { HostRules } from '#server/connect/remote-price/ask-host.ts';
import { openRemotePrices } from '#server/connect/remote-price/remote-prices.ts';
import { openRouting } from '#server/connect/routing/road-distance.ts';
import { priceServicePath } from '#server/http/stand-in-pages.ts';
import { hearRemotePrices } from '#server/price/hear-remote.ts';
import type { ParcelServices } from '#server/pricing/offer-parcel.ts';
import type { Ground } from './ground.ts';

export function openPrices(ground: Ground, parcels: ParcelServices) {
  const { config, db, now, readCompany, catalog, warn } = ground;
  const remotePrices = openRemotePrices({ ...remoteHosts(ground), now, warn });
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
    /** Of the stand-in for another company's price service. */
    priceService: openPriceService(),
    /** If no other host is allowed, the demo calls itself. */
    playsPrices: config.demo && config.remotePriceHosts.size === 0,
  };
}

/** Hosts that the operator allows; without any, the demo calls its own price service. */
function remoteHosts({ app, config }: Ground): HostRules {
  const { remotePriceHosts: hosts, remotePriceLoopback: loopback } = config;
  if (!config.demo || hosts.size > 0) return { hosts, loopback };
  const ask = async (url: URL): Promise<string> => {
    const answer = await app.inject({ url: `${priceServicePath}${url.search}` });
    if (answer.statusCode !== 200) throw new Outage(`status ${answer.statusCode}`);
    return answer.body;
  };
  return { hosts, loopback, standIn: { address: `${config.publicUrl}${priceServicePath}`, ask } };
}
