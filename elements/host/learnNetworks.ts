import { findNetwork, loadMoreNetworks } from '../../src/chains/networks.ts'

let hasAsked = false

/** A slug of `networks`, between spaces or in a JSON array. Names in objects may look the same, at the cost of a file. */
const slug = /^"?([a-z][a-z-]*)"?$/

/**
 * Loads further networks, once, if the element names a slug that is not built in; undefined if all are known. If the file
 * is missing, the attribute is refused like any other.
 */
export function learnNetworks(element: Element): Promise<void> | undefined {
  const named = ['networks', 'default-network'].map((name) => element.getAttribute(name) ?? '')
  const isKnown = (word: string) => {
    const [, name] = slug.exec(word) ?? []
    return !name || findNetwork(name)
  }
  if (
    hasAsked ||
    named
      .join(' ')
      .split(/[\s[\],]+/)
      .every(isKnown)
  )
    return undefined
  return loadMoreNetworks()
    .catch(() => {})
    .finally(() => {
      hasAsked = true
    })
}
