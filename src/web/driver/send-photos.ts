/** Sends the photographs of reported stops one by one. What the shop refuses keeps the reason; what it did not receive is sent again. */
import { CallFailure } from '#contract/failure.ts';
import type { OwnPhoto } from './photo-storage.ts';
import { waits } from './send-reports.ts';

/** `told`: null when the shop has it. Stops at the first that cannot be sent now; false: some are left waiting. */
export async function sendPhotos(
  send: (photo: OwnPhoto) => Promise<unknown>,
  photos: readonly OwnPhoto[],
  told: (photo: OwnPhoto, refused: CallFailure | null) => void,
): Promise<boolean> {
  for (const photo of photos) {
    try {
      await send(photo);
      told(photo, null);
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (waits(failure)) return false;
      told(photo, failure);
    }
  }
  return true;
}
