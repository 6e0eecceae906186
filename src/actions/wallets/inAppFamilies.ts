import type { Namespace } from '../../types/caip.ts'
import type { Wallet } from '../../types/wallet.ts'

/**
 * Wallets whose app has a browser that a link opens (`inAppBrowsers.ts`), by the directory's name in lower case without
 * "wallet", and the families whose provider it has.
 */
export const inAppFamilies = {
  metamask: ['eip155', 'solana'],
  coinbase: ['eip155', 'solana'],
  trust: ['eip155', 'solana'],
  okx: ['eip155', 'solana', 'bip122'],
  bitget: ['eip155', 'solana', 'bip122'],
  phantom: ['eip155', 'solana', 'bip122'],
  solflare: ['solana'],
  backpack: ['eip155', 'solana'],
  xverse: ['bip122'],
  unisat: ['bip122'],
  nova: ['polkadot', 'eip155'],
  subwallet: ['polkadot', 'eip155'],
} satisfies Record<string, readonly Namespace[]>

export function inAppKey({ name }: Pick<Wallet, 'name'>): keyof typeof inAppFamilies | undefined {
  const key = name.toLowerCase().replace(/ wallet$/, '')
  return Object.hasOwn(inAppFamilies, key) ? (key as keyof typeof inAppFamilies) : undefined
}

/** Returns the families that a wallet offers to pages in the browser of its app; none for a wallet without one. */
export function inAppFamiliesOf(wallet: Pick<Wallet, 'name'>): readonly Namespace[] {
  const key = inAppKey(wallet)
  return key ? inAppFamilies[key] : []
}
