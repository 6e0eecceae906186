import type { Namespace } from '../../../../types/caip.ts'
import type { Discover } from '../../InstalledWallet.ts'
import { announced } from '../../kinds.ts'

/** For tests: finds the wallet in the global variable `toyWallet`. */
export const discoverToy: Discover = (_, { onWallet }) => {
  const wallet: { name: string } | undefined = Reflect.get(globalThis, 'toyWallet')
  if (!wallet) return { stop() {} }
  const { name } = wallet
  onWallet({
    connector: { id: name, type: announced.type, name, namespace: 'toy' as Namespace },
    announcesItself: false,
    provide: () => wallet,
  })
  return { stop() {} }
}
