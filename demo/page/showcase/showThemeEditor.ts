import { h } from '../../wallets/shared/dom.ts'
import { contrastOf, readableTextColour } from './contrastOf.ts'
import { defaultColours, type Mode, presets } from './presets.ts'
import { followSettings, readVariables, writeVariables } from './settings.ts'

const colours = [
  ['--wm-accent', 'Accent'],
  ['--wm-background', 'Background'],
  ['--wm-foreground', 'Text'],
] as const

const fonts: Readonly<Record<string, string>> = {
  'System font': '',
  "The page's": 'inherit',
  Serif: 'Georgia, serif',
  Rounded: 'ui-rounded, "Trebuchet MS", sans-serif',
  Monospace: 'ui-monospace, monospace',
}

const words: Readonly<Record<string, string>> = { auto: 'Auto', light: 'Light', dark: 'Dark' }

const dark = matchMedia('(prefers-color-scheme: dark)')
const readable = 4.5

const modeOf = (wallet: HTMLElement) => (wallet.getAttribute('theme-mode') ?? 'auto') as Mode

/** Returns the value of a colour field, which supports `#rrggbb` only. */
function colourOf(wallet: HTMLElement, name: string): string {
  const mode = modeOf(wallet)
  const isDark = mode === 'auto' ? dark.matches : mode === 'dark'
  const chosen = readVariables(wallet)[name] ?? ''
  if (/^#[\da-f]{6}$/i.test(chosen)) return chosen
  return defaultColours[isDark ? 'dark' : 'light'][name] ?? '#000000'
}

function warningOf(wallet: HTMLElement): string {
  const [accent = '', background = '', text = ''] = colours.map(([name]) => colourOf(wallet, name))
  const measured = [
    ['Text', contrastOf(text, background)],
    ['The accent', contrastOf(accent, background)],
  ] as const
  const [worst] = measured.filter(([, value]) => value < readable)
  if (!worst) return ''
  return `${worst[0]} is hard to read on this background: its contrast is ${worst[1].toFixed(1)}, and 4.5 is needed.`
}

/** Shows presets, mode, colours, corners and font of the element. */
export function showThemeEditor(wallet: HTMLElement, place: HTMLElement): void {
  const set = (changes: Record<string, string>) => {
    const next = Object.entries({ ...readVariables(wallet), ...changes })
    writeVariables(wallet, Object.fromEntries(next.filter(([, value]) => value !== '')))
  }
  const setMode = (mode: Mode) => {
    if (mode === 'auto') wallet.removeAttribute('theme-mode')
    else wallet.setAttribute('theme-mode', mode)
  }

  const looks = presets.map((preset) => {
    const dot = h('span', { className: 'dot' })
    dot.style.background = preset.variables['--wm-background'] ?? 'light-dark(#fff, #161616)'
    dot.style.borderColor = preset.variables['--wm-accent'] ?? '#2f5fd7'
    const onclick = () => {
      setMode(preset.mode)
      writeVariables(wallet, preset.variables)
    }
    return h('button', { type: 'button', className: 'chip', onclick }, dot, preset.name)
  })
  const modes = (['auto', 'light', 'dark'] as const).map((mode) => {
    const input = h('input', { type: 'radio', name: 'mode', value: mode })
    input.addEventListener('change', () => setMode(mode))
    return input
  })
  const fields = colours.map(([name, label]) => {
    const input = h('input', { type: 'color', 'aria-label': label })
    input.addEventListener('input', () => {
      const contrast = name === '--wm-accent' && {
        '--wm-accent-contrast': readableTextColour(input.value),
      }
      set({ [name]: input.value, ...contrast })
    })
    const value = h('code', {})
    return {
      name,
      input,
      value,
      element: h('label', {}, label, h('span', { className: 'colour' }, input, value)),
    }
  })
  const radius = h('input', { type: 'range', min: '0', max: '32' })
  const radiusText = h('code', {})
  radius.addEventListener('input', () => set({ '--wm-radius': `${radius.value}px` }))
  const font = h('select', {})
  /** A font from the URL may be missing in the list. */
  const custom = new Option('Custom')
  font.append(...Object.entries(fonts).map(([label, value]) => new Option(label, value)))
  font.addEventListener('change', () => set({ '--wm-font-family': font.value }))
  const warning = h('p', { role: 'status', className: 'warning' })

  place.append(
    h('div', { role: 'group', className: 'row', 'aria-label': 'Presets' }, ...looks),
    h(
      'fieldset',
      { className: 'segments' },
      h('legend', {}, 'Mode'),
      ...modes.map((input) => h('label', {}, input, h('span', {}, words[input.value]))),
    ),
    h('div', { className: 'fields' }, ...fields.map(({ element }) => element)),
    h('label', { className: 'field' }, h('span', {}, 'Corners'), radius, radiusText),
    h('label', { className: 'field' }, h('span', {}, 'Font'), font),
    warning,
  )

  const update = () => {
    const variables = readVariables(wallet)
    const same = (other: object) =>
      JSON.stringify(Object.entries(other).sort()) ===
      JSON.stringify(Object.entries(variables).sort())
    for (const [at, look] of looks.entries()) {
      const preset = presets[at]
      look.ariaPressed = String(preset?.mode === modeOf(wallet) && same(preset.variables))
    }
    for (const input of modes) input.checked = input.value === modeOf(wallet)
    for (const { name, input, value } of fields) {
      input.value = colourOf(wallet, name)
      value.textContent = input.value
    }
    radius.value = String(Number.parseInt(variables['--wm-radius'] ?? '20', 10))
    radiusText.textContent = `${radius.value}px`
    const family = variables['--wm-font-family'] ?? ''
    custom.remove()
    if (!Object.values(fonts).includes(family)) {
      custom.value = family
      font.append(custom)
    }
    font.value = family
    const text = warningOf(wallet)
    if (warning.textContent !== text) warning.textContent = text
  }
  followSettings(wallet, update)
  // In mode Auto the fields show the defaults of the system's colour scheme.
  dark.addEventListener('change', update)
}
