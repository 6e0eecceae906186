import { type DemoSplToken, splTokens } from '../../services/data/splTokens.ts'
import { tokenPrograms } from '../../services/solana/tokenPrograms.ts'
import type { RequestDescription } from '../shared/RequestDescription.ts'
import { readTransaction } from './wire.ts'

const SYSTEM_PROGRAM = '11111111111111111111111111111111'
/** Index of the system program's instruction that transfers SOL. */
const TRANSFER = 2
const SOL_DECIMALS = 9
const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
/** Instructions of this program limit compute units, and are not shown to the user. */
const COMPUTE_BUDGET_PROGRAM = 'ComputeBudget111111111111111111111111111111'
/** Index of the token programs' transfer instruction that includes the decimals. */
const TRANSFER_CHECKED = 12

const NETWORK_NAMES: Record<string, string> = {
  'solana:mainnet': 'Solana',
  'solana:devnet': 'Solana Devnet',
  'solana:testnet': 'Solana Testnet',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'Solana Devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'Solana Testnet',
}

export const networkName = (chain: string | undefined) =>
  chain === undefined ? 'Not said' : (NETWORK_NAMES[chain] ?? chain)

export function describeConnect(): RequestDescription {
  return { heading: 'Connect this site', rows: [] }
}

export function describeMessage(message: Uint8Array): RequestDescription {
  const heading = 'Sign this message'
  return { heading, rows: [], message: new TextDecoder().decode(message) }
}

/** Describes a transaction for the user: transfers in words, other instructions by their programs. */
export function describeTransaction(
  bytes: Uint8Array,
  { chain, sends }: { chain: string | undefined; sends: boolean },
): RequestDescription {
  const { accounts, instructions } = readTransaction(bytes)
  const owners = ownersOfNewAccounts(instructions, accounts)
  const rows = instructions.flatMap(({ program, accounts: used, data }) => {
    const at = (index: number) => accounts[used[index] ?? -1] ?? ''
    if (program === ASSOCIATED_TOKEN_PROGRAM) return [{ label: 'New token account', value: at(2) }]
    if (tokenPrograms.includes(program) && data[0] === TRANSFER_CHECKED && data.length === 10) {
      const receiver = owners.get(at(2)) ?? at(2)
      return [
        { label: owners.has(at(2)) ? 'To' : 'To token account', value: receiver },
        { label: 'Amount', value: tokenAmount(at(1), data) },
      ]
    }
    if (program === COMPUTE_BUDGET_PROGRAM) return []
    const isTransfer = program === SYSTEM_PROGRAM && data.length === 12 && data[0] === TRANSFER
    if (!isTransfer) return [{ label: 'Runs', value: program }]
    const lamports = new DataView(data.buffer, data.byteOffset).getBigUint64(4, true)
    return [
      { label: 'To', value: at(1) },
      { label: 'Amount', value: `${toUnits(lamports, SOL_DECIMALS)} SOL` },
    ]
  })
  rows.push({ label: 'Network', value: networkName(chain) })
  return { heading: sends ? 'Send this transaction' : 'Sign this transaction', rows }
}

type Instruction = ReturnType<typeof readTransaction>['instructions'][number]

/** Owners of token accounts that the same transaction creates. */
function ownersOfNewAccounts(instructions: readonly Instruction[], accounts: readonly string[]) {
  const made = instructions.filter(({ program }) => program === ASSOCIATED_TOKEN_PROGRAM)
  return new Map(
    made.map(({ accounts: used }) => [
      accounts[used[1] ?? -1] ?? '',
      accounts[used[2] ?? -1] ?? '',
    ]),
  )
}

/** The instruction has the amount in base units, then the token's decimals. */
function tokenAmount(mint: string, data: Uint8Array): string {
  const known = Object.values<DemoSplToken>(splTokens).find((token) => token.mint === mint)
  const amount = new DataView(data.buffer, data.byteOffset).getBigUint64(1, true)
  return `${toUnits(amount, data[9] ?? 0)} ${known?.symbol ?? mint}`
}

function toUnits(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${digits.slice(0, digits.length - decimals)}${fraction && `.${fraction}`}`
}
