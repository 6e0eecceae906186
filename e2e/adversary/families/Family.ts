import type { Namespace } from '../../../src/types/caip.ts'
import type { Network as ChainNetwork } from '../../../src/types/network.ts'
import type { OrderKind } from '../../../src/types/order.ts'
import type { PurchaseRequest } from '../chains/onrampEndpoints.ts'
import type { Clock } from '../world/Clock.ts'
import type { Liar } from '../world/Liar.ts'
import type { Others } from '../world/mutate.ts'
import type { Network } from '../world/Network.ts'
import type { PageCode } from '../world/pageCode.ts'
import type { World } from '../world/World.ts'

/** A payment that the chain has executed for the account, read from its signed bytes. */
export interface Payment {
  kind: OrderKind
  hash: string
  /** The account that has signed it; undefined in a family with one account. */
  from?: string
  /** CAIP-2 id of the network that has executed it; undefined in a family with one network. */
  network?: string
  /** The receiver; for a token, its receiver and not the contract. */
  to: string
  /** Contract or mint; null for the native token. */
  token: string | null
  amount: bigint
  /** The fee that the chain took, in base units of the native token. */
  fee: bigint
  isSuccess: boolean
  /** True if another transaction of the account has taken its place, so that it moved nothing. */
  isReplaced?: boolean
  /** The amount that a swap has brought; undefined for other transactions. */
  brought?: { token: string | null; amount: bigint } | undefined
}

/** A chain family in a world: an honest chain, a wallet on it, and the values of others that lies use. */
export interface Family {
  namespace: Namespace
  network: ChainNetwork
  /** Creates the wallet's provider of one page. */
  provide(load: PageCode): object | Promise<object>
  account(): string
  receiver: string
  /** A stranger, another token and another network, which lies put in the place of the account's own. */
  others: Others
  /** Symbols of the tokens that can be sent. */
  symbols: readonly string[]
  /** Base units that the account holds by the chain, by token; `native` is the native token. */
  holdings(): Record<string, bigint>
  payments(): Payment[]
  /** Bodies with which a provider's page was requested; undefined if nothing can be bought. */
  purchases?: readonly PurchaseRequest[]
  /** Texts that the wallet was asked to sign, in order. */
  messages(): string[]
  /** True if the key of an account has signed a text, by the chain's library and not by the modal's verifier. */
  hasSigned(account: string, message: string, signature: string): boolean
  /** A second network that the page has configured; undefined if a world has one network only. */
  otherNetwork?: ChainNetwork
  /** The wallet's user selects another account. */
  selectOther?(): void
  /** The wallet's user selects the other network. */
  selectNetwork?(): void
  /** The wallet emits its events once more, although nothing has changed. */
  repeat?(): void
  /** Stored values that another script of the site may write, by key, where no honest flow has stored one. */
  forged?: Readonly<Record<string, unknown>>
  /** US dollars of base units, by honest prices. */
  worth?(token: string | null, amount: bigint): number
  /** False if no service lists prices, so that users type tokens only; true by default. */
  hasPrices?: boolean
  /** Rules of this family alone that were broken, such as what a wallet was asked to sign. */
  breaches?(): string[]
  /** The traps that the chain may hold in store; the first is none. */
  traps: readonly string[]
  /** Springs a trap that acts while the review stands open. */
  spring?(): void
  /** The number of tokens that wallets show for base units; undefined if it is the usual division. */
  shownByWallets?(token: string | null, amount: bigint): number | undefined
}

export interface Setting {
  world: World
  liar: Liar
  clock: Clock
  network: Network
}
/** Selects the trap of a world: each fourth variant has one. */
export function trapOf<Trap extends string>(
  { variant }: World,
  traps: readonly Trap[],
): Trap | undefined {
  return variant % 4 === 3 ? traps[1 + (Math.floor(variant / 4) % (traps.length - 1))] : traps[0]
}

export const apiHost = 'api.services.example'
export const nodeHost = 'node.chain.example'
export const otherHost = 'node.other.example'
