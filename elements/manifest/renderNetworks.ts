import * as chains from 'viem/chains'

/**
 * EVM networks with a slug beside the built-in ones, by their names in `viem/chains`. A slug is the network's name in
 * lower case, without the words of `plain`.
 */
const wanted = [
  'linea',
  'scroll',
  'blast',
  'mantle',
  'sonic',
  'berachain',
  'unichain',
  'worldchain',
  'ink',
  'soneium',
  'abstract',
  'hyperEvm',
  'zora',
  'mode',
  'opBNB',
  'katana',
  'plasma',
  'sei',
  'taiko',
  'lisk',
  'metis',
  'moonbeam',
  'cronos',
  'ronin',
  'monad',
  'megaeth',
  'apeChain',
  'arbitrumNova',
  'rootstock',
  'flare',
  'optimismSepolia',
  'arbitrumSepolia',
] as const satisfies readonly (keyof typeof chains)[]

function chainOf(name: (typeof wanted)[number]): chains.Chain {
  const all: Record<string, chains.Chain> = { ...chains }
  const chain = all[name]
  if (!chain) throw new Error(`viem has no chain ${name}`)
  return chain
}

const plain = /\b(mainnet|network)\b/gi

const bare = (url: string) => url.replace(/^https:\/\//, '').replace(/\/$/, '')

/** Returns the module with the rows of these networks, from viem's data. */
export function renderNetworks(): string {
  const rows = wanted.map((name) => {
    const { id, name: title, nativeCurrency, rpcUrls, blockExplorers } = chainOf(name)
    const slug = title.replace(plain, '').trim().toLowerCase().replace(/\s+/g, '-')
    const { name: explorer = '', url = '' } = blockExplorers?.default ?? {}
    const node = bare(rpcUrls.default.http[0] ?? '')
    const { symbol, name: currency } = nativeCurrency
    const row = [slug, id, title, symbol, currency, node, explorer, bare(url)]
    return `  [${row.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(', ')}],`
  })
  return `// Written by \`npm run readme\` from viem's chains (MIT).

/**
 * Slug, chain id, name, currency symbol and name, public node, block explorer (name and host). All native currencies have
 * 18 decimals.
 */
// biome-ignore format: a table is read by its rows
export const moreRows = [
${rows.join('\n')}
] as const
`
}
