import { base58, base64 } from '@scure/base'
import { Ed25519Program, VersionedMessage } from '@solana/web3.js'
import { isRecord } from '../../wallets/shared/json.ts'
import { encodeAccount, encodeFields } from './accounts.ts'
import type { Chain } from './Chain.ts'
import { signaturesForAddress, transactionBySignature } from './history.ts'
import { invalidParams, SolanaRpcError } from './SolanaRpcError.ts'
import { tokenAccountsByOwner } from './tokenAccountsByOwner.ts'
import { tokenAccountBalance } from './tokens.ts'

type Params = readonly unknown[]
type Method = (chain: Chain, params: Params) => unknown

/** The genesis hash of Solana's devnet, which this chain stands in for. */
const GENESIS_HASH = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'
const FEE_LAMPORTS_PER_SIGNATURE = 5000

function text(params: Params, index: number): string {
  const value = params[index]
  if (typeof value !== 'string') throw invalidParams(`Expected text as parameter ${index}.`)
  return value
}

function config(params: Params, index: number): Record<string, unknown> {
  const value = params[index]
  return isRecord(value) ? value : {}
}

const inContext = (chain: Chain, value: unknown) => ({
  context: { slot: chain.slot(), apiVersion: '2.0.0' },
  value,
})

function transactionBytes(params: Params): Uint8Array {
  const encoded = text(params, 0)
  try {
    return config(params, 1).encoding === 'base64' ? base64.decode(encoded) : base58.decode(encoded)
  } catch {
    throw invalidParams('The transaction is not encoded as it says.')
  }
}

function statusOf(chain: Chain, signature: unknown) {
  const status = chain.status(String(signature))
  if (!status) return null
  const { slot, err } = status
  return {
    slot,
    confirmations: null,
    err,
    status: err === null ? { Ok: null } : { Err: err },
    confirmationStatus: 'finalized',
  }
}

/** Each required signature costs the same, as does each that the program for Ed25519 verifies. */
function feeFor(params: Params): number {
  const message = VersionedMessage.deserialize(base64.decode(text(params, 0)))
  const { header, staticAccountKeys, compiledInstructions } = message
  const verifying = compiledInstructions.filter(({ programIdIndex }) =>
    staticAccountKeys[programIdIndex]?.equals(Ed25519Program.programId),
  )
  const verified = verifying.reduce((sum, { data }) => sum + (data[0] ?? 0), 0)
  return (header.numRequiredSignatures + verified) * FEE_LAMPORTS_PER_SIGNATURE
}

/** RPC methods that Solana's libraries use. */
const METHODS: Record<string, Method> = {
  getHealth: () => 'ok',
  getVersion: () => ({ 'solana-core': '2.0.0', 'feature-set': 0 }),
  getGenesisHash: () => GENESIS_HASH,
  getSlot: (chain) => chain.slot(),
  getBlockHeight: (chain) => chain.slot(),
  getEpochInfo: (chain) => ({
    absoluteSlot: chain.slot(),
    blockHeight: chain.slot(),
    epoch: 0,
    slotIndex: chain.slot(),
    slotsInEpoch: 432_000,
    transactionCount: chain.slot(),
  }),
  getLatestBlockhash: (chain) => inContext(chain, chain.latestBlockhash()),
  isBlockhashValid: (chain, params) => inContext(chain, chain.isValid(text(params, 0))),
  getFeeForMessage: (chain, params) => inContext(chain, feeFor(params)),
  getRecentPrioritizationFees: (chain, params) =>
    chain.recentPrices(Array.isArray(params[0]) ? (params[0] as unknown[]) : []),
  getMinimumBalanceForRentExemption: (chain, params) =>
    Number(chain.rentExemption(Number(params[0]))),
  getBalance: (chain, params) => inContext(chain, Number(chain.balance(text(params, 0)))),
  getAccountInfo: (chain, params) =>
    inContext(chain, encodeAccount(chain, text(params, 0), config(params, 1))),
  getMultipleAccounts(chain, params) {
    const addresses = Array.isArray(params[0]) ? (params[0] as unknown[]) : []
    const encoded = addresses.map((one) => encodeAccount(chain, String(one), config(params, 1)))
    return inContext(chain, encoded)
  },
  getTokenAccountBalance: (chain, params) =>
    inContext(chain, tokenAccountBalance(chain, text(params, 0))),
  getTokenAccountsByOwner: (chain, params) =>
    inContext(
      chain,
      tokenAccountsByOwner(chain, text(params, 0), config(params, 1), config(params, 2)),
    ),
  getSignaturesForAddress: (chain, params) =>
    signaturesForAddress(chain, text(params, 0), config(params, 1)),
  getTransaction: (chain, params) =>
    transactionBySignature(chain, text(params, 0), config(params, 1)),
  requestAirdrop: (chain, params) => chain.airdrop(text(params, 0), BigInt(Number(params[1]))),
  sendTransaction: (chain, params) =>
    chain.send(transactionBytes(params), config(params, 1).skipPreflight === true),
  simulateTransaction(chain, params) {
    const { sigVerify, accounts: wanted } = config(params, 1)
    const tried = chain.simulate(transactionBytes(params), sigVerify === true)
    const addresses = isRecord(wanted) && Array.isArray(wanted.addresses) ? wanted.addresses : null
    const accountOf = (address: unknown) => {
      const account = tried.accounts.find((one) => one.address === address)
      return account ? encodeFields(chain, account, 'base64') : null
    }
    return inContext(chain, { ...tried, accounts: addresses?.map(accountOf) ?? null })
  },
  getSignatureStatuses(chain, params) {
    const signatures = Array.isArray(params[0]) ? (params[0] as unknown[]) : []
    return inContext(
      chain,
      signatures.map((one) => statusOf(chain, one)),
    )
  },
}

/** @throws SolanaRpcError */
export function runMethod(chain: Chain, method: string, params: Params): unknown {
  const own = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined
  if (!own) throw new SolanaRpcError(-32601, `Method not found: ${method}`)
  return own(chain, params)
}
