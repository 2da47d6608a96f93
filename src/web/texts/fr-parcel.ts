import type { ParcelMessages } from './messages.ts';
import parcelErrors from './fr/parcel-errors.ts';
import parcel from './fr/parcel.ts';

const frParcel: ParcelMessages = { parcel, parcelErrors };
export default frParcel;
