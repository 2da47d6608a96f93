/**
 * The result of evaluating a product model for one set of values: the parts and their places, the part list, the totals and the problems.
 * Every view (3D, drawing, part list, price, mail) is a projection of this; none of them computes product facts of its own.
 * Specification: storefront §3 (part-list line, usage totals, problems). It knows no price, no language choice and no picture.
 */
import type { MarkSign } from './mark-sign.ts';
import type { Joint } from '#domain/joinery/joint.ts';
import type { PartInfo, PartLine, Totals, UsageUnit } from '#domain/part-list/part-line.ts';
import type { Severity } from './severity.ts';

/** A text in the shop's three languages; `{name}` placeholders are filled from params. */
export interface Localized {
  de: string;
  fr: string;
  en: string;
}

/** A raw or normalised parameter value. */
export type ParameterValue = number | string | boolean;

/** Parameter id → value. All that is saved of a configuration, besides model id and version. */
export type Values = Readonly<Record<string, ParameterValue>>;

/** A saved configuration: names its model version and holds all values. `null` on a cart line = the product is not configurable. */
export interface Configuration {
  modelId: string;
  version: number;
  values: Values;
}

export type Vec3 = readonly [x: number, y: number, z: number];

export type Axis = 'x' | 'y' | 'z';

/**
 * One physical part at its place, in millimetres. Axes: x = along the product's length, y = across its width towards the viewer's left-front
 * (the long side visible in the isometric view is at maximal y), z = up; the product's bounding box starts at 0,0,0.
 * `min` and `size` are the axis-aligned box *before* `turn`; `turn` rotates it about the box's centre (only for diagonals; quarter turns are already applied).
 */
export interface Instance {
  /** Component id within the model; for parts of a used sub-model the path `outer/inner`. */
  component: string;
  /** Assembly group, e.g. `lid`, `front`, `skids`: used for the exploded view, highlighting and hiding. */
  group: string;
  min: Vec3;
  size: Vec3;
  turn?: { axis: Axis; degrees: number };
  /** The axis the grain (the part's length) runs along. */
  grain: Axis;
  material: string;
  /** Index into `Evaluation.partList` of the line this part is counted in. */
  line: number;
  /** Direction in which the part moves in the exploded view; unit-free weights, usually -1…1. */
  explode: Vec3;
}

export type { PartInfo, PartLine, Totals, UsageUnit };

export interface Problem {
  severity: Severity;
  /** Id of the constraint or of the built-in check (`min`, `max`, `step`, `number`, `option`, `text`, `unknown`, `too-many-parts`, `undefined`). */
  id: string;
  message: Localized;
  /** Ids of the parameters concerned; a form shows the message at the first one. */
  params: string[];
  /** Constructions that can do it, with the values they take over. */
  next?: Successor[] | undefined;
}

export interface Successor {
  /** null: the form of a quote. */
  modelId: string | null;
  values: Record<string, ParameterValue>;
}

/** The stencilled marks of the long sides. */
export interface Marks {
  text: string;
  signs: MarkSign[];
}

/** The same goods packed another way: complete values for another model, or the changes to this one. */
export interface Alternative {
  id: string;
  modelId: string;
  label: Localized;
  values: Record<string, ParameterValue>;
}

/** A line of a flat blank in mm, x to the right and y up; `crease` lines are scored, not cut. */
export interface Contour {
  id: string;
  layer: 'cut' | 'crease';
  closed: boolean;
  points: (readonly [x: number, y: number])[];
}

/** A named result such as `outerLength`; `unit` is `mm`, `kg`, `m2`, `m3` or ''. */
export interface Output {
  value: number;
  unit: string;
  label: Localized;
  /** The result in words. */
  sentence?: Localized | undefined;
}

/** A piece that is counted without a place, such as a screw. */
export interface Hardware {
  group: string;
  /** Index of its part-list line. */
  line: number;
  count: number;
}

export interface Evaluation {
  modelId: string;
  version: number;
  /** All values after normalisation. */
  values: Values;
  /** Parameter ids that are visible with these values. */
  visible: string[];
  problems: Problem[];
  instances: Instance[];
  /** Lines of a flat blank (cartons); empty for products of boards. */
  contours: Contour[];
  partList: PartLine[];
  /** What is nailed, screwed or bolted to what, by role; absent if the model does not define it. */
  joints?: Joint[];
  /** Pieces that are only counted, with the assembly they belong to. */
  hardware?: Hardware[];
  totals: Totals;
  outputs: Record<string, Output>;
  /** null: this product is not marked. */
  marks: Marks | null;
  alternatives: Alternative[];
  /** Identity of the configuration: model id, version and canonical values. */
  hash: string;
}
