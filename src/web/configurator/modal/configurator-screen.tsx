/** The modal's three columns over one evaluation: choices on the left, picture in the middle, problems, details and part list on the right. */
import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { propertiesOf, treeInMode } from '#domain/configurator/describe.ts';
import type { ViewMode } from '#domain/configurator/describe.ts';
import type { Vec3 } from '#domain/configurator/evaluation.ts';
import { migrateConfiguration } from '#domain/configurator/migrate.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { AdminBar } from '../admin/admin-bar.tsx';
import type { PricedFor } from '../admin/customer-select.tsx';
import { compileDocuments } from '../compile-documents.ts';
import type { ModelDocument } from '../compile-documents.ts';
import { SharedSwatches, swatchesOf } from '../material-swatch.tsx';
import { PictureField } from '../picture-field.tsx';
import { chosenValues } from '../property-text.ts';
import { RoomButton } from '../room/room-button.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { useModelScreen } from '../use-model-screen.ts';
import { usePictureNote } from '../use-picture-note.ts';
import { useTakeKey } from './use-take-key.ts';
import styles from './configurator-modal.module.css';
import type { Chosen, ConfiguratorModalProps } from './modal-props.ts';
import { ScreenChoices } from './screen-choices.tsx';
import { ScreenFacts } from './screen-facts.tsx';
import { ScreenVerbs } from './screen-verbs.tsx';

export function ConfiguratorScreen(props: ConfiguratorModalProps & { documents: readonly ModelDocument[] }) {
  const { documents, configuration: saved, name, articleNumber, viewOnly, place, renderBar, onOk, onClose } = props;
  const t = useTranslations('configurator');
  const language = useLocale();
  const compiled = useMemo(() => compileDocuments(documents), [documents]);
  const [start] = useState(() => migrateConfiguration(compiled, saved).configuration.values);
  const presets = useMemo(() => ({ ...presetValues(compiled), ...props.presets }), [compiled, props.presets]);
  const shown = useModelScreen({
    documents,
    compiled,
    start,
    presets: props.presets,
    quantity: props.quantity,
    firstAnswer: null,
    fixedModel: props.fixedModel ?? null,
  });
  const { screen, evaluation, tree, isSheet, pictured, listed } = shown;
  const { valid } = screen;
  const noteOf = usePictureNote();
  const [mode, setMode] = useState<ViewMode>(props.mode ?? 'all');
  const { groups } = treeInMode(tree, mode);
  const [markedLine, setMarkedLine] = useState<number | null>(null);
  const [camera, setCamera] = useState<Vec3 | null>(null);
  const [pricedFor, setPricedFor] = useState<PricedFor | null>(null);
  const properties = propertiesOf(groups).filter(({ visible }) => visible);
  const chosen: Chosen = {
    configuration: { modelId: evaluation.modelId, version: evaluation.version, values: evaluation.values },
    details: chosenValues(treeInMode(tree, 'product-model'), language, { yes: t('yes'), no: t('no') }),
    valid,
    pricedFor: pricedFor?.id ?? null,
  };
  const take = viewOnly || !valid ? null : () => onOk?.(chosen);
  useTakeKey(take);
  return (
    <div className={styles['screen']} data-configuration="">
      <SharedSwatches materials={swatchesOf(properties, listed?.partList ?? [])} />
      <div className={styles['trail']}>
        <Breadcrumb items={[{ label: place }, { label: name }, { label: articleNumber }]} />
      </div>
      {props.product !== undefined && (
        <AdminBar
          screen={screen}
          product={{ ...props.product, name }}
          pricedFor={pricedFor}
          onPricedFor={renderBar === undefined ? null : setPricedFor}
          viewOnly={viewOnly}
          mode={mode}
          onMode={setMode}
        />
      )}
      <div className={styles['columns']}>
        <ScreenChoices {...{ shown, groups, properties, presets, viewOnly }} savedVersion={saved.version} />
        <div className={styles['preview']}>
          {pictured !== null && (
            <PictureField
              evaluation={pictured}
              look={shown.look}
              name={name}
              markedLine={markedLine}
              camera={camera}
              onCamera={setCamera}
              model={shown.model}
              ties={isSheet ? undefined : shown.ties}
              lead={<RoomButton articleNumber={articleNumber} name={name} values={pictured.values} />}
              note={noteOf(pictured)}
            >
              <ShareButton
                compiled={compiled}
                articleNumber={articleNumber}
                name={name}
                values={shown.allValues}
                presets={props.presets ?? {}}
                quantity={props.quantity}
                camera={camera}
              />
            </PictureField>
          )}
        </div>
        <ScreenFacts shown={shown} properties={properties} markedLine={markedLine} onMark={setMarkedLine} />
      </div>
      <div className={styles['foot']}>
        {renderBar?.(chosen)}
        <ScreenVerbs viewOnly={viewOnly} take={take} onClose={onClose} />
      </div>
    </div>
  );
}
