/**
 * Guests make the shop write to mail addresses that nobody has proved: how often in an hour, so that it is no tool against strangers and no buyer ever meets it.
 * While unusually many guests order, each network gets less, so that an attack from many sides does not close the shop for all others.
 */
export const guestLimits = {
  windowMinutes: 60,
  perRecipient: 10,
  /** A /24 of IPv4 or a /64 of IPv6. */
  perNetwork: 20,
  busyFrom: 300,
  perNetworkWhenBusy: 3,
} as const;

/** Orders and requests for quotes of guests in the last hour: for one mail address, from one network, of all. */
export interface GuestOrders {
  readonly toRecipient: number;
  readonly fromNetwork: number;
  readonly ofAll: number;
}

export function mayGuestOrder({ toRecipient, fromNetwork, ofAll }: GuestOrders): boolean {
  const { perRecipient, perNetwork, busyFrom, perNetworkWhenBusy } = guestLimits;
  return toRecipient < perRecipient && fromNetwork < (ofAll < busyFrom ? perNetwork : perNetworkWhenBusy);
}
