import type { ConnectorContext } from '../../types/connectorDriver.ts'
import type { EmbeddedWallet, FrameUser } from '../../types/frame.ts'

export interface AuthProviderOptions {
  wallet: EmbeddedWallet
  /** Who is logged in, on a network of the provider's own namespace. */
  user: FrameUser
  context: ConnectorContext
}
