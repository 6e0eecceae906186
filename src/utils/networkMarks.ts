/** A drawn mark of a network or namespace. The marks are original drawings and not logos, and need no request. */
export interface NetworkMark {
  text: string
  background: string
  /** SVG path of a shape that replaces the letter, on a 40-unit grid. */
  path?: string
}

const diamond = 'M20 7l8 13.5-8 4.5-8-4.5zM20 33l8-10-8 4.5-8-4.5z'
const bars = 'M14 11h16l-4 5H10zM10 17.5h16l4 5H14zM14 24h16l-4 5H10z'
const dots = [
  [20, 10.5],
  [28.2, 15.2],
  [28.2, 24.8],
  [20, 29.5],
  [11.8, 24.8],
  [11.8, 15.2],
].map(([x = 0, y = 0]) => `M${x - 3.6} ${y}a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0`)
const ring = dots.join('')

// biome-ignore format: a table is read by its rows
const marks: Readonly<Record<string, readonly [text: string, background: string, path?: string]>> = {
  // A namespace has the mark of its main network.
  'eip155': ['E', '#5b6bd6', diamond],
  'solana': ['S', '#6b3fd4', bars],
  'bip122': ['₿', '#b05f00'],
  'polkadot': ['P', '#c2006b', ring],
  'eip155:1': ['E', '#5b6bd6', diamond],
  'eip155:10': ['O', '#e0312e'],
  'eip155:42161': ['A', '#1f5f99'],
  'eip155:8453': ['B', '#1652f0'],
  'eip155:137': ['P', '#7342dc'],
  'eip155:56': ['B', '#8a6500'],
  'eip155:43114': ['A', '#c5362f'],
  'eip155:100': ['G', '#35694f'],
  'eip155:324': ['Z', '#4a4f9c'],
  'eip155:250': ['F', '#1558c0'],
  'eip155:42220': ['C', '#5f6b00'],
  'eip155:8217': ['K', '#3f6b16'],
  'eip155:1313161554': ['A', '#2c7a4b'],
  'eip155:11155111': ['S', '#6b6f8a', diamond],
  'eip155:84532': ['B', '#5a78b8'],
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': ['S', '#6b3fd4', bars],
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': ['S', '#7d6aa8', bars],
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': ['S', '#7d6aa8', bars],
  'bip122:000000000019d6689c085ae165831e93': ['₿', '#b05f00'],
  'bip122:000000000933ea01ad0ee984209779ba': ['₿', '#4d7a35'],
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': ['P', '#c2006b', ring],
  'polkadot:68d56f15f85d3136970ec16946040bc1': ['H', '#a3135f', ring],
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': ['K', '#2f2f2f', ring],
  'polkadot:48239ef607d7928874027a43a6768920': ['H', '#4a4a4a', ring],
  'polkadot:e143f23803ac50e8f6f8e62695d1ce9e': ['W', '#b3541e', ring],
}

/** Returns the mark of a built-in network (by CAIP-2 id) or of a namespace; undefined if there is none. */
export function builtInMark(id: string): NetworkMark | undefined {
  const known = Object.hasOwn(marks, id) ? marks[id] : undefined
  if (!known) return undefined
  const [text, background, path] = known
  return { text, background, ...(path && { path }) }
}

/**
 * Returns the mark of a network. The mark of a network that is not built in is the first letter of its name.
 * @public because a dynamic import loads this function, which the check for unused code does not follow
 */
export function networkMark(network: { caipNetworkId: string; name: string }): NetworkMark {
  const letter = { text: [...network.name][0]?.toUpperCase() ?? '', background: '#5f6570' }
  return builtInMark(network.caipNetworkId) ?? letter
}
