/** Styles of the form that is server-rendered on the contact page: they are part of the page, not of the form's lazy script. */
import addressFields from '#web/storefront/form/address-fields.module.css';
import optional from '#web/storefront/form/optional.module.css';
import stepForm from '#web/storefront/form/step-form.module.css';
import requestFiles from '#web/storefront/quote/request-files.module.css';
import optionTile from '#web/ui/option-tile.module.css';
import radioCards from '#web/ui/radio-cards.module.css';

// Style modules that are never read are left out of the build.
if ([addressFields, optional, optionTile, radioCards, requestFiles, stepForm].some((styles) => Object.keys(styles).length === 0))
  throw new Error('a style module without a class');
