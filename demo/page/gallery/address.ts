/** The state to show and its look. A link contains them after `#`. */
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

/** Parses the part of a link after `#`. Missing members have their defaults. */
export function readLook(hash: string): Look {
  const given = Object.fromEntries(new URLSearchParams(hash.replace(/^#/, '')))
  return { ...defaults, ...given }
}

/** Returns the part of a link after `#`, without members that have their defaults. */
export function hashOf(look: Look): string {
  const entries = Object.entries(look).filter(
    ([name, value]) => name === 'state' || value !== defaults[name as keyof Look],
  )
  return `#${new URLSearchParams(entries)}`
}
