import type { SignerPayloadJSON } from '@polkadot/types/types'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type {
  Detail,
  Doubt,
  Fact,
  ReadRequest,
  ReviewContext,
  ReviewNetwork,
  Statement,
} from '../../../types/review.ts'
import { isCaipNetworkId } from '../../../utils/caip.ts'
import { loadPart } from '../../../utils/loadPart.ts'
import { costOfChain } from '../../describeCost.ts'
import { toPlainText, unreadMembers } from '../../unreadMembers.ts'
import type { TransactionPayload } from '../provider.ts'
import { readFee } from '../send/readFee.ts'
import { type Decoded, findRuntime, type RuntimeId } from '../send/runtime.ts'
import { accountKey, decodeSs58 } from '../ss58.ts'
import { readAll, toCall } from './readCall.ts'

/** Members of SignerPayloadJSON of @polkadot/types, except those whose presence makes a request unread. */
const members = new Set([
  'address',
  'blockHash',
  'blockNumber',
  'era',
  'genesisHash',
  'metadataHash',
  'method',
  'mode',
  'nonce',
  'signedExtensions',
  'specVersion',
  'tip',
  'transactionVersion',
  'version',
  'withSignedTransaction',
])

/** Version of the transaction format that is read. */
const formatVersion = 4
/** Maximum digits of a call in hexadecimal. Blocks take larger ones, which are too long to be reviewed. */
const maxDigits = 200_000

const grave = (text: Statement['text'], values: Statement['values'] = {}): Statement => ({
  text,
  values,
  isGrave: true,
})
const text = (value: unknown) => ({ kind: 'text', text: toPlainText(value) }) as const

/** Reads a number as @polkadot/types does: hexadecimal digits, the highest first. NaN for other values. */
function toNumber(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^0x[\da-f]{1,8}$/i.test(value)
    ? Number.parseInt(value, 16)
    : Number.NaN
}

/** Returns the network of a genesis hash, if it is one of the page's. */
export function networkAt(genesisHash: string, context: ReviewContext): ReviewNetwork | null {
  const id: CaipNetworkId = `polkadot:${genesisHash.toLowerCase().slice(2, 34)}`
  return context.networkOf?.(id) ?? null
}

export interface DescribedPayload {
  id: RuntimeId
  /** The payload's network, if it is one of the page's. */
  network: ReviewNetwork | null
  /** The connected accounts. */
  addresses: readonly string[]
  /** SS58 prefix of the network. */
  prefix: number
  request: Omit<ReadRequest, 'statements'> & { warnings: Statement[] }
}

/** Reads what a payload says without the metadata of its network. */
export function describePayload(
  payload: TransactionPayload,
  context: ReviewContext,
): DescribedPayload {
  const { addresses, caipNetworkId } = context
  const { address, genesisHash, specVersion, assetId, version } = payload
  const hash = toPlainText(genesisHash).toLowerCase()
  const named = `polkadot:${hash.slice(2, 34)}`
  const isHash = /^0x[\da-f]{64}$/.test(hash) && isCaipNetworkId(named)
  const own = addresses.find((one) => accountKey(one) === accountKey(address))
  const unread = unreadMembers(payload, members, 'payload').filter(
    ({ path }) => path !== 'payload.assetId' || assetId !== null,
  )
  if (toNumber(version) !== formatVersion) {
    unread.push({ path: 'payload.version', value: toPlainText(version), reason: 'unread' })
  }
  const warnings: Statement[] = []
  if (named !== caipNetworkId) {
    warnings.push(grave('review.otherChain', { chain: text(isHash ? named : genesisHash) }))
  }
  if (own === undefined) {
    warnings.push(grave('review.otherAccount', { address: text(address) }))
  }
  const spelled = named === caipNetworkId ? addresses[0] : address
  return {
    id: { genesisHash: hash, specVersion: toNumber(specVersion) },
    network: networkAt(hash, context),
    addresses,
    prefix: decodeSs58(spelled)?.prefix ?? 42,
    request: {
      heading: 'review.heading.transaction',
      caipNetworkId: isHash ? named : null,
      from: own ?? null,
      isRisky: warnings.length > 0 || unread.length > 0,
      warnings,
      unread,
      details: () => [{ name: 'review.raw', text: JSON.stringify(payload, null, 2) }],
    },
  }
}

function readFacts({ registry }: Decoded, { era: given, nonce, tip }: TransactionPayload) {
  const era = registry.createType('ExtrinsicEra', given)
  const facts: Fact[] = [
    {
      name: 'review.polkadot.nonce',
      value: { kind: 'number', value: registry.createType('Compact<u32>', nonce).toBigInt() },
    },
  ]
  if (era.isMortalEra) {
    const value = { kind: 'number', value: era.asMortalEra.period.toBigInt() } as const
    facts.unshift({ name: 'review.polkadot.blocks', value })
  }
  const amount = registry.createType('Compact<u128>', tip).toBigInt()
  return { facts, tip: amount, isMortal: era.isMortalEra }
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((value, index) => value === other[index])

/**
 * True if the wallet signs the digest of these metadata (RFC-78). The chain takes such a transaction only if its own
 * metadata have this digest, so a lie of the node that gave them makes the transaction invalid.
 */
async function isProved(
  runtime: Decoded,
  { metadataHash, mode }: TransactionPayload,
  { id: { specVersion }, network }: DescribedPayload,
): Promise<boolean> {
  if (mode !== 1 || typeof metadataHash !== 'string' || !network) return false
  const { specName } = Object(runtime.consts.system?.version?.toJSON()) as { specName?: unknown }
  const { digestMetadata } = await loadPart(import('../send/metadataHash.ts'))
  const unit = network.nativeCurrency
  const digest = digestMetadata(runtime, { specName: String(specName), specVersion, unit })
  return digest === metadataHash.toLowerCase()
}

/**
 * Reads the call of a payload by the metadata of its runtime, if this browser has them. Metadata that the payload does
 * not prove give words, and the request stays risky. Never rejects.
 */
export async function readPayload(
  payload: TransactionPayload,
  described: DescribedPayload,
): Promise<{ request: ReadRequest; isMissing: boolean }> {
  const { id, network, request } = described
  const runtime = await findRuntime(
    ({ genesisHash, specVersion }) =>
      genesisHash.toLowerCase() === id.genesisHash && specVersion === id.specVersion,
    async () => network?.nodes(),
  )
  try {
    if (runtime) {
      const read = readBy(runtime, payload, described)
      if (await isProved(runtime, payload, described)) return { request: read, isMissing: false }
      const warnings = [...(read.warnings ?? []), { text: 'review.polkadot.unproved' } as const]
      return { request: { ...read, isRisky: true, warnings }, isMissing: false }
    }
  } catch {}
  const statements = [grave('review.cannotRead')]
  return { request: { ...request, isRisky: true, statements }, isMissing: runtime === null }
}

/** @throws Error if a member of the payload is malformed */
function readBy(
  runtime: Decoded,
  payload: TransactionPayload,
  { prefix, request, addresses }: DescribedPayload,
): ReadRequest {
  const { registry } = runtime
  const { method, signedExtensions } = payload
  if (typeof method !== 'string' || method.length > maxDigits) throw new Error('no call')
  const call = toCall(registry, method, { isWhole: true })
  const words = readAll([call], { prefix, signer: payload.address, runtime })
  const isOther = ({ address }: Doubt) =>
    !addresses.some((one) => accountKey(one) === accountKey(address))
  const { facts, tip, isMortal } = readFacts(runtime, payload)
  const warnings = [...request.warnings]
  // The wallet signs what the list of the payload says, which the chain checks by its own list.
  const isOwn =
    Array.isArray(signedExtensions) && isSame(signedExtensions, registry.signedExtensions)
  if (!isOwn) warnings.push(grave('review.polkadot.checks'))
  if (!isMortal) warnings.push(grave('review.noExpiry'))
  if (tip > 0n) {
    const value = { kind: 'amount', amount: tip, unit: 'native' } as const
    warnings.push(grave('review.polkadot.tip', { value }))
  }
  return {
    ...request,
    isRisky: request.isRisky || warnings.length > 0 || words.some(({ isRisky }) => isRisky),
    doubts: words.flatMap(({ doubts }) => doubts).filter(isOther),
    statements: words.map(({ statement }) => statement),
    warnings,
    facts: [costOfChain, ...facts],
    async estimateFee(_, rpc) {
      const unsigned = { runtime, call, payload: payload as unknown as SignerPayloadJSON }
      const fee = await readFee(unsigned, rpc).catch(() => null)
      return fee === null ? null : fee + tip
    },
    details: (): Detail[] => [
      { name: 'review.polkadot.call', text: JSON.stringify(call.toHuman(), null, 2) },
      { name: 'review.raw', text: JSON.stringify(payload, null, 2) },
    ],
  }
}
