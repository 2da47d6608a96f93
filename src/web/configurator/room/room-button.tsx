/** "In Ihrem Raum ansehen": on devices that can show the product in true size through their camera; hidden on others. */
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { pathOf } from '#contract/endpoint.ts';
import { exportConfiguration } from '#contract/export.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import { roomViewer, sceneViewerLink } from './room-link.ts';
import type { RoomViewer } from './room-link.ts';

export interface RoomButtonProps {
  articleNumber: string;
  name: string;
  values: Values;
}

const never = () => () => undefined;
const thisDevice = (): RoomViewer | null => roomViewer(navigator.userAgent, document.createElement('a').relList.supports('ar'));

export function RoomButton({ articleNumber, name, values }: RoomButtonProps) {
  const t = useTranslations('configurator');
  // Known only in the browser: the server-rendered page has no button.
  const viewer = useSyncExternalStore(never, thisDevice, () => null);
  if (viewer === null) return null;
  return (
    <button type="button" onClick={() => open(viewer, { articleNumber, name, values })}>
      {t('inYourRoom')}
    </button>
  );
}

function open(viewer: RoomViewer, { articleNumber, name, values }: RoomButtonProps): void {
  const query = new URLSearchParams({ format: viewer === 'quick-look' ? 'usdz' : 'glb', values: JSON.stringify(values) });
  const file = `${location.origin}${pathOf(exportConfiguration, { articleNumber })}?${query.toString()}`;
  const link = document.createElement('a');
  if (viewer === 'quick-look') {
    // Safari opens the viewer in place only for a link with this rel that contains a picture, and in true size only with this fragment.
    link.rel = 'ar';
    link.append(document.createElement('img'));
    link.href = `${file}#allowsContentScaling=0`;
  } else {
    link.href = sceneViewerLink({ file, title: name, back: location.href });
  }
  link.click();
}
