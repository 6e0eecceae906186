import * as z from 'zod/mini'
import { validEntries } from '../../../storage/schemas.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { PendingTransaction } from '../../../types/pendingTransaction.ts'
import { isSame } from '../../../utils/isSame.ts'
import { text } from '../../../utils/schemas.ts'
import { logSchema } from './movements.ts'
import { readCode } from './readCode.ts'
import { fromHex, toHex } from './toHex.ts'

/**
 * EntryPoints of ERC-4337, versions 0.6 to 0.9
 * (https://github.com/eth-infinitism/account-abstraction/releases), the same on every network.
 */
export const entryPoints = [
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  '0x0000000071727de22e5e9d8baf0edac6f37da032',
  '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
  '0x433709009b8330fda32311df1c2afa402ed8d009',
]

export const topics = {
  /** UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256) of an EntryPoint. */
  userOperation: '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f',
  /** ExecutionSuccess(bytes32,uint256) of a Safe; the hash is indexed since version 1.4. */
  executed: '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e',
  /** ExecutionFailure(bytes32,uint256) of a Safe. */
  failed: '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23',
}

/** `getThreshold()`, which each Safe has. */
const getThreshold = '0xe75235b8'

export type Log = z.output<typeof logSchema>

const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`

/** Reads the hash and the success of what a log says that an account has carried out; null for other logs. */
function readOutcome({ address, topics: [name, first, second], data }: Log, account: string) {
  if (name === topics.userOperation) {
    const isKnown = entryPoints.includes(address.toLowerCase()) && isSame(second, word(account))
    return isKnown ? { hash: first, succeeded: fromHex(`0x${data.slice(66, 130)}`) === 1n } : null
  }
  if (!isSame(address, account)) return null
  if (name !== topics.executed && name !== topics.failed) return null
  return { hash: first ?? data.slice(0, 66), succeeded: name === topics.executed }
}

/**
 * Reads what the gas of the account's user operation has cost its deposit, in wei: nothing if a paymaster pays. Null for
 * other logs.
 */
export function readGasOf(
  { topics: [name, , sender, payer], data }: Log,
  account: string,
): bigint | null {
  if (name !== topics.userOperation || !isSame(sender, word(account))) return null
  return fromHex(payer) === 0n ? fromHex(`0x${data.slice(130, 194)}`) : 0n
}

/** True if the logs of a transaction say that the account's operation failed, though the transaction succeeded. */
export const hasFailedInside = (logs: readonly Log[], account: string): boolean =>
  logs.some((log) => readOutcome(log, account)?.succeeded === false)

/**
 * True if the logs of a transaction say that the account's operation or proposal `hash` was carried out; false if it
 * failed; null if they say nothing of it.
 */
export function outcomeIn(logs: readonly Log[], hash: string, account: string): boolean | null {
  const outcomes = logs.map((log) => readOutcome(log, account))
  return outcomes.find((one) => one !== null && isSame(one.hash, hash))?.succeeded ?? null
}

/** True if a transaction of another account concerns the account: as its target, in its data or in its logs. */
export function concerns(
  account: string,
  { to, input }: { to: string; input: string },
  logs: readonly Log[],
): boolean {
  const digits = account.slice(2).toLowerCase()
  const has = (value: string) => value.toLowerCase().includes(digits)
  return [to, input, ...logs.flatMap((log) => [log.address, ...log.topics, log.data])].some(has)
}

/** Number of latest blocks in which the logs are searched: nodes limit the range. */
const searchedBlocks = 1_000

const found = validEntries(z.extend(logSchema, { transactionHash: text }), 1_000)

/** Searches the latest blocks for the transaction that has carried out a user operation or a Safe's proposal. */
async function findCarrier(hash: string, account: string, rpc: RpcRequest) {
  const head = fromHex(await rpc('eth_blockNumber'))
  if (head === null) return null
  const range = {
    fromBlock: toHex(head > BigInt(searchedBlocks) ? head - BigInt(searchedBlocks) : 0n),
    toBlock: 'latest',
  }
  const filters = [
    { ...range, address: entryPoints, topics: [topics.userOperation, hash] },
    { ...range, address: account, topics: [[topics.executed, topics.failed]] },
  ]
  const responses = await Promise.all(
    filters.map((filter) => rpc('eth_getLogs', [filter]).catch(() => [])),
  )
  for (const log of responses.flatMap((response) => found.safeParse(response).data ?? [])) {
    const outcome = readOutcome(log, account)
    if (outcome && isSame(outcome.hash, hash))
      return {
        by: log.transactionHash,
        hashKind: log.topics[0] === topics.userOperation ? 'userOperation' : 'proposal',
      } as const
  }
  return null
}

type HashKind = NonNullable<PendingTransaction['hashKind']>

/**
 * Names a hash that no node knows, if the account is a contract, which signs no transactions itself. Safe{Wallet}
 * answers `eth_sendTransaction` with the safeTxHash until enough owners have signed
 * (https://github.com/safe-global/safe-wallet-monorepo/issues/2130, https://help.safe.global/en/articles/40814), other
 * contracts' wallets with the hash of a user operation (ERC-4337). Null if the account has no code. An account with an
 * EIP-7702 delegation signs transactions, too: its hash is named only once the chain shows what it was.
 */
export async function identifyHash(
  { hash, from }: PendingTransaction,
  rpc: RpcRequest,
): Promise<{ kind: HashKind | undefined; by?: string } | null> {
  const code = await readCode(from, rpc)
  if (code === '0x') return null
  const carrier = await findCarrier(hash, from, rpc)
  if (carrier) return { kind: carrier.hashKind, by: carrier.by }
  if (/^0xef0100/i.test(code)) return { kind: undefined }
  const threshold = await rpc('eth_call', [{ to: from, data: getThreshold }, 'latest']).catch(
    () => null,
  )
  return { kind: (fromHex(threshold) ?? 0n) > 0n ? 'proposal' : 'userOperation' }
}
