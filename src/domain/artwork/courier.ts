/** Which services of the parcel carrier take the packages, and why others do not. Their prices come from the carrier. */
import { isDomestic } from '#domain/contact/address.ts';
import type { ParcelPackage } from '#domain/parcel/package.ts';
import { packageProblems } from '#domain/parcel/package.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';

/** Another company transports it, for a price entered by staff. */
export const otherCourier = 'OTHER';

const services: readonly { readonly service: string; readonly name: string; readonly domestic: boolean }[] = [
  { service: 'FEDEX_PRIORITY_EXPRESS', name: 'FedEx Priority Express', domestic: true },
  { service: 'FEDEX_PRIORITY', name: 'FedEx Priority', domestic: true },
  { service: 'FEDEX_INTERNATIONAL_PRIORITY_EXPRESS', name: 'FedEx International Priority Express', domestic: false },
  { service: 'FEDEX_INTERNATIONAL_PRIORITY', name: 'FedEx International Priority', domestic: false },
  { service: 'INTERNATIONAL_ECONOMY', name: 'FedEx International Economy', domestic: false },
];

export interface RefusedService {
  readonly service: string;
  readonly name: string;
  readonly reason: Refusal;
}

/** What no service of the carrier takes, in the order of the packages; empty: the carrier may be asked. */
export function packagesRefused(packages: readonly ParcelPackage[]): readonly Refusal[] {
  return packages.flatMap((each) => packageProblems(each).slice(0, 1));
}

/** `offered`: by the carrier for this destination; null: not asked, because of the packages. */
export function refusedServices(
  packages: readonly ParcelPackage[],
  { from, to }: { from: string; to: string },
  offered: readonly string[] | null,
): RefusedService[] {
  const [problem] = packagesRefused(packages);
  const domestic = isDomestic(from) && isDomestic(to);
  return services
    .filter((each) => each.domestic === domestic && offered?.includes(each.service) !== true)
    .map(({ service, name }) => ({ service, name, reason: problem ?? refusal('courierNotThere') }));
}
