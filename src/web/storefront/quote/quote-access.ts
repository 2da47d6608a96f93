/** The credentials of a quote: the uuid of its link and its pin. */
export interface QuoteAccess {
  uuid: string;
  pin: string;
}
