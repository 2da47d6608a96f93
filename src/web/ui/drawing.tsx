import styles from './drawing.module.css';

/** A drawing by our own painter as inline SVG; never text from outside. An empty label makes it decoration. */
export function Drawing({
  svg,
  label,
  className = '',
  id,
}: {
  svg: string;
  label: string;
  className?: string | undefined;
  id?: string | undefined;
}) {
  const named = label === '' ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return <div id={id} className={`${styles['drawing']} ${className}`} {...named} dangerouslySetInnerHTML={{ __html: svg }} />;
}
