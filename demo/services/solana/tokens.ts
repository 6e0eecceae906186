import { base58 } from '@scure/base'
import type { Chain } from './Chain.ts'
import { invalidParams } from './SolanaRpcError.ts'

const ACCOUNT_LENGTH = 165
const STATE_AT = 108
const STATES = ['uninitialized', 'initialized', 'frozen'] as const
const MINT_DECIMALS_AT = 44

interface TokenAccount {
  mint: string
  owner: string
  amount: bigint
}

export function readTokenAccount(data: Uint8Array): TokenAccount | null {
  if (data.length < ACCOUNT_LENGTH) return null
  const view = new DataView(data.buffer, data.byteOffset)
  return {
    mint: base58.encode(data.slice(0, 32)),
    owner: base58.encode(data.slice(32, 64)),
    amount: view.getBigUint64(64, true),
  }
}

export function toUiAmount(chain: Chain, { mint, amount }: TokenAccount) {
  const account = chain.account(mint)
  const decimals = account.exists ? (account.data[MINT_DECIMALS_AT] ?? 0) : 0
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const uiAmountString = fraction ? `${whole}.${fraction}` : whole
  return {
    amount: amount.toString(),
    decimals,
    uiAmount: Number(uiAmountString),
    uiAmountString,
  }
}

/** `jsonParsed` of a token account; undefined for other accounts, such as mints. */
export function parseTokenAccount(chain: Chain, data: Uint8Array): unknown {
  const account = readTokenAccount(data)
  if (!account) return undefined
  const { mint, owner } = account
  const info = {
    mint,
    owner,
    isNative: false,
    state: STATES[data[STATE_AT] ?? 0],
    tokenAmount: toUiAmount(chain, account),
  }
  return { program: 'spl-token', space: data.length, parsed: { type: 'account', info } }
}

export function tokenAccountBalance(chain: Chain, address: string): unknown {
  const account = chain.account(address)
  const token = account.exists ? readTokenAccount(Uint8Array.from(account.data)) : null
  if (!token) throw invalidParams('Invalid param: could not find account')
  return toUiAmount(chain, token)
}
