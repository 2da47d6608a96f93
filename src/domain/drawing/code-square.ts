/** The squares of a QR code as one path: adjacent squares of a row are one rectangle, so that no hairline shows between them. In millimetres of paper. */
export function codeSquares(
  rows: readonly (readonly boolean[])[],
  { x, y, side }: { x: number; y: number; side: number },
  colour: string,
): string {
  const unit = side / rows.length;
  let data = '';
  rows.forEach((row, line) => {
    let start = 0;
    while (start < row.length) {
      let end = start;
      while (row[end] === true) end++;
      if (end > start)
        data += `M${at(x + start * unit)} ${at(y + line * unit)}h${at((end - start) * unit)}v${at(unit)}H${at(x + start * unit)}z`;
      start = Math.max(end, start + 1);
    }
  });
  return `<path fill="${colour}" d="${data}"/>`;
}

const at = (value: number): string => String(Number(value.toFixed(3)));
