import arbitrum from '@web3icons/core/svgs/networks/background/arbitrum-one.svg.js'
import aurora from '@web3icons/core/svgs/networks/background/aurora.svg.js'
import avalanche from '@web3icons/core/svgs/networks/background/avalanche.svg.js'
import base from '@web3icons/core/svgs/networks/background/base.svg.js'
import bnb from '@web3icons/core/svgs/networks/background/binance-smart-chain.svg.js'
import bitcoin from '@web3icons/core/svgs/networks/background/bitcoin.svg.js'
import celo from '@web3icons/core/svgs/networks/background/celo.svg.js'
import ethereum from '@web3icons/core/svgs/networks/background/ethereum.svg.js'
import fantom from '@web3icons/core/svgs/networks/background/fantom.svg.js'
import gnosis from '@web3icons/core/svgs/networks/background/gnosis.svg.js'
import kaia from '@web3icons/core/svgs/networks/background/kaia.svg.js'
import optimism from '@web3icons/core/svgs/networks/background/optimism.svg.js'
import polkadot from '@web3icons/core/svgs/networks/background/polkadot.svg.js'
import polygon from '@web3icons/core/svgs/networks/background/polygon.svg.js'
import solana from '@web3icons/core/svgs/networks/background/solana.svg.js'
import zksync from '@web3icons/core/svgs/networks/background/zksync.svg.js'
import kusama from '@web3icons/core/svgs/tokens/background/KSM.svg.js'

/** Returns a picture of our own drawing, for networks that the icon set lacks: a shape on a disc. */
const drawing = (background: string, shape: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" fill="#fff"><path d="M0 0h40v40H0z" fill="${background}"/><path d="${shape}"/></svg>`

const diamond = 'M20 7l8 13.5-8 4.5-8-4.5zM20 33l8-10-8 4.5-8-4.5z'
const bars = 'M14 11h16l-4 5H10zM10 17.5h16l4 5H14zM14 24h16l-4 5H10z'
const square = 'M13 13h14v14H13z'
const coin =
  'M16 8h3v4h3V8h3v4.3c5.6.7 6.4 6 2.7 7.4 5 1.2 4.6 8-2.7 8.3v4h-3v-4h-3v4h-3v-4h-4v-3h2.5V15H12v-3h4zM18 15v3.5h5c3 0 3-3.500 0-3.5zM18 21.5V25h5.5c3 0 3-3.500 0-3.5z'
const ring = [
  [20, 10.5],
  [28.2, 15.2],
  [28.2, 24.8],
  [20, 29.5],
  [11.8, 24.8],
  [11.8, 15.2],
]
  .map(([x = 0, y = 0]) => `M${x - 3.6} ${y}a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0`)
  .join('')

const solanaTest = drawing('#7d6aa8', bars)

/**
 * SVG texts of the built-in networks by CAIP-2 id, and of the families by namespace. Rows with a second text have a
 * native token with a picture of its own.
 */
const pictures: Readonly<Record<string, readonly [network: string, native?: string]>> = {
  eip155: [ethereum],
  solana: [solana],
  bip122: [bitcoin],
  polkadot: [polkadot],
  'eip155:1': [ethereum],
  'eip155:10': [optimism, ethereum],
  'eip155:42161': [arbitrum, ethereum],
  'eip155:8453': [base, ethereum],
  'eip155:137': [polygon],
  'eip155:56': [bnb],
  'eip155:43114': [avalanche],
  'eip155:100': [gnosis],
  'eip155:324': [zksync, ethereum],
  'eip155:250': [fantom],
  'eip155:42220': [celo],
  'eip155:8217': [kaia],
  'eip155:1313161554': [aurora, ethereum],
  'eip155:11155111': [drawing('#6b6f8a', diamond)],
  'eip155:84532': [drawing('#5a78b8', square), drawing('#6b6f8a', diamond)],
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': [solana],
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': [solanaTest],
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': [solanaTest],
  'bip122:000000000019d6689c085ae165831e93': [bitcoin],
  'bip122:000000000933ea01ad0ee984209779ba': [drawing('#4d7a35', coin)],
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': [polkadot],
  'polkadot:68d56f15f85d3136970ec16946040bc1': [drawing('#a3135f', ring), polkadot],
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': [kusama],
  'polkadot:48239ef607d7928874027a43a6768920': [drawing('#4a4a4a', ring), kusama],
  'polkadot:e143f23803ac50e8f6f8e62695d1ce9e': [drawing('#b3541e', ring)],
  'polkadot:67f9723393ef76214df0118c34bbbd3d': [drawing('#7a3b17', ring), drawing('#b3541e', ring)],
}

const known = (id: string) => (Object.hasOwn(pictures, id) ? pictures[id] : undefined)

/** Returns the SVG text of a built-in network (by CAIP-2 id) or of a family (by namespace). */
export const networkPicture = (id: string): string | undefined => known(id)?.[0]

/** Returns the SVG text of the native token of a built-in network. */
export function nativePicture(caipNetworkId: string): string | undefined {
  const [network, native = network] = known(caipNetworkId) ?? []
  return native
}
