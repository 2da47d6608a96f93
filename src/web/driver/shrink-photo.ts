/** A photograph as it is sent: turned upright, no larger than the shop keeps it. A phone without much of a net sends a tenth of the bytes. */
import { photoSide } from '#domain/order/handover-photo.ts';

/** Null: the browser cannot read the picture. */
export async function shrunkPhoto(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, photoSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
}
