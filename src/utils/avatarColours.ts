/**
 * Returns five colours for an address: the colour of its first six hex digits, and four shades that are each 15 %
 * closer to white.
 */
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

export function avatarBackground(address: string): string {
  const [base, dark, light, , pale] = avatarColours(address)
  const spot = (place: string, colour: string | undefined, size: number) =>
    `radial-gradient(circle at ${place}, ${colour} ${size}%, transparent ${size + 1}%)`
  return [
    spot('80% 22%', light, 30),
    spot('20% 84%', dark, 34),
    spot('70% 80%', pale, 20),
    base,
  ].join()
}
