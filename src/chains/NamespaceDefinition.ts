import type { AccountType } from '../types/account.ts'
import type { Namespace } from '../types/caip.ts'
import type { Network } from '../types/network.ts'

/** A built-in network and the short name that hosts may write for it. */
export interface NetworkDefinition {
  slug: string
  network: Network
}

/** What is known of a namespace without loading its adapter. */
export interface NamespaceDefinition {
  namespace: Namespace
  name: string
  /** Empty where the directory has no picture. */
  imageId: string
  /** Which account of an embedded wallet is shown first. */
  defaultAccountType: AccountType
  supports: {
    balance: boolean
    names: boolean
    activity: boolean
    onramp: boolean
    swap: boolean
    send: boolean
    /** The embedded wallet (email, social login) has accounts on this namespace. */
    auth: boolean
  }
  networks: readonly NetworkDefinition[]
}
