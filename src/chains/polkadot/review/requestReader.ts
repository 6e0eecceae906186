import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import type { ReadRequest, RequestReader, ReviewContext } from '../../../types/review.ts'
import { isHash, textOf } from '../../plainText.ts'
import { readText } from '../../readText.ts'
import { toPlainText, unreadMembers } from '../../unreadMembers.ts'
import type { RawPayload, TransactionPayload } from '../provider.ts'
import { findRuntime, type RuntimeId, readRuntime } from '../send/runtime.ts'
import { accountKey, decodeSs58 } from '../ss58.ts'
import { readAll, toCall } from './readCall.ts'
import { describePayload, networkAt, readPayload } from './readPayload.ts'

/** A request as far as it was read. `isMissing` is true if the metadata of its network are needed for more. */
interface Missing {
  request: ReadRequest
  isMissing: boolean
}

const hexBytes = /^0x(?:[\da-f]{2})*$/i

/** Bytes that a wallet signs; it takes text in hexadecimal for bytes. */
const toBytes = (data: string) =>
  hexBytes.test(data) ? hexToBytes(data.slice(2)) : utf8ToBytes(data)

const rawMembers = new Set(['address', 'data', 'type'])

function describeRaw(raw: RawPayload, { addresses }: ReviewContext) {
  const own = addresses.find((one) => accountKey(one) === accountKey(raw.address))
  return {
    heading: 'review.heading.message',
    caipNetworkId: null,
    from: own ?? null,
    unread: unreadMembers(raw, rawMembers, 'payload'),
    details: () => [{ name: 'review.raw', text: toPlainText(raw.data) }] as const,
  } as const
}

function readMessage(raw: RawPayload, context: ReviewContext): ReadRequest {
  const base = describeRaw(raw, context)
  const data = toPlainText(raw.data)
  const bytes = toBytes(data)
  const text = hexBytes.test(data) ? textOf(bytes) : data
  if (text === null) {
    const key = isHash(bytes) ? 'review.message.hash' : 'review.message.bytes'
    return { ...base, isRisky: true, statements: [{ text: key, isGrave: true }] }
  }
  const read = readText(text, context)
  const warnings = [...(read.warnings ?? [])]
  if (base.from === null) {
    const address = { kind: 'text', text: toPlainText(raw.address) } as const
    warnings.push({ text: 'review.otherAccount', values: { address }, isGrave: true })
  }
  const isRisky = read.isRisky || warnings.length > 0 || base.unread.length > 0
  return { ...base, ...read, warnings, isRisky }
}

/** The bytes that are signed end with the runtime's version, the version of its transactions, and the genesis hash. */
function signsFor(data: string, { genesisHash, specVersion }: RuntimeId): boolean {
  const at = data.indexOf(genesisHash.slice(2).toLowerCase())
  const version = new Uint8Array(4)
  new DataView(version.buffer).setUint32(0, specVersion, true)
  return at >= 16 && data.slice(at - 16, at - 8) === bytesToHex(version)
}

/** Reads bytes that a wallet may sign as they are, which makes a transaction valid. They are always risky. */
async function readRawPayload(raw: RawPayload, context: ReviewContext): Promise<Missing> {
  const base = describeRaw(raw, context)
  const bytes = toBytes(toPlainText(raw.data))
  const runtime = await findRuntime(
    (id) => signsFor(bytesToHex(bytes), id),
    async (genesisHash) => networkAt(genesisHash, context)?.nodes(),
  )
  const request = { ...base, isRisky: true }
  try {
    if (runtime) {
      const call = toCall(runtime.registry, bytes, { isWhole: false })
      const prefix = decodeSs58(context.addresses[0])?.prefix ?? 42
      const words = readAll([call], { prefix, signer: raw.address, runtime })
      const parts = words.map(({ statement }) => statement)
      const payload = { text: 'review.polkadot.payload', isGrave: true, parts } as const
      return { request: { ...request, statements: [payload] }, isMissing: false }
    }
  } catch {}
  const statements = [{ text: 'review.message.transaction', isGrave: true }] as const
  return { request: { ...request, statements }, isMissing: runtime === null }
}

/** Has the metadata read from a node while the review shows, if this browser does not have them. */
async function withMetadata(read: () => Promise<Missing>): Promise<ReadRequest> {
  const { request, isMissing } = await read()
  if (!isMissing) return request
  return {
    ...request,
    statements: [{ text: 'review.polkadot.loading', isGrave: true }],
    async readAgain(rpc) {
      await readRuntime(rpc).catch(() => null)
      return (await read()).request
    },
  }
}

/** Reads the requests that `hostProvider.ts` passes to the review. */
export const polkadotRequests: RequestReader = {
  read({ method, params }, context) {
    if (method === 'signPayload') {
      const payload = params as TransactionPayload
      const described = describePayload(payload, context)
      return withMetadata(() => readPayload(payload, described))
    }
    const raw = params as RawPayload
    return raw.type === 'bytes'
      ? readMessage(raw, context)
      : withMetadata(() => readRawPayload(raw, context))
  },
}
