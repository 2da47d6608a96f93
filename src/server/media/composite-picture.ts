/** The picture of a composite order position: three boxes that belong together, drawn by hand in the shop's ink on paper. */
export const compositePicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" role="img" aria-label="Position aus mehreren Teilen">' +
  '<rect width="96" height="96" fill="#F3ECE2"/><g stroke="#4A3220" stroke-width="1.5" stroke-linejoin="round">' +
  [
    [26, 46],
    [70, 46],
    [48, 18],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<path fill="#F6E0B6" d="M${x} ${y}l20 10-20 10-20-10z"/><path fill="#E4BE86" d="M${x - 20} ${y + 10}l20 10v18l-20-10z"/><path fill="#B98A52" d="M${x + 20} ${y + 10}l-20 10v18l20-10z"/>`,
    )
    .join('') +
  '</g></svg>';
