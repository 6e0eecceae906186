import type { RequestDescription } from '../shared/RequestDescription.ts'
import { readTransaction } from './wire.ts'

const SYSTEM_PROGRAM = '11111111111111111111111111111111'
/** The system program's third instruction. */
const TRANSFER = 2
const LAMPORTS_PER_SOL = 1_000_000_000n

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

/** What a person is told of a transaction: plain transfers in words, all else by the programs it runs. */
export function describeTransaction(
  bytes: Uint8Array,
  { chain, sends }: { chain: string | undefined; sends: boolean },
): RequestDescription {
  const { accounts, instructions } = readTransaction(bytes)
  const rows = instructions.flatMap(({ program, accounts: used, data }) => {
    const isTransfer = program === SYSTEM_PROGRAM && data.length === 12 && data[0] === TRANSFER
    if (!isTransfer) return [{ label: 'Runs', value: program }]
    const lamports = new DataView(data.buffer, data.byteOffset).getBigUint64(4, true)
    const to = accounts[used[1] ?? -1] ?? ''
    return [
      { label: 'To', value: to },
      { label: 'Amount', value: `${toSol(lamports)} SOL` },
    ]
  })
  rows.push({ label: 'Network', value: networkName(chain) })
  return { heading: sends ? 'Send this transaction' : 'Sign this transaction', rows }
}

function toSol(lamports: bigint): string {
  const fraction = (lamports % LAMPORTS_PER_SOL).toString().padStart(9, '0').replace(/0+$/, '')
  return `${lamports / LAMPORTS_PER_SOL}${fraction && `.${fraction}`}`
}
