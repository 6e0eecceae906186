/**
 * A square with the first letter on a colour derived from the name. The URL is base64, because some standards require
 * this.
 */
export function letterIcon(name: string): `data:image/svg+xml;base64,${string}` {
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0) * 37, 0) % 360
  const letter = /[a-z0-9]/i.exec(name)?.[0]?.toUpperCase() ?? 'W'
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">',
    `<rect width="96" height="96" fill="hsl(${hue} 55% 42%)"/>`,
    '<text x="48" y="66" font-family="system-ui,sans-serif" font-size="52" font-weight="600"',
    ` text-anchor="middle" fill="#fff">${letter}</text></svg>`,
  ].join('')
  return `data:image/svg+xml;base64,${btoa(svg)}`
}
