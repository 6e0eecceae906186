import type { Namespace } from '../../types/caip.ts'
import type { AuthProviderOptions } from './authProviderOptions.ts'
import type { NamespaceLogin } from './NamespaceLogin.ts'

/** What a chain's adapter takes, and the login behind it: closing that ends the provider. */
export interface AuthProvider {
  provider: object
  login: NamespaceLogin
}

export type CreateAuthProvider = (options: AuthProviderOptions) => AuthProvider

export type AuthProviders = Partial<Record<Namespace, () => Promise<CreateAuthProvider>>>
