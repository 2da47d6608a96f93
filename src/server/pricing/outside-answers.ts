/** Answers of outside services, asked for before a transaction begins: inside it nobody is asked, so that no lock and no connection waits for them. */
import { roadDistanceM } from '#domain/shipping/distance.ts';
import type { Place } from '#domain/shipping/distance.ts';
import type { RemoteAnswer } from '#server/connect/remote-price/remote-prices.ts';
import type { PricingServices } from './price-cart.ts';

export type OutsideAnswers = Pick<PricingServices, 'remotePrice' | 'roadDistance'>;

/** `asking`: asks and remembers; `told`: answers only what was remembered. */
export function rememberOutside({ remotePrice, roadDistance }: OutsideAnswers): { asking: OutsideAnswers; told: OutsideAnswers } {
  const prices = new Map<string, RemoteAnswer>();
  const distances = new Map<string, number>();
  return {
    asking: {
      remotePrice: {
        ...remotePrice,
        ask: async (url, query) => {
          const answer = await remotePrice.ask(url, query);
          prices.set(questionOf(url, query), answer);
          return answer;
        },
      },
      roadDistance: async (from, to) => {
        const distance = await roadDistance(from, to);
        distances.set(wayOf(from, to), distance);
        return distance;
      },
    },
    told: {
      remotePrice: {
        ask: (url, query) => Promise.resolve(prices.get(questionOf(url, query)) ?? { price: null, failure: 'tooSlow', question: url }),
        heard: () => undefined,
      },
      roadDistance: (from, to) => Promise.resolve(distances.get(wayOf(from, to)) ?? roadDistanceM(from, to)),
    },
  };
}

const questionOf = (url: string, query: object): string => JSON.stringify([url, query]);
const wayOf = (from: Place, to: Place): string => [from.latitude, from.longitude, to.latitude, to.longitude].join();
