/**
 * Returns five colours for an address: the colour of its first six hex digits, and four shades that are each 15 %
 * closer to white. Each is the channels of a CSS `rgb()`.
 */
function coloursOf(address: string): string[] {
  const hex = address
    .replace(/^0x/, '')
    .replace(/[^0-9a-f]/gi, '')
    .slice(0, 6)
    .padEnd(6, '0')
  const base = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return Array.from({ length: 5 }, (_, step) => {
    const tint = (part: number) => Math.round(part + (255 - part) * 0.15 * step)
    return base.map(tint).join(' ')
  })
}

/**
 * Returns the avatar of an address without a picture, as a CSS background of a square: four discs on a ground. Views and
 * buttons draw it alike, and events give it to hosts.
 */
export function avatarBackground(address: string): string {
  const [ground, dark, light, lighter, pale] = coloursOf(address)
  // The radius and the place are percentages of the square. The stop before the edge smooths it.
  const disc = (radius: number, place: string, colour: string) =>
    `radial-gradient(${radius}% ${radius}% at ${place},rgb(${colour}) 97%,transparent)`
  return [
    disc(17, '33% 31%', `${lighter}`),
    disc(25, '69% 81%', `${pale} / 80%`),
    disc(39, '19% 83%', `${dark}`),
    disc(36, '81% 22%', `${light}`),
    `rgb(${ground})`,
  ].join()
}
