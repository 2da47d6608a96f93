export { endLogIn, endLogIns, logIn, logOut, readLogIns, readSession, seeAsCustomer, stopSeeingAsCustomer } from '../session.ts';
export { confirmSecondFactor, offerSecondFactor, readSecondFactor, removeSecondFactor } from '../second-factor.ts';
export {
  confirmEmail,
  readCaptcha,
  registerCompany,
  registerPerson,
  requestPasswordReset,
  resetPassword,
  validateCaptcha,
} from '../registration.ts';
export { readUser, updateUser } from '../user.ts';
export {
  createRole,
  createStaff,
  deleteRole,
  inviteStaff,
  readHolders,
  readStaffNames,
  readRoles,
  readStaff,
  resetSecondFactor,
  updateRole,
  updateStaff,
} from '../staff.ts';
export { readAudit } from '../audit.ts';
