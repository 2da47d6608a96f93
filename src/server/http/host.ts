/** Whether a Host header can be part of an address: the pages' own address is built with it. */
export function isHost(header: string | undefined): boolean {
  return header === undefined || (/^[\w.:[\]-]+$/.test(header) && URL.canParse(`http://${header}/`));
}
