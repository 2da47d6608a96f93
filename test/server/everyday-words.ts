/** Common words of three languages that have nothing to do with packaging or furniture of pallets: none is a typing error. */
const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

export const everydayWords = {
  de: words(`
    Apfel Auto Ball Banane Baum Bier Blume Brief Brille Brot Buch Butter Dach Ente Fahrrad Fenster Feuer Finger Fisch Flasche
    Garten Gabel Geld Glas Hammer Hase Haus Hemd Herz Hose Jacke Kaffee Käse Katze Kerze Kirche Koffer Kuchen Lampe Löffel
    Mantel Messer Milch Mutter Nacht Nagel Ofen Pflaster Pfanne Platte Regen Ring Schere Schuh Spiegel Suppe Tasse Teller Uhr Vase
    Wagen Wasser Wolle Zeitung Zucker Kasse Liste Küste Karte Garten Kultur Skulptur Polizei Rahm Rasen Leder Tasche Kasten Bitte
  `),
  fr: words(`
    pomme voiture balle banane arbre bière fleur lettre lunettes pain livre beurre toit canard vélo fenêtre feu doigt poisson bouteille
    jardin fourchette argent verre marteau lapin maison chemise coeur pantalon veste café fromage chat bougie église valise gâteau lampe cuillère
    manteau couteau lait mère nuit ongle four poêle assiette pluie anneau ciseaux chaussure miroir soupe tasse montre vase
    eau laine journal sucre crème carte liste sculpture culture place plage maladie chaise cadeau cadre caisson course bourse balai salade
  `),
  en: words(`
    apple car ball banana tree beer flower letter glasses bread book butter roof duck bicycle window fire finger fish bottle
    garden fork money glass hammer rabbit house shirt heart trousers jacket coffee cheese cat candle church suitcase cake lamp spoon
    coat knife milk mother night nail oven pan plate rain ring scissors shoe mirror soup cup watch vase
    water wool newspaper sugar wallet sculpture culture pillar ballet palace create grate later letter rating scooter hood food goods
  `),
};
