import type { HomeScene } from '../scene/scene-data.ts';
import { ScenePicture } from '../scene/scene-picture.tsx';
import { SeenProducts } from '../scene/seen-products.tsx';
import styles from './scene-band.module.css';

/** Our products in use, from edge to edge; the headline is on the wall of the picture. */
export function SceneBand({ scene }: { scene: HomeScene }) {
  return (
    <section className={styles['band']} aria-labelledby="scene-title">
      <h2 id="scene-title" className={`wrap ${styles['title']}`}>
        {scene.title}
      </h2>
      <ScenePicture className={styles['picture']} picture={scene} sizes="100vw" />
      <div className="wrap">
        <SeenProducts scene={scene} />
      </div>
    </section>
  );
}
