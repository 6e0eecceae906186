/** Defaults are read from `var(--wm-x, …)`; private properties in them are replaced by their public names. */
export function readCssDefaults(css: string): Record<string, string> {
  const defaults: Record<string, string> = {}
  for (const match of css.matchAll(/var\((--wm-[a-z-]+),\s*/g)) {
    const start = match.index + match[0].length
    let end = start
    for (let depth = 1; end < css.length; end++) {
      if (css[end] === '(') depth++
      if (css[end] === ')' && --depth === 0) break
    }
    const [, name = ''] = match
    defaults[name] ??= css.slice(start, end).replace(/var\(--(?!wm-)/g, 'var(--wm-')
  }
  return defaults
}
