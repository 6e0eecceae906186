import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Statement } from '../../../types/review.ts'
import { addressesIn } from '../../../utils/statements.ts'
import { toHex } from '../send/toHex.ts'

/** Maximum number of addresses whose former code is read. */
const maxReads = 10
const day = 86_400
/** Ages below which a contract is told to be new, in seconds. */
const ages = [day, 7 * day, 30 * day]
/** Number of blocks over which the time between two is measured. */
const measured = 5_000n

async function readBlock(number: 'latest' | bigint, rpc: RpcRequest) {
  const at = number === 'latest' ? number : toHex(number)
  const block = (await rpc('eth_getBlockByNumber', [at, false])) as Record<string, string> | null
  return { number: BigInt(block?.number ?? ''), seconds: Number(BigInt(block?.timestamp ?? '')) }
}

/**
 * Tells of contracts that a request calls or names and that were deployed less than a month ago, as far as the node has
 * the state of that time: go-ethereum 1.14 keeps 128 blocks without `--gcmode archive`
 * (https://geth.ethereum.org/docs/fundamentals/archive). Rejects with errors of `rpc`.
 */
export async function findYoung(
  statements: readonly Statement[],
  rpc: RpcRequest,
): Promise<Statement[]> {
  const all = addressesIn(statements).slice(0, maxReads)
  if (all.length === 0) return []
  const codesAt = (block: string) =>
    Promise.all(all.map((one) => rpc('eth_getCode', [one, block]) as Promise<string>))
  const [latest, codes] = await Promise.all([readBlock('latest', rpc), codesAt('latest')])
  if (codes.every((code) => code === '0x')) return []
  const before = latest.number > measured ? latest.number - measured : 0n
  const { seconds } = await readBlock(before, rpc)
  const perBlock = (latest.seconds - seconds) / Number(latest.number - before)
  const blockBefore = (age: number) => latest.number - BigInt(Math.ceil(age / perBlock))
  // A block that is older than the chain or than the node's states tells nothing.
  const former = await Promise.all(
    ages.map(async (age) => {
      const block = perBlock > 0 ? blockBefore(age) : -1n
      return block < 0n ? [] : codesAt(toHex(block)).catch(() => [])
    }),
  )
  return all.flatMap((address, index) => {
    const age = former.findIndex((then) => then[index] === '0x')
    if (codes[index] === '0x' || age < 0) return []
    const values = {
      address: { kind: 'address', address },
      age: { kind: 'period', seconds: ages[age] ?? 0 },
    } as const
    return [{ text: 'review.young', values }]
  })
}
