/** A program of the shop that runs beside it, such as a thread that reads files, ended for a reason that is none of the file's. */
export class ToolFailed extends Error {
  constructor(tool: string, cause: unknown) {
    super(`${tool} could not run`, { cause });
    this.name = 'ToolFailed';
  }
}
