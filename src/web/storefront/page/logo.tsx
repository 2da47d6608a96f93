/** The company's logo: a K sawn out of a board. */
export function Logo() {
  return (
    <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
      <path d="M0 0h44v44H0z" fill="#1D1916" />
      <path d="M6 6h8v32H6zM16.500 20.500 29.500 6H39L24.500 22zM16.500 24.500l4.500-5L39 38h-9.500z" fill="#FBF8F4" />
    </svg>
  );
}
