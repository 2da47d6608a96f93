export { createAddress, deleteAddress, readAddresses, updateAddress, updateAddressById } from '../address.ts';
export { createCustomer, readCustomerLogo, readCustomerValues, readCustomers, readOrderSettings, updateCustomer } from '../customer.ts';
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
  readCustomerUses,
  readOwnPrices,
  storeCustomerFile,
  storeCustomerLogo,
} from '../customer-record.ts';
export { changeCustomerUser, inviteCustomerUser, remindCustomerUser } from '../customer-user.ts';
export { storeCustomerProduct } from '../favourite.ts';
