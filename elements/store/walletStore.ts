import type { WalletStore, WalletTarget } from '../types/walletStore.ts'
import { disconnected, followTarget } from './followTarget.ts'

export { disconnected }

export function walletStore(target?: WalletTarget): WalletStore {
  const { read, subscribe, commands } = followTarget(target)
  return {
    ...commands,
    subscribe(listener) {
      let shown = disconnected
      listener(shown)
      if (typeof document === 'undefined') return () => {}
      let isActive = true
      // Frameworks refuse changes while they hydrate a component or remove an element, which is when some are reported.
      const leave = subscribe(() =>
        queueMicrotask(() => {
          const now = read()
          if (!isActive || now === shown) return
          shown = now
          listener(now)
        }),
      )
      return () => {
        isActive = false
        leave()
      }
    },
  }
}
