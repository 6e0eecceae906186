import type { CaipNetworkId } from './caip.ts'
import type { ConnectorContext } from './connectorDriver.ts'
import type { Network } from './network.ts'
import type { SignInData, SignInSession } from './siwx.ts'

interface ConnectAndSignInRequest {
  provider: unknown
  context: Pick<ConnectorContext, 'networks' | 'preferredNetwork'>
  /** The network that the user has chosen. */
  network?: Network | undefined
  /** Creates the message without its account; null if the wallet shall connect without a sign-in. */
  createMessage(caipNetworkId: CaipNetworkId): Promise<SignInData | null>
}

/**
 * Has a wallet connect and sign in by one prompt. Resolves with the session, whose message the wallet has written: neither it
 * nor the signature is checked. Resolves with null if the wallet was asked for nothing.
 * @throws the wallet's errors; WalletModalError WALLET_INVALID_RESPONSE
 */
export type ConnectAndSignIn = (request: ConnectAndSignInRequest) => Promise<SignInSession | null>
