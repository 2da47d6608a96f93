/**
 * Estimated distance of a delivery when no road distance is known: the great circle between two places, times a factor for winding Swiss roads.
 * Specification: storefront §3 (distanceInKm of the cost detail). It queries no routing service.
 */

export interface Place {
  /** Degrees, WGS84 */
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadiusM = 6_371_008.8; // mean radius of WGS84

/** Roads are about 1.3 times as long as the great circle. */
const roadTenthsPerGreatCircle = 13;

export function greatCircleM(from: Place, to: Place): number {
  const halfLatitude = radians(to.latitude - from.latitude) / 2;
  const halfLongitude = radians(to.longitude - from.longitude) / 2;
  const haversine =
    Math.sin(halfLatitude) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(halfLongitude) ** 2;
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Whole metres, so that everything computed from it is exact. */
export function roadDistanceM(from: Place, to: Place): number {
  return Math.round((greatCircleM(from, to) * roadTenthsPerGreatCircle) / 10);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
