/** A helper of the shop, such as a thread that reads files, failed for a reason other than the file. */
export class ToolFailed extends Error {
  constructor(tool: string, cause: unknown) {
    super(`${tool} could not run`, { cause });
    this.name = 'ToolFailed';
  }
}
