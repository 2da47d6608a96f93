/** The company's logo: a K sawn out of a board. */
export function Logo() {
  return (
    <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
      <path d="M0 0h44v44H0z" fill="#1D1916" />
      <path d="M6 6h8v32H6zM16.5 20.5 29.5 6H39L24.5 22zM16.5 24.5l4.5-5L39 38h-9.5z" fill="#FBF8F4" />
    </svg>
  );
}
