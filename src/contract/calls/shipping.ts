export { readDeliveryDates, readHolidays } from '../calendar.ts';
export { estimateShipping, findStreets, readPlaces, readTruckFilling, readTrucks } from '../shipping.ts';
export {
  changeTransportRequirement,
  createTransportRequirement,
  deleteTransportRequirement,
  readFreightExample,
  readTransportNeeds,
  readTransportRequirements,
} from '../transport-requirement.ts';
export { readParcelOffer } from '../parcel-offer.ts';
export { cancelPickup, readPickupTimes, schedulePickup } from '../pickup.ts';
export {
  confirmShipment,
  readCustomsInvoice,
  readParcelLabel,
  readShipmentDesk,
  readTracking,
  uploadTradeDocument,
  verifyShipment,
  voidShipment,
} from '../shipment.ts';
export { notifyCarrierOfOrder, readParcelRates } from '../parcel.ts';
export { readDrive, readDrives, releaseDrive, reportStop } from '../drive.ts';
export { addStopPhoto, openHandoverPhoto, readHandoverPhotos } from '../handover-photo.ts';
export { packTruckDay, readLoadPlan, readTruckDay, saveTruckDay } from '../truck-day.ts';
export { makeDelivery, readDeliveries, readDeliveryDocument, readDeliveryValues, takeBackDelivery } from '../delivery.ts';
