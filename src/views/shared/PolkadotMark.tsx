/** Our own drawing for Polkadot, a ring of six dots that fills its tile, so that no trademark is used. */
export function PolkadotMark() {
  const turns = [0, 60, 120, 180, 240, 300]
  return (
    <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 40 40" fill="#fff">
      <path d="M0 0h40v40H0z" fill="oklch(0.6 0.24 358)" />
      {turns.map((turn) => (
        <circle key={turn} cx="20" cy="10.5" r="3.6" transform={`rotate(${turn} 20 20)`} />
      ))}
    </svg>
  )
}
