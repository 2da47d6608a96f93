/** A warning lets a configuration be ordered, an error does not. */
export const severities = ['WARNING', 'ERROR'] as const;
export type Severity = (typeof severities)[number];
