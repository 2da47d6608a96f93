import { useState } from 'react';
import { startSection } from './view-3d/section.ts';
import type { Section } from './view-3d/section.ts';

export type PictureSwitches = ReturnType<typeof usePictureSwitches>;

/** What is switched on and off in the picture's bar. */
export function usePictureSwitches() {
  const [dimensions, setDimensions] = useState(true);
  const [inside, setInside] = useState(false);
  const [section, setSection] = useState<Section | null>(null);
  const [figure, setFigure] = useState(false);
  return {
    dimensions,
    /** The goods. */
    inside,
    /** Where it is cut open in space; null: whole. */
    section,
    /** A person beside it in space. */
    figure,
    switchDimensions: (): void => setDimensions(!dimensions),
    switchInside: (): void => setInside(!inside),
    switchSection: (): void => setSection(section === null ? startSection : null),
    switchFigure: (): void => setFigure(!figure),
    setSection,
  };
}
