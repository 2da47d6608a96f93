/** Whether a Host header may be part of an address: the pages' own address is built from it. */
export function isHost(header: string | undefined): boolean {
  return header === undefined || (/^[\w.:[\]-]+$/.test(header) && URL.canParse(`http://${header}/`));
}
