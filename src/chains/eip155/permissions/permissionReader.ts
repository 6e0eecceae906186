import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { PermissionReader, ScanRequest } from '../../../types/permission.ts'
import { readCode } from '../send/readCode.ts'
import { fromHex, toHex } from '../send/toHex.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { findRefused } from './findRefused.ts'
import { readGrants, revokeGrant } from './grants.ts'
import { type Candidate, confirmAll, readAllowance, readCandidates } from './readPermissions.ts'
import { estimateRevocation, revoke, simulateRevocation, takesBatches } from './revoke.ts'
import { backOff, emptyScan, scanRanges } from './scanRanges.ts'

/** Code of an account that runs a contract's code (EIP-7702); the address of the contract follows the prefix. */
const delegated = /^0xef0100([\da-f]{40})$/i

/** Reads the time of a block in ms; null if the node does not report it. */
async function readTime(block: number, rpc: ScanRequest['rpc']): Promise<number | null> {
  const read = await rpc('eth_getBlockByNumber', [toHex(BigInt(block)), false]).catch(() => null)
  const seconds = fromHex(Object(read).timestamp)
  return seconds === null ? null : Number(seconds) * 1_000
}

/**
 * Reads the number of the newest block. Rejects with SERVICE_INVALID_RESPONSE for any other response: no block would be
 * searched, and the view would say that nobody may take anything.
 */
async function readNewest(rpc: ScanRequest['rpc']): Promise<number> {
  const response = await rpc('eth_blockNumber', [])
  const newest = fromHex(response)
  if (newest !== null && newest <= Number.MAX_SAFE_INTEGER) return Number(newest)
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: response })
}

/**
 * Maximum number of permissions of one token that a search reads, the newest. A contract can emit any number of logs that
 * name the account, and each is one or two requests.
 */
const maxEach = 100

async function scan(
  { account, rpc, state, signal, report }: ScanRequest,
  wait = backOff,
): Promise<void> {
  const newest = await readNewest(rpc)
  if (signal.aborted) return
  let current = state ? { ...state, newest: Math.max(newest, state.newest) } : emptyScan(newest)
  const confirmed = new Set<string>()
  const counts = new Map<string, number>()
  const skipped = new Set<string>()
  /** True for a permission that is still to be read. */
  const isWanted = ({ id, token }: Candidate): boolean => {
    // An older log of a permission that this run has read says nothing new.
    if (confirmed.has(id)) return false
    const count = (counts.get(token) ?? 0) + 1
    if (count > maxEach) skipped.add(token)
    else counts.set(token, count)
    return count <= maxEach
  }
  await scanRanges({
    state: current,
    signal,
    wait,
    async search(range) {
      const [candidates, since] = await Promise.all([
        readCandidates(account, range, rpc),
        readTime(range.from, rpc),
      ])
      const before = new Map(counts)
      const fresh = candidates.filter(isWanted)
      const found = await confirmAll(account, fresh, rpc).catch((thrown: unknown) => {
        // The range is searched again.
        counts.clear()
        for (const [token, count] of before) counts.set(token, count)
        throw thrown
      })
      for (const { id } of fresh) confirmed.add(id)
      const existing = new Set(found.map(({ id }) => id))
      const ended = fresh.flatMap(({ id }) => (existing.has(id) ? [] : [id]))
      if (!signal.aborted) report({ state: current, found, ended, skipped: [...skipped] })
      return since
    },
    onState(next) {
      current = next
      report({ state: next, found: [], ended: [] })
    },
  })
}

export const eip155Permissions: PermissionReader = {
  searched: 'permissions.searched.eip155',
  scan: (request) => scan(request),
  confirm: confirmAll,
  readAllowance,
  simulate: simulateRevocation,
  estimate: estimateRevocation,
  findRefused,
  takesBatches,
  revoke,
  readGrants,
  revokeGrant,

  async readDelegate(account, rpc) {
    const [, digits] = delegated.exec(await readCode(account, rpc)) ?? []
    return digits ? toChecksumAddress(`0x${digits}`) : null
  },
}
