import { hexToBytes } from '@noble/hashes/utils'
import { type GenericCall, GenericSignerPayload } from '@polkadot/types'
import polkadotHub from '@polkadot/types-support/metadata/v15/asset-hub-polkadot-hex'
import type { RpcRequest } from '../../../../types/chainAdapter.ts'
import type { ReadRequest, ReviewContext } from '../../../../types/review.ts'
import { toSentences } from '../../../testing/toSentences.ts'
import { digestMetadata } from '../../send/metadataHash.ts'
import { type Decoded, readRuntime } from '../../send/runtime.ts'
import { alice, bob, builtIn } from '../../testing/fakeProvider.ts'
import { readAll, toCall } from '../readCall.ts'
import { polkadotRequests } from '../requestReader.ts'

export const hub = builtIn('polkadot-asset-hub').caipNetworkId
const genesisHash = `0x${hub.split(':')[1]}${'ab'.repeat(16)}`
export const specVersion = 2_000_000
export const me = alice.polkadot
export const to = bob.polkadot
const unit = { symbol: 'DOT', decimals: 10 }
/** For tests: the nodes that the page configures. */
export const configured = { nodes: ['https://node.example'] }
export const context: ReviewContext = {
  caipNetworkId: hub,
  addresses: [me],
  origin: 'https://app.example',
  networkOf: (id) =>
    id === hub ? { nativeCurrency: unit, nodes: async () => configured.nodes } : null,
  provider: null,
}

/** For tests: a node with the metadata of Asset Hub, whose record has 6 bytes before them. */
export function nodeOf(version = specVersion): RpcRequest {
  const request = async (method: string) =>
    ({
      chain_getBlockHash: genesisHash,
      state_getMetadata: `0x${polkadotHub.slice(2 + 2 + 8)}`,
      state_getRuntimeVersion: {
        specName: 'statemint',
        specVersion: version,
        transactionVersion: 15,
        apis: [],
      },
    })[method]
  return Object.assign(request, { nodes: async () => configured.nodes })
}

const runtime = await readRuntime(nodeOf())
export const { registry } = runtime
const metadataHash = digestMetadata(runtime, { specName: 'statemint', specVersion, unit })

/** For tests: builds a call of a runtime. */
export function callOf({ tx }: Pick<Decoded, 'tx'>, name: string, ...args: unknown[]) {
  const [pallet = '', method = ''] = name.split('.')
  const found = tx[pallet]?.[method]
  if (!found) throw new Error(`no call ${name}`)
  return found(...args)
}
export const call = (name: string, ...args: unknown[]) => callOf(runtime, name, ...args)

/** For tests: a payload as @polkadot/api passes it to a signer. */
export const payloadOf = (method: string, more: object = {}) => ({
  ...new GenericSignerPayload(registry, {
    address: me,
    blockHash: `0x${'cd'.repeat(32)}`,
    blockNumber: 0x123456,
    era: registry.createType('ExtrinsicEra', { current: 0x123456, period: 64 }),
    genesisHash,
    metadataHash,
    method: registry.createType('Call', hexToBytes(method.slice(2))),
    mode: 1,
    nonce: 7,
    runtimeVersion: { specVersion, transactionVersion: 15 },
    signedExtensions: registry.signedExtensions,
    tip: 0,
    version: 4,
  }).toPayload(),
  ...more,
})

export async function ask(method: string, params: unknown): Promise<ReadRequest> {
  const found = await polkadotRequests.read({ method, params }, context)
  if (!found) throw new Error('nothing was read')
  return found
}
export const sign = (one: GenericCall, more: object = {}) =>
  ask('signPayload', payloadOf(one.toHex(), more))

/** For tests: the words of a call that the user signs. */
export function wordsOf(one: GenericCall, decoded: Pick<Decoded, 'tx' | 'consts'> = runtime) {
  const signed = toCall(one.registry, one.toU8a(), { isWhole: true })
  const words = readAll([signed], { prefix: 0, signer: me, runtime: decoded })
  const statements = words.map(({ statement }) => statement)
  return {
    sentences: toSentences({ statements } as unknown as ReadRequest),
    isRisky: words.some(({ isRisky }) => isRisky),
  }
}
