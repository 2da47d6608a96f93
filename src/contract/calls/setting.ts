export { changeSetting, changeSettings, previewSettings, readSetting, readSettings } from '../setting.ts';
export { changeCompany, readCompany } from '../company.ts';
export { readOwnDays, removeOwnDay, storeOwnDay } from '../holiday.ts';
export {
  changePaymentTerm,
  changeSkonto,
  changeTruck,
  createPaymentTerm,
  createSkonto,
  createTruck,
  deletePaymentTerm,
  deleteSkonto,
  deleteTruck,
  readPaymentTermUses,
  readSkontoUses,
  readTermsRecords,
  readTruckUses,
} from '../terms.ts';
export { changeOwnText, previewOwnText, printOwnText, readOwnText, readOwnTexts } from '../own-text.ts';
export { readContentPage } from '../content.ts';
export { discardPage, publishPage, readPage, readPages, writePage } from '../content-desk.ts';
export { readShopProfile } from '../shop.ts';
