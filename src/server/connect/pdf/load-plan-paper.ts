/** Content of a load plan before layout: plain data that is passed to the drawing thread. Lengths in mm, x from the far wall to the doors. */
import type { Pair } from './part-list-paper.ts';

interface LoadPlanBox {
  /** Number of its stop, from 1. */
  stop: number;
  at: readonly [number, number, number];
  size: readonly [number, number, number];
}

export interface LoadPlanLine {
  /** `16 × Langkiste 1600` */
  name: string;
  /** `16 Packstücke`; where it is not loaded, says so. */
  packs: string;
  /** `1672 × 452 × 474`; empty if not loaded. */
  size: string;
  /** `0.00–1.67 m` from the far wall; empty if not loaded. */
  place: string;
  weightKg: number;
}

export interface LoadPlanStop {
  number: number;
  /** `Muster AG, 8001 Zürich` */
  name: string;
  street: string;
  /** `A2026-00038` */
  order: string;
  /** `Ankunft etwa 07.35 Uhr`; empty if it is not known. */
  arrival: string;
  lines: readonly LoadPlanLine[];
}

export interface LoadPlanPaper {
  company: string;
  /** Name of the truck. */
  truck: string;
  size: readonly [length: number, width: number, height: number];
  day: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  facts: readonly Pair[];
  /** Opens the driver's page; null: not given out yet. */
  link: string | null;
  boxes: readonly LoadPlanBox[];
  /** In driving order. */
  stops: readonly LoadPlanStop[];
}
