export {
  addFixPrice,
  changeFixPrice,
  createPrice,
  deleteFixPrice,
  deletePrice,
  readPrices,
  storeExcelPrice,
  storeLadder,
  storeMarginPrice,
  storeRemotePrice,
  updatePrice,
} from '../product-price.ts';
export { createInternalPrice, readInternalPrice, updateInternalPrice } from '../internal-price.ts';
export { clearPriceCache, findPayers, readAllPrices, readAllPricesCsv, readPriceList, readPriceListValues } from '../price-list.ts';
export { readPlannedPrices, storePlannedPrice, withdrawPlannedPrice } from '../planned-price.ts';
export { changeBulk, copyPrice, previewBulk, undoBulk } from '../price-bulk.ts';
export { comparePrices, explainPrice, readDefaultRemotePrice, sampleRemotePrice, tryRemotePrice } from '../price-explanation.ts';
