/** The 3D picture: parts, light, flat shadow and camera in one object, which React only tells what has changed. Renders on demand; idle it costs nothing. */
import { Box3, PCFShadowMap, Plane, Scene, Vector3, WebGLRenderer } from 'three';
import type { MeshBasicMaterial } from 'three';
import { boundingBox } from '#domain/configurator/placement.ts';
import type { Box } from '#domain/configurator/placement.ts';
import type { Instance, Vec3 } from '#domain/configurator/evaluation.ts';
import type { StencilMarks } from '#domain/drawing/mark-layout.ts';
import { contactShadow } from './contact-shadow.ts';
import type { ContactShadow } from './contact-shadow.ts';
import { markDecal } from './mark-decal.ts';
import type { MarkDecal } from './mark-decal.ts';
import { clampOrbit, startOrbit } from './orbit.ts';
import type { Orbit } from './orbit.ts';
import { figureHalfWidthMm, figureHeightMm } from './figure.ts';
import { figureMesh } from './figure-mesh.ts';
import type { FigureMesh } from './figure-mesh.ts';
import { floorShadowMaterial } from './part-material.ts';
import { footprintOf, standingParts } from './part-bounds.ts';
import { partMeshes } from './part-mesh.ts';
import type { PartMesh } from './part-mesh.ts';
import type { FixedModel } from './fixed-model.ts';
import { poseAt } from './glide.ts';
import type { Glide, Pose } from './glide.ts';
import { toScene } from './part-place.ts';
import { aimCamera, dimensionsOnScreen, makeCamera } from './scene-camera.ts';
import type { ScreenLine } from './scene-camera.ts';
import { aimSun, light, makeSkylight, makeSun } from './scene-light.ts';
import { sectionPlane } from './section.ts';
import type { Section } from './section.ts';

const mostPixelRatio = 2;
/** Between the product's back corner and the figure's shoulder. */
const figureGapMm = 380;

export interface SceneSight {
  /** Of the picture, in pixels. */
  width: number;
  orbit: Orbit;
  /** Length, width and height of the measured box, in mm. */
  size: Vec3;
  dimensions: ScreenLine[];
}

export interface SceneOptions {
  shadowColour: string;
  /** Colour of the figure for scale: that of the text on the field. */
  figureColour: string;
  /** False: changes are not animated. */
  motion: boolean;
  /** Called after each frame with the overlay's positions. */
  onSight: (sight: SceneSight) => void;
  onContextLost: () => void;
}

/** Throws 'Could not create context' where the browser offers no WebGL. */
export class ProductScene {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = makeCamera();
  readonly #sun = makeSun();
  readonly #shadowMaterial: MeshBasicMaterial;
  readonly #seam: ContactShadow;
  readonly #options: SceneOptions;
  readonly #canvas: HTMLCanvasElement;
  #meshes: PartMesh[] = [];
  #model: FixedModel | null = null;
  #decal: MarkDecal | null = null;
  #instances: readonly Instance[] = [];
  #low: Vec3 = [0, 0, 0];
  #high: Vec3 = [1, 1, 1];
  #orbit = startOrbit;
  #explode = 0;
  #marked: number | null = null;
  #section: Section | null = null;
  readonly #plane = new Plane(new Vector3(-1, 0, 0), 0);
  #figure: FigureMesh | null = null;
  #glide: Glide | null = null;
  #frame = 0;

  constructor(canvas: HTMLCanvasElement, options: SceneOptions) {
    const context = canvas.getContext('webgl2', { alpha: true, antialias: true, powerPreference: 'default' });
    if (context === null) throw new Error('Could not create context');
    this.#canvas = canvas;
    this.#options = options;
    this.#renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true });
    this.#renderer.setClearAlpha(0);
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#renderer.localClippingEnabled = true;
    this.#shadowMaterial = floorShadowMaterial(options.shadowColour, light);
    this.#seam = contactShadow(options.shadowColour);
    this.#scene.add(makeSkylight(), this.#sun, this.#sun.target, this.#seam.mesh);
    canvas.addEventListener('webglcontextlost', this.#lost);
  }

  get orbit(): Orbit {
    return this.#glide?.to.orbit ?? this.#orbit;
  }

  readonly #lost = (event: Event): void => {
    event.preventDefault();
    this.#options.onContextLost();
  };

  /** `measured`: what the dimension lines measure; default: all parts. `marks`: stencilled on the front. */
  show(instances: readonly Instance[], measured: Box | null = null, marks: StencilMarks | null = null): void {
    this.#clear();
    this.#instances = instances;
    const box = measured ?? boundingBox(instances);
    this.#low = toScene(box.min);
    this.#high = toScene([box.min[0] + box.size[0], box.min[1] + box.size[1], box.min[2] + box.size[2]]);
    this.#meshes = partMeshes(instances, this.#shadowMaterial);
    for (const mesh of this.#meshes) {
      mesh.mark(this.#marked);
      mesh.cut(this.#section === null ? null : this.#plane);
    }
    for (const { body, shadow } of this.#meshes) for (const each of [body, shadow]) if (each !== null) this.#scene.add(each);
    this.#decal = marks === null ? null : markDecal(instances, marks);
    if (this.#decal !== null) {
      this.#decal.cut(this.#section === null ? null : this.#plane);
      this.#scene.add(this.#decal.mesh);
    }
    this.#place();
    this.render();
  }

  /** A model from a file replaces the parts; it cannot be taken apart. */
  showModel(model: FixedModel): void {
    this.#clear();
    this.#instances = [];
    this.#model = model;
    this.#scene.add(model.body);
    this.change(() => undefined);
  }

  /** Changes the shown model. */
  change(act: (model: FixedModel) => void): void {
    if (this.#model === null) return;
    act(this.#model);
    this.#model.cut(this.#section === null ? null : this.#plane);
    this.#place();
    this.render();
  }

  mark(line: number | null): void {
    this.#marked = line;
    for (const mesh of this.#meshes) mesh.mark(line);
    this.render();
  }

  /** Cuts the product open; null: whole. */
  cut(section: Section | null): void {
    const began = (section === null) !== (this.#section === null);
    this.#section = section;
    if (began) for (const each of [...this.#meshes, this.#model, this.#decal]) each?.cut(section === null ? null : this.#plane);
    this.#placePlane();
    this.#renderer.shadowMap.needsUpdate = true;
    this.render();
  }

  /** Shows or hides a person beside the product. */
  compare(shown: boolean): void {
    if (shown === (this.#figure !== null)) return;
    if (this.#figure === null) {
      this.#figure = figureMesh(this.#options.figureColour);
      this.#scene.add(this.#figure.group);
    } else {
      this.#scene.remove(this.#figure.group);
      this.#figure.dispose();
      this.#figure = null;
    }
    this.#placeFigure();
    this.render();
  }

  /** Moves the camera and the exploded parts; without animation if the visitor wants no motion or is dragging. */
  move(orbit: Orbit, explode: number, gently: boolean): void {
    const goal = clampOrbit(orbit);
    if (gently && this.#options.motion) {
      const from = { orbit: this.#orbit, explode: this.#explode };
      this.#glide = { from, to: { orbit: goal, explode }, begunMs: performance.now() };
    } else {
      this.#glide = null;
      this.#pose({ orbit: goal, explode });
    }
    this.render();
  }

  #pose({ orbit, explode }: Pose): void {
    this.#orbit = orbit;
    if (explode === this.#explode) return;
    this.#explode = explode;
    this.#place();
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.#canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#renderer.setPixelRatio(Math.min(mostPixelRatio, Math.max(1, globalThis.devicePixelRatio)));
    this.#renderer.setSize(clientWidth, clientHeight, false);
    this.#camera.aspect = clientWidth / clientHeight;
    this.render();
  }

  render(): void {
    if ((this.#meshes.length > 0 || this.#model !== null) && this.#frame === 0) this.#frame = requestAnimationFrame(this.#draw);
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#canvas.removeEventListener('webglcontextlost', this.#lost);
    this.#clear();
    this.#figure?.dispose();
    this.#shadowMaterial.dispose();
    this.#seam.dispose();
    this.#sun.dispose();
    this.#renderer.dispose();
  }

  #clear(): void {
    for (const mesh of this.#meshes) {
      this.#scene.remove(mesh.body);
      if (mesh.shadow !== null) this.#scene.remove(mesh.shadow);
      mesh.dispose();
    }
    this.#meshes = [];
    if (this.#decal !== null) this.#scene.remove(this.#decal.mesh);
    this.#decal?.dispose();
    this.#decal = null;
    if (this.#model === null) return;
    this.#scene.remove(this.#model.body);
    this.#model.dispose();
    this.#model = null;
  }

  #place(): void {
    const meanEdge = (this.#high[0] - this.#low[0] + this.#high[1] - this.#low[1] + this.#high[2] - this.#low[2]) / 3;
    // As far apart as in the drawing; the lowest part of an exploded product stays on the floor.
    const explodeMm = this.#explode * meanEdge * 0.5;
    for (const mesh of [...this.#meshes, this.#decal]) mesh?.place(explodeMm);
    const { down, bounds, footprints } = standingParts(this.#instances, explodeMm);
    for (const { body, shadow } of this.#meshes) for (const each of [body, shadow]) each?.position.setY(-down);
    this.#decal?.mesh.translateY(-down);
    if (this.#model !== null) {
      bounds.copy(this.#model.bounds());
      this.#low = bounds.min.toArray();
      this.#high = bounds.max.toArray();
      footprints.push(footprintOf(bounds));
    }
    this.#seam.place(footprints);
    this.#parts = bounds;
    this.#placeFigure();
    this.#placePlane();
    aimSun(this.#sun, this.#parts);
    this.#renderer.shadowMap.needsUpdate = true;
  }

  /** Box around the placed parts, and the same with the figure. */
  #parts = new Box3();
  #bounds = new Box3();

  #placePlane(): void {
    if (this.#section === null) return;
    const { normal, constant } = sectionPlane(this.#section, this.#parts.min.toArray(), this.#parts.max.toArray());
    this.#plane.set(new Vector3(...normal), constant);
  }

  /** Behind the left corner, where it hides neither the product nor a dimension line in the initial view. */
  #placeFigure(): void {
    this.#bounds = this.#parts.clone();
    if (this.#figure === null) return;
    const { min, max } = this.#parts;
    const place = new Vector3(min.x - figureGapMm - figureHalfWidthMm, 0, (min.z + max.z) / 2);
    this.#figure.group.position.copy(place);
    this.#bounds.expandByPoint(new Vector3(place.x - figureHalfWidthMm, figureHeightMm, place.z));
  }

  readonly #draw = (time: number): void => {
    this.#frame = 0;
    if (this.#glide !== null) {
      const { pose, arrived } = poseAt(this.#glide, time);
      if (arrived) this.#glide = null;
      this.#pose(pose);
      if (!arrived) this.render();
    }
    aimCamera(this.#camera, { shown: this.#bounds, orbit: this.#orbit, canvas: this.#canvas });
    this.#figure?.group.rotation.set(0, this.#orbit.azimuth, 0);
    this.#renderer.render(this.#scene, this.#camera);
    const look = { low: this.#low, high: this.#high, orbit: this.#orbit };
    const dimensions = this.#explode === 0 ? dimensionsOnScreen(this.#camera, this.#canvas, look) : [];
    const [length, height, width] = this.#high.map((high, axis) => Math.round(high - (this.#low[axis] ?? 0)));
    const size: Vec3 = [length ?? 0, width ?? 0, height ?? 0];
    this.#options.onSight({ width: this.#canvas.clientWidth, orbit: this.#orbit, size, dimensions });
  };
}
