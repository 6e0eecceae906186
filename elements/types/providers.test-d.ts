import type { ApiPromise } from '@polkadot/api'
import type { Connection, Transaction } from '@solana/web3.js'
import { expectTypeOf } from 'vitest'
import type { PublicBitcoinProvider } from '../../src/chains/bip122/hostProvider.ts'
import type { PublicPolkadotProvider } from '../../src/chains/polkadot/hostProvider.ts'
import type { PublicSolanaProvider } from '../../src/chains/solana/hostProvider.ts'
import type { Namespace } from '../../src/types/caip.ts'
import type { BitcoinProvider, PolkadotProvider, Providers, SolanaProvider } from './providers.ts'

// Every namespace has a public provider type.
expectTypeOf<keyof Providers>().toEqualTypeOf<Namespace>()

// Host providers have the methods of their public types.
expectTypeOf<keyof PublicSolanaProvider>().toEqualTypeOf<keyof SolanaProvider>()
expectTypeOf<keyof PublicPolkadotProvider>().toEqualTypeOf<keyof PolkadotProvider>()
expectTypeOf<keyof PublicBitcoinProvider>().toEqualTypeOf<keyof BitcoinProvider>()

declare const providers: Providers

// web3.js accepts the provider, and keeps the type of a transaction.
declare const connection: Connection
declare const transaction: Transaction
expectTypeOf(providers.solana.signTransaction(transaction)).toEqualTypeOf<Promise<Transaction>>()
expectTypeOf(providers.solana.sendTransaction(transaction, connection)).toEqualTypeOf<
  Promise<string>
>()

// `@polkadot/api` accepts the signer.
declare const api: ApiPromise
api.setSigner(providers.polkadot.signer)

providers.bip122.sendTransfer({ recipient: '', amount: 1n })
// @ts-expect-error: amounts are never numbers
providers.bip122.sendTransfer({ recipient: '', amount: 1 })
