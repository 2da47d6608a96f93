import { lazy, Suspense, useState } from 'react';
import type { Configuration } from '#contract/configurator.ts';
import pageStyles from '../ui/page.module.css';
import { documentWords as t } from './document-words.ts';

const ConfiguratorModal = lazy(async () => import('#web/configurator/modal/configurator-modal.tsx'));

interface ConfigureButtonProps {
  name: string;
  articleNumber: string;
  configuration: Configuration;
  quantity: number;
  /** Name of the page it was opened from, first in the breadcrumb. */
  place: string;
  onChange: (configuration: Configuration) => void;
}

/** Opens a line in the configurator. */
export function ConfigureButton({ onChange, ...line }: ConfigureButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={pageStyles['button']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.configure}
      </button>
      {open ? (
        <Suspense>
          <ConfiguratorModal
            {...line}
            viewOnly={false}
            onOk={(chosen) => {
              onChange(chosen.configuration);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
