/** The product in 3D, with the control that takes it apart or moves the cut. */
import { lazy, Suspense } from 'react';
import { ApartSlider } from './apart-slider.tsx';
import { outerSize, outerSizeTexts } from './outer-size.ts';
import styles from './picture-field.module.css';
import { SectionControl } from './section-control.tsx';
import { SpaceSwitches } from './space-switches.tsx';
import { isClosed, Still } from './still-picture.tsx';
import type { PictureSwitches } from './use-picture-switches.ts';
import type { SeenParts } from './use-seen-parts.ts';
import type { ShownModel, View3dProps } from './view-3d/view-3d.tsx';

export const loadView3d = async () => import('./view-3d/view-3d.tsx');
const View3d = lazy(loadView3d);

interface SpacePictureProps extends Pick<View3dProps, 'markedLine' | 'camera' | 'label' | 'onCamera' | 'onFailure'> {
  parts: SeenParts;
  switches: PictureSwitches;
  flat: boolean;
  /** Shown instead of the parts. */
  model: ShownModel | null;
  /** 0 together … 1 taken apart. */
  apart: number;
  onApart: (apart: number) => void;
}

export function SpacePicture({ parts, switches, flat, model, apart, onApart, label, ...view }: SpacePictureProps) {
  const { shownGoods, standing, seen, measured, spaceParts } = parts;
  const { section } = switches;
  const before = (
    <div className={styles['before']}>
      <Still evaluation={seen} tab="drawing" dimensions={false} markedLine={null} apart={0} goods={null} label={label} />
    </div>
  );
  return (
    <div className={styles['space']}>
      <Suspense fallback={before}>
        <View3d
          {...view}
          before={before}
          instances={spaceParts}
          measured={measured}
          marks={shownGoods === null && isClosed(seen) ? seen.marks : null}
          model={model}
          dimensions={switches.dimensions ? outerSizeTexts(standing) : null}
          explode={apart}
          section={section}
          figure={switches.figure}
          label={label}
        >
          {section !== null && (
            <SectionControl section={section} size={outerSize(standing)} apart={apart > 0} onChange={switches.setSection} />
          )}
          {section === null && model === null && !flat && <ApartSlider value={apart} onChange={onApart} />}
          <SpaceSwitches switches={switches} place="below" />
        </View3d>
      </Suspense>
    </div>
  );
}
