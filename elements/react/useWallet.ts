import { useMemo, useSyncExternalStore } from 'react'
import { disconnected, followTarget } from '../store/followTarget.ts'
import type { UseWallet } from '../types/walletStore.ts'

export const useWallet: UseWallet = (target) => {
  const { read, subscribe, commands } = useMemo(() => followTarget(target), [target])
  const shown = useSyncExternalStore(subscribe, read, () => disconnected)
  return useMemo(() => ({ ...shown, ...commands }), [shown, commands])
}
