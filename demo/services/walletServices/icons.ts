/** Two colours of a gradient. */
export type IconColours = readonly [string, string]

/** A square with a gradient and a letter, so that no trademark is used. */
export function letterIcon(label: string, colours: IconColours): string {
  return draw(escapeXml(label), colours, 'M0 0h96v96H0z')
}

/** A round icon, for networks and tokens. */
export function roundIcon(label: string, colours: IconColours): string {
  return draw(escapeXml(label), colours, 'M48 0a48 48 0 1 1 0 96a48 48 0 0 1 0-96z')
}

/** Colours derived from a name, for entries without colours of their own. */
export function coloursFor(name: string): IconColours {
  let hash = 2166136261
  for (const character of name) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0
  }
  const hue = hash % 360
  return [`hsl(${hue} 62% 52%)`, `hsl(${(hue + 40) % 360} 66% 38%)`]
}

function draw(label: string, [from, to]: IconColours, shape: string): string {
  const size = label.length > 2 ? 28 : label.length === 2 ? 38 : 48
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">',
    '<linearGradient id="g" x2="1" y2="1">',
    `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    `<path fill="url(#g)" d="${shape}"/>`,
    `<text x="48" y="49" fill="#fff" font-family="system-ui,sans-serif" font-size="${size}" `,
    'font-weight="600" text-anchor="middle" dominant-baseline="central">',
    `${label}</text></svg>`,
  ].join('')
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
