import type { Values } from '#domain/configurator/evaluation.ts';

/** Values for the page of another product, as its address takes them. */
export const successorQuery = (values: Values): string =>
  new URLSearchParams(Object.entries(values).map(([param, value]) => [param, String(value)])).toString();
