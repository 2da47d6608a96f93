import type { ParcelMessages } from './messages.ts';
import parcelErrors from './en/parcel-errors.ts';
import parcel from './en/parcel.ts';

const enParcel: ParcelMessages = { parcel, parcelErrors };
export default enParcel;
