import type { Values } from '#domain/configurator/evaluation.ts';

/** Values as the query of another product's page. */
export const successorQuery = (values: Values): string =>
  new URLSearchParams(Object.entries(values).map(([param, value]) => [param, String(value)])).toString();
