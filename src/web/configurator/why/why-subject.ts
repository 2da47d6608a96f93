/** The subject of an explanation. */
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Values } from '#domain/configurator/evaluation.ts';

/** A value by its id, or a line of the part list by its index. */
type WhySubject = { id: string } | { line: number };

export interface WhyProps {
  compiled: CompiledModel;
  values: Values;
  subject: WhySubject;
  /** Name of the subject, for screen readers. */
  name: string;
}
