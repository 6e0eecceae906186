import { failure } from '../blockchainFailure.ts'
import { readCaip10 } from './assets.ts'

/** Two tokens of one chain. @throws 400 */
export function readPair(fromText: string | null, toText: string | null) {
  const from = readCaip10('from', fromText)
  const to = readCaip10('to', toText)
  if (from.chainId === to.chainId) {
    return { chainId: from.chainId, from: from.address, to: to.address }
  }
  throw failure(400, 'to', 'Both tokens have to be on one chain.')
}
