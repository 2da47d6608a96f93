/** How a device shows a product in the visitor's room: Apple's Quick Look takes a USDZ, Android's Scene Viewer is a separate app and takes the URL of a GLB. */

export type RoomViewer = 'quick-look' | 'scene-viewer';

/** `opensAr`: the browser reports that its links can open augmented reality. Null: this device cannot. */
export function roomViewer(userAgent: string, opensAr: boolean): RoomViewer | null {
  if (opensAr) return 'quick-look';
  return /\bAndroid\b/.test(userAgent) && !/\bOculus|\bTV\b/.test(userAgent) ? 'scene-viewer' : null;
}

/** `file`, `back`: absolute URLs; `back` is where a phone without the app goes. */
export function sceneViewerLink({ file, title, back }: { file: string; title: string; back: string }): string {
  const query = new URLSearchParams({ file, mode: 'ar_preferred', title, resizable: 'false' });
  return [
    `intent://arvr.google.com/scene-viewer/1.2?${query.toString()}#Intent`,
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(back)}`,
    'end;',
  ].join(';');
}
