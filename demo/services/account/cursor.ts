import { failure } from '../blockchainApi/blockchainFailure.ts'

/** Position after a page of history. It is given by the last row of the page, so that newer rows do not move it. */
export interface Cursor {
  minedAt: number
  chainId: string
  block: number
  position: number
}

export function writeCursor({ minedAt, chainId, block, position }: Cursor): string {
  return Buffer.from([minedAt, chainId, block, position].join(' ')).toString('base64url')
}

/** @throws 400 unless the service issued the cursor. */
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

/** Sorts rows newest first, and rows of the same time by network, block and position. */
export function compareNewestFirst(one: Cursor, other: Cursor): number {
  return (
    other.minedAt - one.minedAt ||
    one.chainId.localeCompare(other.chainId) ||
    other.block - one.block ||
    other.position - one.position
  )
}
