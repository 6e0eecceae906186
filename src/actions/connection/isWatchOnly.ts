import { accountOf } from '../../controllers/accounts.ts'
import type { Namespace } from '../../types/caip.ts'
import { connectedKind } from './connectedKind.ts'

/** True if the namespace's account is shown without a wallet, so that nothing can be signed or sent. */
export const isWatchOnly = (namespace: Namespace): boolean =>
  connectedKind(accountOf(namespace))?.isWatchOnly === true
