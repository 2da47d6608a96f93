/** Texts of the parcel choice. */
import parcelErrors from './de/parcel-errors.ts';
import parcel from './de/parcel.ts';

const deParcel = { parcel, parcelErrors } as const;
export default deParcel;
