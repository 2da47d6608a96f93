/** What a step of a ladder earns, and how far it is from the standard price. */
import { changeText, percentText } from '#domain/figure/share.ts';

type Chf = number | null | undefined;

const none = '–';

/** `net`: price of a piece after the customer's discount. */
export function marginText(net: Chf, cost: Chf): string {
  return typeof net !== 'number' || net === 0 || typeof cost !== 'number' ? none : percentText(1 - cost / net, 1);
}

/** Both before the customer's discount. */
export function againstText(price: Chf, standard: Chf): string {
  return typeof price !== 'number' || !standard ? none : changeText(price / standard - 1);
}
