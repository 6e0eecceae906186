import type { PermissionReader, ScanRequest } from '../../../types/permission.ts'
import { readCode } from '../send/readCode.ts'
import { fromHex, toHex } from '../send/toHex.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { readGrants, revokeGrant } from './grants.ts'
import { confirmAll, readAllowance, readCandidates } from './readPermissions.ts'
import { revoke, simulateRevocation, takesBatches } from './revoke.ts'
import { backOff, emptyScan, scanRanges } from './scanRanges.ts'

/** Code of an account that runs a contract's code (EIP-7702); the address of the contract follows the prefix. */
const delegated = /^0xef0100([\da-f]{40})$/i

/** Reads the time of a block in ms; null if the node does not report it. */
async function readTime(block: number, rpc: ScanRequest['rpc']): Promise<number | null> {
  const read = await rpc('eth_getBlockByNumber', [toHex(BigInt(block)), false]).catch(() => null)
  const seconds = fromHex(Object(read).timestamp)
  return seconds === null ? null : Number(seconds) * 1_000
}

async function scan(
  { account, rpc, state, signal, report }: ScanRequest,
  wait = backOff,
): Promise<void> {
  const newest = Number(fromHex(await rpc('eth_blockNumber', [])) ?? 0n)
  if (signal.aborted) return
  let current = state ? { ...state, newest: Math.max(newest, state.newest) } : emptyScan(newest)
  const confirmed = new Set<string>()
  await scanRanges({
    state: current,
    signal,
    wait,
    async search(range) {
      const [candidates, since] = await Promise.all([
        readCandidates(account, range, rpc),
        readTime(range.from, rpc),
      ])
      // An older log of a permission that this run has read says nothing new.
      const fresh = candidates.filter(({ id }) => !confirmed.has(id))
      const found = await confirmAll(account, fresh, rpc)
      for (const { id } of fresh) confirmed.add(id)
      const existing = new Set(found.map(({ id }) => id))
      const ended = fresh.flatMap(({ id }) => (existing.has(id) ? [] : [id]))
      if (!signal.aborted) report({ state: current, found, ended })
      return since
    },
    onState(next) {
      current = next
      report({ state: next, found: [], ended: [] })
    },
  })
}

export const eip155Permissions: PermissionReader = {
  scan: (request) => scan(request),
  confirm: confirmAll,
  readAllowance,
  simulate: simulateRevocation,
  takesBatches,
  revoke,
  readGrants,
  revokeGrant,

  async readDelegate(account, rpc) {
    const [, digits] = delegated.exec(await readCode(account, rpc)) ?? []
    return digits ? toChecksumAddress(`0x${digits}`) : null
  },
}
