import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import { directConnectors, displayName, isInstalled, showsCode } from './installedRows.ts'

/** Normalizes an rdns, since MetaMask's mobile browser announces another rdns than the directory lists. */
export const rdnsOf = (rdns: string | undefined) =>
  rdns === 'io.metamask.mobile' ? 'io.metamask' : rdns || undefined

/**
 * Compares the rdns or, without an rdns, the directory's injected ids. Names are not compared, because any wallet may
 * use any name.
 */
export function matchesWallet({ id, rdns, flags, namespace }: Connector, wallet: Wallet): boolean {
  if (rdns) return rdnsOf(rdns) === rdnsOf(wallet.rdns)
  const isIt = ({ namespace: own, injected_id }: NonNullable<Wallet['injected']>[number]) =>
    injected_id !== undefined &&
    (own ?? namespace) === namespace &&
    (injected_id === id || flags?.includes(injected_id) === true)
  return wallet.injected?.some(isIt) ?? false
}

/**
 * Returns the connectors that connect a wallet without a pairing, at most one per namespace. Connectors with the wallet's id come first,
 * then connectors that `matchesWallet` accepts, then connectors of the same name on other namespaces.
 */
export function connectorsOf(wallet: Wallet, known: readonly Connector[]): Connector[] {
  const direct = directConnectors(known)
  const ways: Connector[] = []
  const add = (found: readonly Connector[]) => {
    for (const one of found) {
      if (!ways.some(({ namespace }) => namespace === one.namespace)) ways.push(one)
    }
  }
  add(direct.filter(({ id }) => id === wallet.id))
  add(direct.filter((one) => matchesWallet(one, wallet)))
  // The page may name the wallet alone. The app that this leads to is the wallet's own, whatever has its name.
  add(
    direct.filter((one) => showsCode(one) && one.rdns && !wallet.rdns && one.name === wallet.name),
  )
  const names = new Set(ways.map(({ name }) => displayName(name)))
  add(direct.filter(({ name }) => names.has(displayName(name))))
  // A wallet that is installed needs no other device.
  return ways.some(isInstalled) ? ways.filter((one) => !showsCode(one)) : ways
}
