import type { ArtworkChoice } from '#contract/artwork.ts';
import type { ArtworkPackage } from '#contract/artwork-offer.ts';
import { pathOf } from '#contract/endpoint.ts';
import { exportConfiguration } from '#contract/export.ts';
import { workMaterials } from '#domain/artwork/packing.ts';
import { decimalText } from '../text/decimal-text.ts';
import { artworkWords } from './artwork-words.ts';
import packingStyles from './packing.module.css';
import styles from './artwork.module.css';
import { NumberInput } from './number-input.tsx';

const t = artworkWords.packing;

interface PackingPartProps {
  packages: readonly ArtworkPackage[];
  choice: ArtworkChoice;
  closed: boolean;
  onChoose: (works: ArtworkChoice['works']) => void;
}

/** How each work is packed: a drawing of the package, its parts, and corrections by staff to what size and name suggest. */
export function PackingPart({ packages, choice, closed, onChoose }: PackingPartProps) {
  const set = (work: number, change: Partial<ArtworkChoice['works'][number]>): void => {
    const own = choice.works.find((each) => each.work === work) ?? { work };
    onChoose([...choice.works.filter((each) => each.work !== work), { ...own, ...change }]);
  };
  return (
    <section className={packingStyles['packing']} aria-label={t.title}>
      <h2>
        {t.title}{' '}
        <small>
          {packages
            .map(({ packaging }) => packaging?.articleNumber)
            .filter((each) => each !== undefined)
            .join(', ')}
        </small>
      </h2>
      {packages.map(({ work, lot, material, goodsWeight, weighed, packaging }) => (
        <article key={work}>
          {packaging === null ? (
            <p className={styles['none']}>
              <b>{artworkWords.fields.work(lot)}</b> {t.none}
            </p>
          ) : (
            <Packaging lot={lot} packaging={packaging} />
          )}
          <div className={packingStyles['pair']}>
            <label>
              {t.material}
              <select
                value={material}
                disabled={closed}
                onChange={(event) => set(work, { material: workMaterials.find((each) => each === event.target.value) ?? material })}
              >
                {workMaterials.map((each) => (
                  <option key={each} value={each}>
                    {t.materials[each]}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span>
                {t.weight} <small>{weighed ? t.weighed : t.guessed}</small>
              </span>
              <NumberInput
                label={`${t.weight} ${artworkWords.fields.work(lot)}`}
                value={goodsWeight}
                text={decimalText(goodsWeight, 1)}
                disabled={closed}
                onSave={(weightKg) => set(work, { weightKg: weightKg === 0 ? null : weightKg })}
              />
            </label>
          </div>
        </article>
      ))}
    </section>
  );
}

function Packaging({ lot, packaging }: { lot: string; packaging: NonNullable<ArtworkPackage['packaging']> }) {
  const { articleNumber, name, weight, outer, parts, configuration } = packaging;
  const query = new URLSearchParams({ format: 'svg', values: JSON.stringify(configuration.values) });
  return (
    <>
      <figure>
        <figcaption>
          <b>{artworkWords.fields.work(lot)}</b> <span>{t.gross(decimalText(weight, 1))}</span>
        </figcaption>
        <img src={`${pathOf(exportConfiguration, { articleNumber })}?${query.toString()}`} alt={t.drawing(name)} />
        <p>
          {name}, {t.outer} {Math.round(outer.lengthMm)} × {Math.round(outer.widthMm)} × {Math.round(outer.heightMm)} mm
        </p>
      </figure>
      <details>
        <summary>{t.parts(parts.length)}</summary>
        <ul>
          {parts.map((part, at) => (
            // Two lines of a part list may have the same text.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              {part.name} <span>{decimalText(part.weight, 1)} kg</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
