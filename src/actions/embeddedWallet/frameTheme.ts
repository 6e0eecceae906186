import { frontModal } from '../../controllers/modal.ts'
import type { FrameTheme } from '../../types/frame.ts'

const defaults = {
  light: { accent: 'oklch(0.54 0.2 262)', background: '#fff' },
  dark: { accent: 'oklch(0.72 0.15 262)', background: 'oklch(0.2 0 0)' },
} as const

export function frameTheme(): FrameTheme {
  const modal = frontModal()
  const mode = modal?.state.themeMode ?? 'auto'
  const isDark =
    mode === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark'
  const themeMode = isDark ? 'dark' : 'light'
  const style = modal?.host && getComputedStyle(modal.host)
  const colour = (name: 'accent' | 'background') =>
    modal?.state.themeVariables[`--wm-${name}`] ||
    style?.getPropertyValue(`--wm-${name}`).trim() ||
    defaults[themeMode][name]
  return { themeMode, accent: colour('accent'), background: colour('background') }
}
