import type { ApiPromise } from '@polkadot/api'
import type { Connection, Transaction } from '@solana/web3.js'
import { expectTypeOf } from 'vitest'
import type { PublicBitcoinProvider } from '../../src/chains/bip122/hostProvider.ts'
import type { PublicPolkadotProvider } from '../../src/chains/polkadot/hostProvider.ts'
import type { PublicSolanaProvider } from '../../src/chains/solana/hostProvider.ts'
import type { Namespace } from '../../src/types/caip.ts'
import type { BitcoinProvider, PolkadotProvider, Providers, SolanaProvider } from './providers.ts'

// Every namespace says what its hosts get.
expectTypeOf<keyof Providers>().toEqualTypeOf<Namespace>()

// What is handed out has the methods that are promised.
expectTypeOf<keyof PublicSolanaProvider>().toEqualTypeOf<keyof SolanaProvider>()
expectTypeOf<keyof PublicPolkadotProvider>().toEqualTypeOf<keyof PolkadotProvider>()
expectTypeOf<keyof PublicBitcoinProvider>().toEqualTypeOf<keyof BitcoinProvider>()

declare const providers: Providers

// Solana's library fits, and a transaction comes back as what it was.
declare const connection: Connection
declare const transaction: Transaction
expectTypeOf(providers.solana.signTransaction(transaction)).toEqualTypeOf<Promise<Transaction>>()
expectTypeOf(providers.solana.sendTransaction(transaction, connection)).toEqualTypeOf<
  Promise<string>
>()

// Polkadot's library takes the signer.
declare const api: ApiPromise
api.setSigner(providers.polkadot.signer)

providers.bip122.sendTransfer({ recipient: '', amount: 1n })
// @ts-expect-error: amounts are never numbers
providers.bip122.sendTransfer({ recipient: '', amount: 1 })
