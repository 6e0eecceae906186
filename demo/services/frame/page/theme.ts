import { isRecord } from '../../../wallets/shared/json.ts'
import { memberOf } from './payload.ts'

const sheet = new CSSStyleSheet()
document.adoptedStyleSheets.push(sheet)

/** Applies the page's mode and the two supported colours; other values are ignored. */
export function applyTheme(payload: unknown): void {
  const mode = memberOf(payload, 'themeMode')
  if (mode === 'light' || mode === 'dark') document.documentElement.dataset.theme = mode
  const variables = memberOf(payload, 'w3mThemeVariables')
  if (!isRecord(variables)) return
  const accent = colour(variables['--w3m-accent'])
  const background = colour(variables['--w3m-background'])
  const root = [
    accent !== undefined && `--accent: ${accent}; --on-accent: ${textOn(accent)};`,
    background !== undefined && `--background: ${background};`,
  ]
  sheet.replaceSync(`:root { ${root.filter((line) => line !== false).join(' ')} }`)
}

function colour(value: unknown): string | undefined {
  return typeof value === 'string' && CSS.supports('color', value) ? value : undefined
}

/** Black or white, by contrast (WCAG relative luminance). */
function textOn(background: string): string {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return '#fff'
  context.fillStyle = background
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
    const part = byte / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000' : '#fff'
}
