import { failure } from '../blockchainFailure.ts'

/** Where a page of a history ended: the last row that it had. Rows that come later do not move it. */
export interface Cursor {
  minedAt: number
  chainId: string
  block: number
  position: number
}

export function writeCursor({ minedAt, chainId, block, position }: Cursor): string {
  return Buffer.from([minedAt, chainId, block, position].join(' ')).toString('base64url')
}

/** @throws 400 for anything else than what was given out. */
export function readCursor(text: string): Cursor {
  const parts = Buffer.from(text, 'base64url').toString().split(' ')
  const [minedAt, block, position] = [parts[0], parts[2], parts[3]].map(Number)
  const [, chainId = ''] = parts
  const numbers = [minedAt, block, position]
  if (parts.length !== 4 || !numbers.every(Number.isSafeInteger)) {
    throw failure(400, 'cursor', 'The cursor is none that was given out here.')
  }
  return { minedAt: minedAt ?? 0, chainId, block: block ?? 0, position: position ?? 0 }
}

/** Newest first; several chains are told apart when they are as old. */
export function compareNewestFirst(one: Cursor, other: Cursor): number {
  return (
    other.minedAt - one.minedAt ||
    one.chainId.localeCompare(other.chainId) ||
    other.block - one.block ||
    other.position - one.position
  )
}
