import type { AccountType } from '../types/account.ts'
import type { Namespace } from '../types/caip.ts'
import type { Network } from '../types/network.ts'

/** A built-in network and the short name that hosts may write for it. */
export interface NetworkDefinition {
  /** What hosts write for it in `networks`; no two built-in networks have the same. */
  slug: string
  network: Network
}

/** What is known of a namespace without loading its adapter. */
export interface NamespaceDefinition {
  namespace: Namespace
  /** The family's name, as people read it. */
  name: string
  /** Which picture of the directory (`/public/getAssetImage`) shows the family; empty where it has none. */
  imageId: string
  /** Which account of an embedded wallet is shown first. */
  defaultAccountType: AccountType
  supports: {
    /** The native balance is shown: the adapter has `getBalance`. */
    balance: boolean
    /** The blockchain API has names for addresses. */
    names: boolean
    // Nothing reads these four yet: they are for the views of activity, buying, swapping and sending to come.
    activity: boolean
    onramp: boolean
    swap: boolean
    send: boolean
    /** The embedded wallet (email, social login) has accounts on this namespace. */
    auth: boolean
  }
  networks: readonly NetworkDefinition[]
}
