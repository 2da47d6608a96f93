import { ReviewHead } from './review-head.tsx';
import styles from './review-part.module.css';

/** One confirmed part of the order in a few lines, with a link back to change it. */
export function ReviewPart({ title, edit, id, children }: { title: string; edit?: string; id?: string; children: readonly string[] }) {
  return (
    <section className={styles['part']} id={id} tabIndex={id === undefined ? undefined : -1}>
      <ReviewHead title={title} edit={edit} size="part" />
      {children
        .filter((line) => line !== '')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </section>
  );
}
