// The cut-list calculator: the boards and battens of an open crate, and how many stock lengths they need, including the kerf.
import type { CellContent, WorkbookContent } from './write-workbook.ts';

/** kg/m³, and CHF a cubic metre. */
const woods: readonly (readonly [string, number, number])[] = [
  ['Fichte roh', 460, 640],
  ['Fichte gehobelt', 460, 820],
  ['Lärche', 590, 1190],
];

/** Article, number, count, length, width, height, remark: one row each. */
const lines: readonly (readonly [
  name: string,
  number: string,
  count: string,
  length: string,
  width: string,
  height: string,
  remark: string,
])[] = [
  ['Bodenbrett', 'BF-B', '=O4', '=Laenge', '=B8', '=B13', 'Boden'],
  ['Bodenbrett', 'BF-B', '=P4', '=Laenge', '=Q4', '=B13', 'Boden'],
  ['Längsbrett', 'BF-S', '=2*O5', '=Laenge', '=B8', '=B13', 'lange Seiten'],
  ['Längsbrett', 'BF-S', '=2*P5', '=Laenge', '=Q5', '=B13', 'lange Seiten'],
  ['Stirnbrett', 'BF-K', '=2*O5', '=Breite-2*B13', '=B8', '=B13', 'kurze Seiten'],
  ['Stirnbrett', 'BF-K', '=2*P5', '=Breite-2*B13', '=Q5', '=B13', 'kurze Seiten'],
  ['Eckleiste', 'BF-E', '=4', '=B15-IF(B12="ja",18,0)', '=80', '=30', ''],
  ['Längsleiste', 'BF-M', '=2*MAX(0,ROUNDUP((Laenge-1300)/1100,0))', '=B15-IF(B12="ja",18,0)', '=80', '=30', ''],
  ['Stirnleiste', 'BF-N', '=2*MAX(0,ROUNDUP((Breite-1300)/1100,0))', '=B15-IF(B12="ja",18,0)', '=80', '=30', ''],
  ['Bodenleiste', 'BF-Q', '=MAX(2,ROUNDUP(Laenge/600,0)+1)', '=Breite', '=80', '=18', ''],
  ['Deckelbrett', 'BF-D', '=IF(B12="ja",O4,0)', '=Laenge', '=B8', '=B13', 'Deckel'],
  ['Deckelbrett', 'BF-D', '=IF(B12="ja",P4,0)', '=Laenge', '=Q4', '=B13', 'Deckel'],
  ['Deckelleiste', 'BF-L', '=IF(B12="ja",MAX(2,ROUNDUP(Laenge/800,0)),0)', '=Breite-2*B13-10', '=60', '=18', 'Deckel'],
];

/** How boards fill a span: whole ones, then one ripped lengthwise, or two of half the remainder if that would be narrower than 40 mm. */
const filled = (row: number, span: string): Record<string, CellContent> => ({
  [`N${row}`]: `=${span}`,
  [`O${row}`]: `=INT(N${row}/B8)-IF(AND(INT(N${row}/B8)>0,MOD(N${row},B8)>0,MOD(N${row},B8)<40),1,0)`,
  [`P${row}`]: `=IF(MOD(N${row},B8)=0,0,IF(N${row}-O${row}*B8>B8,2,1))`,
  [`Q${row}`]: `=IF(P${row}=0,0,(N${row}-O${row}*B8)/P${row})`,
});

export function cutListWorkbook(): WorkbookContent {
  const first = 28;
  const last = first + lines.length - 1;
  const firstProblem = last + 4;
  const cells: Record<string, CellContent> = {
    A1: 'Zuschnittliste offene Kiste',
    A3: 'Länge aussen',
    B3: 1000,
    C3: 'mm',
    A4: 'Breite aussen',
    B4: 600,
    C4: 'mm',
    A5: 'Höhe der Wände',
    B5: 450,
    C5: 'mm',
    A7: 'Brettdicke',
    B7: 18,
    C7: 'mm',
    A8: 'Brettbreite',
    B8: 100,
    C8: 'mm',
    A9: 'Holz',
    B9: 'Fichte roh',
    A10: 'Stangenlänge',
    B10: 4000,
    C10: 'mm',
    A11: 'Sägeschnitt',
    B11: 3.2,
    C11: 'mm',
    A12: 'Deckel',
    B12: 'nein',
    A13: 'Brettdicke fertig',
    B13: '=B7-IF(B9="Fichte gehobelt",2,0)',
    C13: 'mm',
    A14: 'Rohdichte',
    B14: '=VLOOKUP(B9,Hoelzer,2,FALSE)',
    C14: 'kg/m³',
    A15: 'Höhe der Wandbretter',
    B15: '=Hoehe-B13',
    C15: 'mm',
    N3: 'Breite mm',
    O3: 'ganze',
    P3: 'gerippte',
    Q3: 'gerippt mm',
    ...filled(4, 'Breite'),
    ...filled(5, 'B15'),
    A16: 'Holzvolumen',
    B16: `=SUMPRODUCT(C${first}:C${last},D${first}:D${last},E${first}:E${last},F${first}:F${last})/1000000000`,
    C16: 'm³',
    A17: 'Gewicht',
    B17: '=ROUND(B16*B14,3)',
    C17: 'kg',
    A18: 'Stangen',
    B18: `=SUM(L${first}:L${last})`,
    C18: 'Stk.',
    A19: 'Verschnitt',
    B19: `=IF(B18=0,0,ROUND(100*(1-SUMPRODUCT(C${first}:C${last},D${first}:D${last})/(B18*B10)),1))`,
    C19: '%',
    A20: 'Laufmeter Deckel',
    B20: `=SUMPRODUCT(--(RIGHT(I${first}:I${last},6)="Deckel"),C${first}:C${last},D${first}:D${last})/1000`,
    C20: 'm',
    A21: 'Preis',
    B21: `=ROUND((B16*VLOOKUP(B9,Hoelzer,3,FALSE)+B18*Tabellen!$B$8+SUM(C${first}:C${last})*Tabellen!$B$9)*20,0)/20`,
    C21: 'CHF',
    A22: 'Höhe über alles',
    B22: '=Hoehe+18+IF(B12="ja",B13,0)',
    C22: 'mm',
    A23: 'Länge innen frei',
    B23: '=Laenge-2*B13-60',
    C23: 'mm',
    A24: 'Breite innen frei',
    B24: '=Breite-2*B13-IF(Laenge>1300,60,0)',
    C24: 'mm',
    A25: 'Höhe innen frei',
    B25: '=B15-IF(B12="ja",18,0)',
    C25: 'mm',
  };
  ['Artikel', 'Nummer', 'Anzahl', 'Länge', 'Breite', 'Dicke', 'Holz', 'Schlüssel', 'Bemerkung', 'Einheit', 'Gewicht kg', 'Stangen'].forEach(
    (title, index) => {
      cells[`${'ABCDEFGHIJKL'.charAt(index)}${first - 1}`] = title;
    },
  );
  for (const [index, [name, number, count, length, width, height, remark]] of lines.entries()) {
    const row = first + index;
    cells[`A${row}`] = name;
    cells[`B${row}`] = number;
    cells[`C${row}`] = count;
    cells[`D${row}`] = length;
    cells[`E${row}`] = width;
    cells[`F${row}`] = height;
    const planed = name.endsWith('brett') ? 'IF($B$9="Fichte gehobelt","spruce-planed","spruce")' : '"spruce"';
    cells[`G${row}`] = `=IF($B$9="Lärche","larch",${planed})`;
    cells[`H${row}`] = 'BF';
    if (remark !== '') cells[`I${row}`] = remark;
    cells[`J${row}`] = 'CM';
    cells[`K${row}`] = `=C${row}*D${row}*E${row}*F${row}/1000000000*$B$14`;
    cells[`L${row}`] = `=IF(C${row}=0,0,ROUNDUP(C${row}/INT(($B$10+$B$11)/(D${row}+$B$11)),0))`;
  }
  const problems: readonly (readonly [when: string, severity: string, message: string])[] = [
    ['Laenge>B10', 'FEHLER', '"Länge "&TEXT(Laenge,"#,##0")&" mm: die Stange ist nur "&TEXT(B10,"#,##0")&" mm lang."'],
    ['Breite>Laenge', 'WARNUNG', '"Die Breite ist grösser als die Länge: die Bretter laufen quer."'],
    ['AND(B7<30,B16*B14>60)', 'WARNUNG', '"Ab 60 kg Eigengewicht empfehlen wir Bretter von 30 mm."'],
  ];
  for (const [index, [when, severity, message]] of problems.entries()) {
    cells[`A${firstProblem + index}`] = `=IF(${when},"${severity}","")`;
    cells[`B${firstProblem + index}`] = `=IF(${when},${message},"")`;
  }
  const tables: Record<string, CellContent> = {
    A1: 'Holz',
    B1: 'kg/m³',
    C1: 'CHF je m³',
    A8: 'CHF je Stange (Rüsten)',
    B8: 0.9,
    A9: 'CHF je Schnitt',
    B9: 0.35,
  };
  for (const [index, [name, density, price]] of woods.entries())
    Object.assign(tables, { [`A${index + 2}`]: name, [`B${index + 2}`]: density, [`C${index + 2}`]: price });
  return {
    names: {
      Hoelzer: 'Tabellen!$A$2:$C$4',
      Laenge: 'Rechner!$B$3',
      Breite: 'Rechner!$B$4',
      Hoehe: 'Rechner!$B$5',
      Zuschnitt: `Rechner!$A$${first}:$K$${last}`,
      Meldungen: `Rechner!$A$${firstProblem}:$B$${firstProblem + problems.length - 1}`,
    },
    sheets: [
      {
        name: 'Rechner',
        widths: [20, 14, 10, 10, 10, 10, 16, 10, 16, 10, 12, 10],
        cells,
        validations: [
          { range: 'B3', kind: 'whole', first: '300', second: '4980' },
          { range: 'B4', kind: 'whole', first: '260', second: '1500' },
          { range: 'B5', kind: 'whole', first: '150', second: '1500' },
          { range: 'B7', kind: 'list', first: '"18,30"' },
          { range: 'B8', kind: 'list', first: '"60,80,100,130,140"' },
          { range: 'B9', kind: 'list', first: 'Tabellen!$A$2:$A$4' },
          { range: 'B10', kind: 'list', first: '"3000,4000,5000"' },
          { range: 'B11', kind: 'decimal', first: '2', second: '6' },
          { range: 'B12', kind: 'list', first: '"ja,nein"' },
        ],
      },
      { name: 'Tabellen', cells: tables },
    ],
  };
}
