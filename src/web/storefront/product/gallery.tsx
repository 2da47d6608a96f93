/** The product's pictures side by side: swiped on a phone, selected by thumbnail, scrolled with the arrow keys. */
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useInBrowser } from '#web/configurator/use-in-browser.ts';
import { useColon } from '#web/texts/use-colon.ts';
import { noImage, Picture } from '#web/ui/picture.tsx';
import styles from './gallery.module.css';
import type { ShownImage } from './product-data.ts';

const withQuery = (url: string, query: string): string =>
  url.startsWith('/api/media/product-overview/') ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;

export function Gallery({ images, name, eager = false }: { images: readonly ShownImage[]; name: string; eager?: boolean }) {
  const t = useTranslations('product');
  const colon = useColon();
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  // Useless without script; far down the page nobody sees them appear, and their space is reserved.
  const thumbs = useInBrowser() || eager ? images : [];
  if (images.length === 0) {
    return (
      <div className={styles['none']}>
        <img src={noImage} alt={t('noPicture', { name })} width={320} height={320} />
      </div>
    );
  }
  const show = (index: number): void => {
    const element = track.current;
    if (element === null || index < 0 || index >= images.length) return;
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
      {/* The browser scrolls it with the arrow keys and by swiping; a scrollable region must be reachable by keyboard. */}
      <div
        ref={track}
        className={styles['track']}
        role="group"
        aria-label={t('pictureOf', { index: String(current + 1), count: String(images.length), name: images[current]?.name ?? '' })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        onScroll={swiped}
      >
        {images.map((image, index) => (
          <figure key={image.url} className={styles['slide']}>
            <Picture
              src={withQuery(image.url, 'width=720')}
              alt={`${name}${colon} ${image.name}`}
              width={720}
              height={480}
              eager={eager && index === 0}
              sizes="100vw"
              {...image.scene}
            />
            <figcaption>{image.scene?.note ?? image.name}</figcaption>
          </figure>
        ))}
      </div>
      {images.length > 1 && (
        <ul className={styles['thumbs']}>
          {thumbs.map((image, index) => (
            <li key={image.url}>
              <button
                type="button"
                aria-label={image.name}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => show(index)}
              >
                <Picture src={withQuery(image.url, 'width=140')} alt="" width={76} height={60} forms={image.scene?.forms} sizes="76px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
