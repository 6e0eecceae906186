import { auth } from './auth/kind.ts'
import type { OwnKind } from './ConnectorKind.ts'
import { injected } from './installed/kinds.ts'
import { metamask } from './metamask/kind.ts'
import { mobileWallet } from './mobileWallet/kind.ts'
import { walletConnect } from './walletConnect/kind.ts'
import { watchOnly } from './watchOnly/kind.ts'

/** Definitions of the kinds with a connector of their own. Any other connector is of the kind `announced`. */
export const kinds: readonly OwnKind[] = [
  injected,
  mobileWallet,
  metamask,
  walletConnect,
  auth,
  watchOnly,
]
