/** The modal's three columns over one evaluation: choices on the left, picture in the middle, problems, details and part list on the right. */
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { numberText } from '#domain/configurator/message.ts';
import { propertiesOf, treeInMode } from '#domain/configurator/describe.ts';
import type { ViewMode } from '#domain/configurator/describe.ts';
import type { Vec3 } from '#domain/configurator/evaluation.ts';
import { migrateConfiguration } from '#domain/configurator/migrate.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { AdminBar } from '../admin/admin-bar.tsx';
import type { PricedFor } from '../admin/customer-select.tsx';
import { compileDocuments, drawingModel } from '../compile-documents.ts';
import type { ModelDocument } from '../compile-documents.ts';
import { modifiedIds } from '../modified.ts';
import { outerSizeText, volumeText, weightText } from '../outer-size.ts';
import { SharedSwatches, swatchesOf } from '../material-swatch.tsx';
import { PartListTable } from '../part-list-table.tsx';
import { PictureField } from '../picture-field.tsx';
import { ProblemList } from '../problem-list.tsx';
import { PropertyPanel } from '../property-panel.tsx';
import { QuickPresets } from '../quick-presets.tsx';
import { chosenValues } from '../property-text.ts';
import { ResetButton } from '../reset-button.tsx';
import { RoomButton } from '../room/room-button.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { useConfiguration } from '../use-configuration.ts';
import { useFixedModel } from '../use-fixed-model.ts';
import { useGroupFocus } from '../use-group-focus.ts';
import { useUndoKeys } from '../use-undo-keys.ts';
import { WorkbookResults } from '../workbook-results.tsx';
import { ComputedDetails } from '../why/computed-details.tsx';
import styles from './configurator-modal.module.css';
import type { Chosen, ConfiguratorModalProps } from './modal-props.ts';

export function ConfiguratorScreen(props: ConfiguratorModalProps & { documents: readonly ModelDocument[] }) {
  const { documents, configuration: saved, name, articleNumber, viewOnly, place, renderBar, onOk, onClose } = props;
  const t = useTranslations('configurator');
  const language = useLocale();
  const compiled = useMemo(() => compileDocuments(documents), [documents]);
  const [start] = useState(() => migrateConfiguration(compiled, saved).configuration.values);
  const presets = useMemo(() => ({ ...presetValues(compiled), ...props.presets }), [compiled, props.presets]);
  const isSheet = compiled.model.kind === 'sheet';
  const workbook = useMemo(
    () => (isSheet ? { drawing: drawingModel(documents), quantity: props.quantity, first: null } : null),
    [isSheet, documents, props.quantity],
  );
  const screen = useConfiguration(compiled, start, { own: props.presets, workbook });
  const { evaluation, buildable, valid, view } = screen;
  const { tree, model } = useFixedModel(
    { compiled, tree: screen.tree, values: { ...evaluation.values, ...view } },
    props.fixedModel ?? null,
  );
  const [mode, setMode] = useState<ViewMode>(props.mode ?? 'all');
  const { groups } = treeInMode(tree, mode);
  const look = useMemo(() => ({ compiled, view }), [compiled, view]);
  const pictured = useDeferredValue(buildable);
  const listed = useDeferredValue(pictured);
  const [markedLine, setMarkedLine] = useState<number | null>(null);
  const [camera, setCamera] = useState<Vec3 | null>(null);
  const [pricedFor, setPricedFor] = useState<PricedFor | null>(null);
  const [onlyModified, setOnlyModified] = useState(false);
  const { focus, ...watch } = useGroupFocus();
  const isFlat = evaluation.contours.length > 0;
  const ties = useMemo(() => ({ compiled, groups: tree.groups, focus }), [compiled, tree.groups, focus]);
  useUndoKeys(screen.undo, screen.redo);
  const properties = propertiesOf(groups).filter(({ visible }) => visible);
  const modified = modifiedIds(properties, presets);
  const chosen: Chosen = {
    configuration: { modelId: evaluation.modelId, version: evaluation.version, values: evaluation.values },
    details: chosenValues(treeInMode(tree, 'product-model'), language, { yes: t('yes'), no: t('no') }),
    valid,
    pricedFor: pricedFor?.id ?? null,
  };
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
        <section className={styles['choices']} aria-label={t('configuration')} {...watch}>
          {saved.version !== compiled.model.version && (
            <p className={styles['notice']}>{t('otherVersion', { saved: String(saved.version), shown: String(compiled.model.version) })}</p>
          )}
          {!viewOnly && <QuickPresets compiled={compiled} values={evaluation.values} onTake={screen.change} />}
          {properties.length > 0 && (
            <div className={styles['filter']}>
              <CheckboxField
                label={t('onlyModified', { count: String(modified.size) })}
                name="onlyModified"
                checked={onlyModified}
                onChange={setOnlyModified}
              />
            </div>
          )}
          {properties.length === 0 && <p className={styles['notice']}>{t('nothingToChoose')}</p>}
          {onlyModified && modified.size === 0 && <p className={styles['notice']}>{t('nothingModified')}</p>}
          <PropertyPanel
            groups={groups}
            problems={evaluation.problems}
            suggestions={screen.suggestions}
            disabled={viewOnly}
            numbered={!isFlat && !isSheet && !onlyModified}
            only={onlyModified ? modified : null}
            presets={viewOnly ? null : presets}
            onChange={(id, value, mergeKey) => screen.change({ [id]: value }, mergeKey)}
          />
          {!viewOnly && properties.length > 0 && <ResetButton screen={screen} />}
        </section>
        <div className={styles['preview']}>
          {pictured !== null && (
            <PictureField
              evaluation={pictured}
              look={look}
              name={name}
              markedLine={markedLine}
              camera={camera}
              onCamera={setCamera}
              model={model}
              ties={isSheet ? undefined : ties}
              lead={<RoomButton articleNumber={articleNumber} name={name} values={pictured.values} />}
              note={[
                t('outside', { size: outerSizeText(pictured) }),
                ...(pictured.totals.parts > 0
                  ? [t('partCount', { count: pictured.totals.parts, shown: numberText(pictured.totals.parts) })]
                  : []),
                weightText(pictured.totals.weight),
                ...(pictured.totals.woodVolume > 0 ? [t('wood', { volume: volumeText(pictured.totals.woodVolume) })] : []),
              ]}
            >
              <ShareButton
                compiled={compiled}
                articleNumber={articleNumber}
                name={name}
                values={{ ...evaluation.values, ...view }}
                presets={props.presets ?? {}}
                quantity={props.quantity}
                camera={camera}
              />
            </PictureField>
          )}
        </div>
        <div className={styles['facts']}>
          {screen.workbook !== null && <WorkbookResults evaluation={evaluation} workbook={screen.workbook} />}
          <ProblemList problems={evaluation.problems} shownAtFields={new Set(properties.map(({ id }) => id))} />
          {listed !== null && listed.partList.length > 0 && (
            <div className={styles['list']}>
              <PartListTable
                compact
                compiled={isSheet ? null : compiled}
                evaluation={listed}
                markedLine={markedLine}
                onMark={setMarkedLine}
              />
              {!isSheet && <ComputedDetails compiled={compiled} values={listed.values} />}
            </div>
          )}
        </div>
      </div>
      <div className={styles['foot']}>
        {renderBar?.(chosen)}
        <div className={styles['actions']}>
          {viewOnly && <Button onClick={onClose}>{t('close')}</Button>}
          {!viewOnly && (
            <>
              <Button kind="outline" className={styles['cancel']} onClick={onClose}>
                {t('cancel')}
              </Button>
              <Button kind="field" mark="check" disabled={!valid} onClick={() => onOk?.(chosen)}>
                {t('ok')}
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
