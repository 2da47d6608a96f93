export {
  createAddress,
  createCustomer,
  deleteAddress,
  readAddresses,
  readCustomerLogo,
  readCustomerValues,
  readCustomers,
  readOrderSettings,
  updateAddress,
  updateAddressById,
  updateCustomer,
} from '../customer.ts';
export {
  deleteCustomer,
  deleteCustomerFile,
  deleteCustomerLogo,
  eraseCustomer,
  exportCustomer,
  mergeCustomer,
  previewMerge,
  readCustomer,
  readCustomerFile,
  readCustomerFiles,
  readCustomerMails,
  readOwnPrices,
  storeCustomerFile,
  storeCustomerLogo,
} from '../customer-record.ts';
export { changeCustomerUser, inviteCustomerUser, remindCustomerUser } from '../customer-user.ts';
export { storeCustomerProduct } from '../favourite.ts';
