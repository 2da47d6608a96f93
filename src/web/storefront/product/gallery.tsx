/** The product's pictures side by side: swiped on a phone, chosen by thumbnail, scrolled with the arrow keys. */
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { GalleryImage } from '#contract/product.ts';
import { noImage, Picture } from '#web/ui/picture.tsx';
import type { ScenePictureData } from '../scene/scene-data.ts';
import { ScenePicture } from '../scene/scene-picture.tsx';
import styles from './gallery.module.css';

const withQuery = (url: string, query: string): string =>
  url.startsWith('/api/media/product-overview/') ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;

interface GalleryProps {
  images: readonly GalleryImage[];
  /** Rendered pictures come first. */
  scenes?: readonly ScenePictureData[];
  name: string;
  eager?: boolean;
}

export function Gallery({ images, scenes = [], name, eager = false }: GalleryProps) {
  const t = useTranslations('product');
  const shell = useTranslations('shell');
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const names = [...scenes.map(({ alt }) => alt), ...images.map((image) => image.name)];
  if (names.length === 0) {
    return (
      <div className={styles['none']}>
        <img src={noImage} alt={t('noPicture', { name })} width={320} height={320} />
      </div>
    );
  }
  const show = (index: number): void => {
    const element = track.current;
    if (element === null || index < 0 || index >= names.length) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: element.clientWidth * index, behavior: calm ? 'auto' : 'smooth' });
    setCurrent(index);
  };
  const swiped = (): void => {
    const element = track.current;
    if (element !== null && element.clientWidth > 0) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  };
  return (
    <section className={styles['gallery']} aria-label={t('gallery')}>
      {/* The browser turns it with the arrow keys and by swiping; a region that scrolls must be reachable by keyboard. */}
      <div
        ref={track}
        className={styles['track']}
        role="group"
        aria-label={t('pictureOf', { index: String(current + 1), count: String(names.length), name: names[current] ?? '' })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        onScroll={swiped}
      >
        {scenes.map((scene) => (
          <figure key={scene.name} className={`${styles['slide']} ${styles['scene']}`}>
            <ScenePicture picture={scene} sizes="(min-width: 1400px) 1300px, 100vw" />
            <figcaption>{shell('pictureNote')}</figcaption>
          </figure>
        ))}
        {images.map((image, index) => (
          <figure key={image.url} className={styles['slide']}>
            <Picture
              src={withQuery(image.url, 'width=720')}
              alt={`${name}: ${image.name}`}
              width={720}
              height={480}
              eager={eager && scenes.length === 0 && index === 0}
            />
            <figcaption>{image.name}</figcaption>
          </figure>
        ))}
      </div>
      {names.length > 1 && (
        <ul className={styles['thumbs']}>
          {names.map((label, index) => (
            <li key={label}>
              <button type="button" aria-label={label} aria-current={index === current ? 'true' : undefined} onClick={() => show(index)}>
                <Thumb scene={scenes[index]} image={images[index - scenes.length]} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Thumb({ scene, image }: { scene: ScenePictureData | undefined; image: GalleryImage | undefined }) {
  if (scene !== undefined) return <ScenePicture picture={{ ...scene, alt: '' }} sizes="76px" />;
  return image === undefined ? null : <Picture src={withQuery(image.url, 'width=140')} alt="" width={76} height={60} />;
}
