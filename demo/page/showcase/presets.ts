import type { Variables } from './settings.ts'

export type Mode = 'auto' | 'light' | 'dark'

export interface Preset {
  name: string
  mode: Mode
  variables: Variables
}

/** Themes that the editor offers. Forest and Night are also shown in the README. */
export const presets: readonly Preset[] = [
  { name: 'Default', mode: 'auto', variables: {} },
  {
    name: 'Forest',
    mode: 'light',
    variables: {
      '--wm-accent': '#166534',
      '--wm-accent-contrast': '#ffffff',
      '--wm-background': '#f7f6f0',
      '--wm-radius': '8px',
      '--wm-font-family': 'Georgia, serif',
    },
  },
  {
    name: 'Night',
    mode: 'dark',
    variables: {
      '--wm-accent': '#f0abfc',
      '--wm-accent-contrast': '#1e1033',
      '--wm-background': '#1e1033',
      '--wm-foreground': '#f5f3ff',
      '--wm-radius': '28px',
    },
  },
  {
    name: 'Ember',
    mode: 'dark',
    variables: {
      '--wm-accent': '#fb923c',
      '--wm-accent-contrast': '#16181d',
      '--wm-background': '#1c1512',
      '--wm-foreground': '#fff7ed',
      '--wm-radius': '14px',
    },
  },
  {
    name: 'Ocean',
    mode: 'light',
    variables: {
      '--wm-accent': '#0369a1',
      '--wm-accent-contrast': '#ffffff',
      '--wm-background': '#f0f9ff',
      '--wm-foreground': '#082f49',
      '--wm-radius': '24px',
    },
  },
  {
    name: 'Mono',
    mode: 'light',
    variables: {
      '--wm-accent': '#111111',
      '--wm-accent-contrast': '#ffffff',
      '--wm-background': '#ffffff',
      '--wm-foreground': '#111111',
      '--wm-radius': '0px',
      '--wm-font-family': 'ui-monospace, monospace',
    },
  },
]

/** The element's default colours, which the colour fields show. */
export const defaultColours: Readonly<Record<'light' | 'dark', Variables>> = {
  light: { '--wm-accent': '#2f5fd7', '--wm-background': '#ffffff', '--wm-foreground': '#14161c' },
  dark: { '--wm-accent': '#7ba7ff', '--wm-background': '#161616', '--wm-foreground': '#f2f2f2' },
}
