/** Words that occur in almost any German text, but in no French or English one. */
export const german =
  /\b(und|oder|nicht|mit|für|nach|wird|werden|ist|sind|der|das|dem|ein|eine|Ihre?|Sie|wir|zum|zur|Preis|Preise|Menge|Warenkorb|Lieferung|Stück|Teile|Länge|Breite|Höhe|Gewicht|Holz|Kiste|Mass|MWST|inkl|ab)\b/u;
