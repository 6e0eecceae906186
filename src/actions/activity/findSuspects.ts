import { transactions } from '../../controllers/transactions.ts'
import type { Network } from '../../types/network.ts'
import type { TokenUnit } from '../../types/token.ts'
import type { Suspicion, Transaction } from '../../types/transaction.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { readTokenUnits } from '../account/readTokenUnits.ts'
import type { Proof } from './findSpam.ts'
import { hasDetails, loadDetails } from './loadDetails.ts'
import { provedTransfers } from './provedOther.ts'

/** Time in ms that the list waits for nodes. */
const proofMs = 1_500

/** Maximum transactions of a page that nodes are asked for. */
const maxDoubtful = 30

function tokensOf({ metadata, transfers }: Transaction): string[][] {
  const details = metadata.hash ? transactions.details[metadata.hash] : undefined
  return transfers.map((one) =>
    details ? provedTransfers(one, details, false).flatMap(({ token }) => token ?? []) : [],
  )
}

function proofOf(row: Transaction, units: Readonly<Record<string, TokenUnit>>): Proof | undefined {
  const details = row.metadata.hash ? transactions.details[row.metadata.hash] : undefined
  if (!details) return undefined
  const imitates = tokensOf(row).map((tokens) => {
    const symbols = tokens.map((token) => units[token]?.imitates)
    // A transfer may be one of several; it is no imitation if one of them is none.
    return symbols.includes(undefined) ? undefined : symbols[0]
  })
  return { signer: details.signer, imitates }
}

/** Reads the doubtful transactions, and the units of their tokens. */
async function prove(doubtful: readonly Transaction[], network: Network) {
  const { chainNamespace } = network
  await Promise.allSettled(
    doubtful.map(({ metadata }) => loadDetails(chainNamespace, metadata.hash ?? '')),
  )
  return readTokenUnits({ network, tokens: doubtful.flatMap(tokensOf).flat() })
}

/**
 * Why transactions of the active account are likely spam, by their ids. Asks nodes about the doubtful ones. Without the chunk
 * none is suspected. Never rejects.
 */
export async function findSuspects(
  rows: readonly Transaction[],
  network: Network,
  own: string,
): Promise<Record<string, Suspicion>> {
  const part = await import('./findSpam.ts').catch(() => null)
  if (!part) return {}
  const { chainNamespace } = network
  const doubtful = hasDetails(chainNamespace)
    ? rows.filter((row) => part.isDoubtful(row, network, own)).slice(0, maxDoubtful)
    : []
  const late = () => new Error('no response')
  const units =
    doubtful.length > 0
      ? await withTimeout(prove(doubtful, network), proofMs, late).catch(() => ({}))
      : {}
  return Object.fromEntries(
    rows.flatMap((row) => {
      const found = part.findSpam(row, network, own, proofOf(row, units))
      return found ? [[row.id, found]] : []
    }),
  )
}
