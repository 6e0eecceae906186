/** Relative luminance of a colour like `#1e1033`, from 0 to 1 (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours like `#1e1033`, from 1 to 21. Text needs 4.5. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The text colour with the higher contrast. */
export function readableTextColour(colour: string): string {
  const [light, dark] = ['#ffffff', '#16181d']
  return contrastOf(colour, light) >= contrastOf(colour, dark) ? light : dark
}
