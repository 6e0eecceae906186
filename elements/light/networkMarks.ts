/** Marks for networks without a picture: a letter or two on a colour. They are no logos, and need no request. */
export interface NetworkMark {
  text: string
  background: string
}

// biome-ignore format: a table is read by its rows
const marks: Readonly<Record<string, readonly [text: string, background: string]>> = {
  'eip155:1': ['E', '#5b6bd6'],
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
  'eip155:11155111': ['S', '#6b6f8a'],
  'eip155:84532': ['B', '#5a78b8'],
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': ['S', '#6b3fd4'],
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': ['S', '#7d6aa8'],
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': ['S', '#7d6aa8'],
  'bip122:000000000019d6689c085ae165831e93': ['₿', '#b05f00'],
  'bip122:000000000933ea01ad0ee984209779ba': ['₿', '#4d7a35'],
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': ['P', '#c2006b'],
  'polkadot:68d56f15f85d3136970ec16946040bc1': ['H', '#a3135f'],
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': ['K', '#2f2f2f'],
  'polkadot:e143f23803ac50e8f6f8e62695d1ce9e': ['W', '#b3541e'],
}

/**
 * The mark of a built-in network; of any other its first letter.
 *
 * @public Loaded by a dynamic import, which the unused code check does not follow.
 */
export function networkMark({
  caipNetworkId,
  name,
}: {
  caipNetworkId: string
  name: string
}): NetworkMark {
  const [text = [...name][0]?.toUpperCase() ?? '', background = '#5f6570'] =
    (Object.hasOwn(marks, caipNetworkId) && marks[caipNetworkId]) || []
  return { text, background }
}
