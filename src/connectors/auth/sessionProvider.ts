import type { Namespace } from '../../types/caip.ts'
import type { ConnectorContext } from '../../types/connectorDriver.ts'
import type { EmbeddedWallet, FrameUser } from '../../types/frame.ts'

export interface AuthProviderOptions {
  wallet: EmbeddedWallet
  /** Who is logged in, on the provider's own family. */
  user: FrameUser
  context: ConnectorContext
}

/** What a family's adapter takes, and how it ends: the login is over for it then. */
export interface AuthProvider {
  provider: object
  /** The family's user as it is now. */
  user(): FrameUser
  close(): void
}

export type CreateAuthProvider = (options: AuthProviderOptions) => AuthProvider

export type AuthProviders = Partial<Record<Namespace, () => Promise<CreateAuthProvider>>>
