/** Styles of the parts a server-rendered product page shows before its script arrives: they are part of the page, not of `model-product`. */
import explodedDrawing from '#web/configurator/exploded-drawing.module.css';
import optionCards from '#web/configurator/option-cards.module.css';
import materialSwatch from '#web/configurator/material-swatch.module.css';
import partList from '#web/configurator/part-list-table.module.css';
import problems from '#web/configurator/problem-list.module.css';
import messages from '#web/configurator/property-message.module.css';
import panel from '#web/configurator/property-panel.module.css';
import quickPresets from '#web/configurator/quick-presets.module.css';
import resetButton from '#web/configurator/reset-button.module.css';
import sentences from '#web/configurator/result-sentences.module.css';
import slider from '#web/configurator/slider-field.module.css';
import why from '#web/configurator/why/why.module.css';
import workbookResults from '#web/configurator/workbook-results.module.css';
import dimensionField from '#web/ui/dimension-field.module.css';
import drawing from '#web/ui/drawing.module.css';
import field from '#web/ui/field.module.css';
import optionTile from '#web/ui/option-tile.module.css';
import downloads from './downloads.module.css';

const fields = [dimensionField, field, materialSwatch, optionCards, optionTile, panel, quickPresets, resetButton, slider];
const results = [downloads, drawing, explodedDrawing, messages, partList, problems, sentences, why, workbookResults];

// Style modules that are never read are left out of the build.
if ([...fields, ...results].some((styles) => Object.keys(styles).length === 0)) throw new Error('a style module without a class');
