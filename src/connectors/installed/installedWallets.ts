import type { Namespace } from '../../types/caip.ts'
import type { ConnectorKey, InstalledWallet } from './InstalledWallet.ts'

const held = new Map<string, InstalledWallet>()
const observers = new Set<() => void>()

const keyOf = ({ namespace, id }: ConnectorKey) => `${namespace} ${id}`

export function getInstalled(key: ConnectorKey): InstalledWallet | undefined {
  return held.get(keyOf(key))
}

export function listInstalled(namespace: Namespace): InstalledWallet[] {
  return [...held.values()].filter(({ connector }) => connector.namespace === namespace)
}

export function holdInstalled(wallet: InstalledWallet): void {
  held.set(keyOf(wallet.connector), wallet)
  for (const observer of observers) observer()
}

export function dropInstalled(key: ConnectorKey): void {
  held.delete(keyOf(key))
}

export function observeInstalled(observer: () => void): () => void {
  observers.add(observer)
  return () => observers.delete(observer)
}
