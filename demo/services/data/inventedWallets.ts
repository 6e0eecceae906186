import { coloursFor } from '../walletServices/icons.ts'
import { BITCOIN, EVM, POLKADOT, SOLANA } from './chains.ts'
import { imageIdFor, walletIdFor } from './identifiers.ts'
import type { ListedWallet } from './WalletEntry.ts'

const FIRST = (
  'Cedar Harbor Lumen Quartz Meadow Ember Atlas Juniper Cobalt Willow Beacon Onyx Saffron Tundra ' +
  'Maple Orchid Falcon Granite Indigo Lagoon Marble Nimbus Opal Pebble Raven Sable Summit Thistle ' +
  'Umber Velvet Walnut Yarrow Aspen Birch Coral Drift Fennel Glacier Hazel Ivory'
).split(' ')

const SECOND = 'Vault Wallet Pocket Keys Safe Pay Chest Pass Purse Satchel Keeper Signer'.split(' ')

const CHAINS = [
  EVM,
  EVM.slice(0, 5),
  [...EVM, ...SOLANA],
  ['eip155:1', 'eip155:8453'],
  SOLANA,
  [...EVM, ...SOLANA, ...BITCOIN],
  BITCOIN,
  POLKADOT,
]

/** Invented wallets, which make the directory long. They are the same on each start. */
export function inventWallets(count: number): ListedWallet[] {
  if (count > FIRST.length * SECOND.length) throw new Error('There are not that many names.')
  return Array.from({ length: count }, (_, index) => invent(index))
}

function invent(index: number): ListedWallet {
  const name = nameOf(index)
  const id = walletIdFor(name)
  const slug = name.toLowerCase().replace(' ', '-')
  const home = `https://${slug}.example`
  // Most wallets are mobile apps; some are extensions only, some web or desktop only.
  const kind = index % 9
  const mobile = kind !== 3 && kind !== 6
  const extension = kind === 3 || kind === 4
  return {
    id,
    name,
    badge_type: index % 4 === 1 ? 'certified' : 'none',
    chains: CHAINS[(index * 5) % CHAINS.length] ?? EVM,
    homepage: home,
    image_id: imageIdFor(id),
    order: 1000 + index,
    mobile_link: mobile ? `${slug}://` : null,
    desktop_link: kind === 6 ? `${slug}://` : null,
    webapp_link: kind === 7 ? `${home}/app` : null,
    app_store: mobile ? `${home}/ios` : null,
    play_store: mobile && kind !== 5 ? `${home}/android` : null,
    chrome_store: extension ? `${home}/extension` : null,
    rdns: extension ? `example.${slug}` : null,
    injected: null,
    colours: coloursFor(name),
  }
}

/** Wallets next to each other in the list differ in both words of their names. */
function nameOf(index: number): string {
  const first = FIRST[index % FIRST.length]
  const second = SECOND[(index + Math.floor(index / FIRST.length)) % SECOND.length]
  return `${first} ${second}`
}
