import type { Namespace } from '../../types/caip.ts'
import type { ConnectorContext } from '../../types/connectorDriver.ts'
import type { EmbeddedWallet, FrameUser } from '../../types/frame.ts'
import type { NamespaceLogin } from './NamespaceLogin.ts'

export interface AuthProviderOptions {
  wallet: EmbeddedWallet
  /** Who is logged in, on a network of the provider's own namespace. */
  user: FrameUser
  context: ConnectorContext
}

/** What a chain's adapter takes, and the login behind it: closing that ends the provider. */
export interface AuthProvider {
  provider: object
  login: NamespaceLogin
}

export type CreateAuthProvider = (options: AuthProviderOptions) => AuthProvider

export type AuthProviders = Partial<Record<Namespace, () => Promise<CreateAuthProvider>>>
