/** The columns of a truck by the names of the wire. */
export const truckColumns = [
  'id',
  'name',
  'height',
  'length',
  'width',
  'load_meter as loadMeter',
  'max_parking_lots as maxParkingLots',
  'payload_kg as payload',
  'front_axle_mm as frontAxle',
  'front_axle_empty_kg as frontAxleEmpty',
  'front_axle_most_kg as frontAxleMost',
  'rear_axle_mm as rearAxle',
  'rear_axle_empty_kg as rearAxleEmpty',
  'rear_axle_most_kg as rearAxleMost',
] as const;
