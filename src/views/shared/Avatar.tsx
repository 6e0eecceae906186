/** Five colours of an address: its first six hex digits, each step 15 % nearer to white. */
export function avatarColours(address: string): string[] {
  const hex = address
    .replace(/^0x/, '')
    .replace(/[^0-9a-f]/gi, '')
    .slice(0, 6)
    .padEnd(6, '0')
  const base = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return Array.from({ length: 5 }, (_, step) => {
    const tint = (part: number) => Math.round(part + (255 - part) * 0.15 * step)
    return `rgb(${base.map(tint).join(' ')})`
  })
}

/** Draws a picture from the address when there is none: the same address always looks the same. */
export function Avatar({ address, src }: { address: string; src: string | null }) {
  if (src) return <img className="avatar" src={src} alt="" />
  const [a, b, c, d, e] = avatarColours(address)
  return (
    <svg className="avatar" viewBox="0 0 72 72" aria-hidden="true">
      <rect width="72" height="72" rx="36" fill={a} />
      <circle cx="58" cy="16" r="26" fill={c} />
      <circle cx="14" cy="60" r="28" fill={b} />
      <circle cx="50" cy="58" r="18" fill={e} opacity="0.8" />
      <circle cx="24" cy="22" r="12" fill={d} />
    </svg>
  )
}
