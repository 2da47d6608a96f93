/** Words that hardly any German text does without, and that no French or English one has. */
export const german =
  /\b(und|oder|nicht|mit|für|nach|wird|werden|ist|sind|der|das|dem|ein|eine|Ihre?|Sie|wir|zum|zur|Preis|Preise|Menge|Warenkorb|Lieferung|Stück|Teile|Länge|Breite|Höhe|Gewicht|Holz|Kiste|Mass|MWST|inkl|ab)\b/u;
