/** Shows a read-only configuration: in the modal, or without script on the product page. */
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isPlainClick } from './plain-click.ts';
import { viewLink } from './view-link.ts';
import type { ConfiguredThing } from './view-link.ts';

const ConfiguratorModal = lazy(async () => import('./modal/configurator-modal.tsx'));

export interface ViewConfigurationProps extends ConfiguredThing {
  name: string;
  /** Name of the page it is opened from, first in the modal's breadcrumb. */
  place: string;
  className?: string | undefined;
}

export function ViewConfiguration({ name, place, className, ...thing }: ViewConfigurationProps) {
  const t = useTranslations('configurator');
  const [open, setOpen] = useState(false);
  const link = viewLink(thing);
  if (link === null || thing.configuration === null) return null;
  return (
    <>
      <a
        href={link}
        className={className}
        aria-label={t('viewThing', { name })}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {t('view')}
      </a>
      {open && (
        <Suspense>
          <ConfiguratorModal
            name={name}
            articleNumber={thing.articleNumber}
            configuration={thing.configuration}
            quantity={thing.quantity}
            viewOnly
            place={place}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
