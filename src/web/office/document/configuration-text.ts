import type { Configuration } from '#domain/configurator/evaluation.ts';

/** All values of a configuration, to tell two of them apart. */
export const configurationText = (configuration: Configuration | null): string =>
  Object.entries(configuration?.values ?? {})
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
