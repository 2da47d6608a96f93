/**
 * Guests make the shop send mail to unproven addresses: how often per hour, so that it cannot be used against strangers and no buyer ever hits the limit.
 * While unusually many guests order, each network gets less, so that an attack from many sides does not close the shop to all others.
 */
export const guestLimits = {
  windowMinutes: 60,
  perRecipient: 10,
  /** A /24 of IPv4 or a /64 of IPv6. */
  perNetwork: 20,
  busyFrom: 300,
  perNetworkWhenBusy: 3,
} as const;

/** Guests' orders and quote requests in the last hour: for one mail address, from one network, in total. */
export interface GuestOrders {
  readonly toRecipient: number;
  readonly fromNetwork: number;
  readonly ofAll: number;
}

export function mayGuestOrder({ toRecipient, fromNetwork, ofAll }: GuestOrders): boolean {
  const { perRecipient, perNetwork, busyFrom, perNetworkWhenBusy } = guestLimits;
  return toRecipient < perRecipient && fromNetwork < (ofAll < busyFrom ? perNetwork : perNetworkWhenBusy);
}
