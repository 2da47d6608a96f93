/**
 * Replaces the schema library in browsers: the contract's schemas serve the server, the types and the OpenAPI document;
 * a browser needs only method and path of a call. Every schema is this one object, and none is ever run. Saves 25 kB.
 */
const anything: unknown = new Proxy(() => undefined, {
  get: () => anything,
  apply: () => anything,
});

export const z = anything;
