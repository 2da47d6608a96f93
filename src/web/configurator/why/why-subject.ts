/** What is asked about when somebody wants to know why. */
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Values } from '#domain/configurator/evaluation.ts';

/** A value by its id, or a line of the part list by its index. */
export type WhySubject = { id: string } | { line: number };

export interface WhyProps {
  compiled: CompiledModel;
  values: Values;
  subject: WhySubject;
  /** Of what is asked about, for screen readers. */
  name: string;
}
