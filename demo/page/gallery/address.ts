/** How a state is shown; the part of a link after `#`. */
export interface Look {
  /** Name of a state. */
  state: string
  theme: string
  dir: string
  lang: string
  /** The gallery's stage: `card`, `phone`, or `sheet`, which shows all states of the view. */
  size: string
  /** `above` for a dialog, `page` for a modal in the page (attribute `embedded`). */
  place: string
  /** Value of the attribute `theme-variables`; empty for none. */
  variables: string
}

const defaults: Look = {
  state: 'Connect',
  theme: 'light',
  dir: 'ltr',
  lang: 'en',
  size: 'card',
  place: 'above',
  variables: '',
}

/** Reads a link's part after `#`. What it leaves out is as by default. */
export function readLook(hash: string): Look {
  const given = Object.fromEntries(new URLSearchParams(hash.replace(/^#/, '')))
  return { ...defaults, ...given }
}

/** The link's part after `#`, without defaults. */
export function hashOf(look: Look): string {
  const entries = Object.entries(look).filter(
    ([name, value]) => name === 'state' || value !== defaults[name as keyof Look],
  )
  return `#${new URLSearchParams(entries)}`
}
