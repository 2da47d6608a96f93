/** Every call of the wire by name. The server must bind each of them; the OpenAPI document is made from this list. */
import { readAudit } from './audit.ts';
import { priceCart } from './cart.ts';
import { readDeliveryDates, readHolidays } from './calendar.ts';
import { readCategories, readCategoryBranch, readCategoryMenu, readCategoryProducts, readRelatedProducts } from './category.ts';
import { describeModel, evaluateModel, readModelFile } from './configurator.ts';
import { readContentPage } from './content.ts';
import { storeCustomerProduct } from './favourite.ts';
import { printOrderByLink } from './document.ts';
import { exportConfiguration } from './export.ts';
import { createProduct, readNextArticleNumber } from './create-product.ts';
import {
  createAddress,
  createCustomer,
  deleteAddress,
  readAddresses,
  readCustomerLogo,
  readCustomers,
  readCustomerValues,
  readOrderSettings,
  updateAddress,
  updateAddressById,
  updateCustomer,
} from './customer.ts';
import { readMail, readMails } from './mail.ts';
import { drawProduct, readMedia, readMediaFile, readPicture } from './media.ts';
import {
  changeOrderState,
  notifyCustomerOfOrder,
  placeOrder,
  previewOrderMail,
  readDeliveryInformation,
  readOrder,
  readOrderByLink,
  readOrders,
  readOrderValues,
  readPositionConfigurations,
  startProduction,
} from './order.ts';
import { cancelOrder, changeOrder, copyOrder } from './order-change.ts';
import {
  answerChangeByLink,
  applyOrderChange,
  askOrderChange,
  discardOrderChange,
  readChangeByLink,
  readOrderChange,
  stageOrderChange,
} from './staged-change.ts';
import { readAllPublishedPrices, readGalleryImages, readProducts, readProductSummary } from './product.ts';
import { readAttributes, readProductTypes } from './product-type.ts';
import {
  confirmEmail,
  readCaptcha,
  registerCompany,
  registerPerson,
  requestPasswordReset,
  resetPassword,
  validateCaptcha,
} from './registration.ts';
import { readOpenItems, readOpenItemValues, readPaymentEntries, readPaymentEntryValues, recordPayment, reversePayment } from './ledger.ts';
import { payOrder, readOrderPayment, receivePaymentNotice, refundOrder } from './payment.ts';
import {
  changeQuote,
  copyQuote,
  loseQuote,
  notifyCustomerOfQuote,
  previewQuote,
  readQuoteMargin,
  readQuoteRenewal,
  readQuoteVersion,
  releaseQuoteMargin,
  withdrawQuote,
} from './quote-desk.ts';
import { answerQuote, orderFromQuote, printQuote, readQuoteForCheckout } from './quote-link.ts';
import { readQuote, readQuotes, readQuoteValues, requestQuote } from './quote.ts';
import { readPaymentTerms, readSkonti } from './payment-term.ts';
import { readHistory } from './record.ts';
import { generateReport, readReportDeclarations } from './report.ts';
import { readToday } from './today.ts';
import { findFits, listShop, search, suggest } from './search.ts';
import { confirmSecondFactor, offerSecondFactor, readSecondFactor, removeSecondFactor } from './second-factor.ts';
import { endLogIn, endLogIns, logIn, logOut, readLogIns, readSession, seeAsCustomer, stopSeeingAsCustomer } from './session.ts';
import { estimateShipping, readPlaces, readTruckFilling, readTrucks } from './shipping.ts';
import { readShopProfile } from './shop.ts';
import { createStaff, inviteStaff, readRoles, readStaff, resetSecondFactor, updateRole, updateStaff } from './staff.ts';
import { readUser, updateUser } from './user.ts';

export const calls = {
  logIn,
  logOut,
  readSession,
  readLogIns,
  endLogIn,
  endLogIns,
  seeAsCustomer,
  stopSeeingAsCustomer,
  readSecondFactor,
  offerSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  readCaptcha,
  validateCaptcha,
  registerPerson,
  registerCompany,
  requestPasswordReset,
  resetPassword,
  confirmEmail,
  readUser,
  updateUser,
  readStaff,
  createStaff,
  updateStaff,
  inviteStaff,
  resetSecondFactor,
  readRoles,
  updateRole,
  readAudit,
  readShopProfile,
  readContentPage,
  readCategories,
  readCategoryBranch,
  readCategoryMenu,
  readCategoryProducts,
  readRelatedProducts,
  readProducts,
  readProductSummary,
  readGalleryImages,
  readAllPublishedPrices,
  readAttributes,
  readProductTypes,
  search,
  suggest,
  listShop,
  findFits,
  storeCustomerProduct,
  readNextArticleNumber,
  createProduct,
  priceCart,
  evaluateModel,
  describeModel,
  readModelFile,
  exportConfiguration,
  readHolidays,
  readDeliveryDates,
  estimateShipping,
  readPlaces,
  readTrucks,
  readTruckFilling,
  createCustomer,
  readCustomerLogo,
  readAddresses,
  createAddress,
  updateAddress,
  updateAddressById,
  deleteAddress,
  readCustomers,
  readCustomerValues,
  updateCustomer,
  readOrderSettings,
  readPaymentTerms,
  readSkonti,
  placeOrder,
  readOrders,
  readOrderValues,
  readPositionConfigurations,
  readOrderByLink,
  readOrder,
  changeOrderState,
  startProduction,
  changeOrder,
  copyOrder,
  cancelOrder,
  readOrderChange,
  stageOrderChange,
  discardOrderChange,
  applyOrderChange,
  askOrderChange,
  readChangeByLink,
  answerChangeByLink,
  readOrderPayment,
  payOrder,
  receivePaymentNotice,
  refundOrder,
  readPaymentEntries,
  readPaymentEntryValues,
  readOpenItems,
  readOpenItemValues,
  recordPayment,
  reversePayment,
  notifyCustomerOfOrder,
  previewOrderMail,
  readDeliveryInformation,
  drawProduct,
  readPicture,
  readMedia,
  readMediaFile,
  readMails,
  readMail,
  requestQuote,
  readQuotes,
  readQuoteValues,
  readQuoteForCheckout,
  answerQuote,
  printQuote,
  copyQuote,
  orderFromQuote,
  readQuote,
  changeQuote,
  withdrawQuote,
  previewQuote,
  readQuoteMargin,
  releaseQuoteMargin,
  readQuoteVersion,
  readQuoteRenewal,
  loseQuote,
  notifyCustomerOfQuote,
  generateReport,
  printOrderByLink,
  readReportDeclarations,
  readHistory,
  readToday,
} as const;
export type CallName = keyof typeof calls;
