import { hexToBytes } from '@noble/hashes/utils'
import * as z from 'zod/mini'
import type { AmountUnit } from '../../../types/review.ts'
import { finiteNumber, text } from '../../../utils/schemas.ts'
import { toWords } from '../../words.ts'
import { encodeSs58 } from '../ss58.ts'
import {
  type CallContext,
  isSame,
  noteOf,
  type Reader,
  type Readers,
  toAddress,
  toAmount,
} from './callArguments.ts'

/** Versions of XCM whose locations and assets are read. They differ in the form of `x1` and of an asset's id. */
const versions = ['v3', 'v4', 'v5']

const integer = z.custom<number | string>(
  (given) =>
    Number.isSafeInteger(given) || (typeof given === 'string' && /^0x[\da-f]+$/.test(given)),
)
const bytes = (length: number) =>
  text.check(z.refine((given) => new RegExp(`^0x[\\da-f]{${2 * length}}$`).test(given)))
const parachain = z.object({ parachain: finiteNumber })
const pallet = z.object({ palletInstance: finiteNumber })
const index = z.object({ generalIndex: integer })
const account32 = z.object({ accountId32: z.object({ id: bytes(32) }) })
const account20 = z.object({ accountKey20: z.object({ key: bytes(20) }) })
const location = z.object({ parents: finiteNumber, interior: z.unknown() })
const asset = z.object({ id: z.unknown(), fun: z.object({ fungible: integer }) })
const assets = z.array(asset)

type Location = z.infer<typeof location>

/** Returns a value without its version. @throws Error if the version is not read */
function unversioned(value: unknown): unknown {
  const [[version = '', inner] = []] = Object.entries(Object(value))
  if (!versions.includes(version)) throw new Error(`XCM ${version}`)
  return inner
}

/** Returns the steps of a location: those up, then those down. */
function stepsOf({ parents, interior }: Location): { parents: number; down: readonly unknown[] } {
  const [[kind, value] = []] = Object.entries(Object(interior))
  if (kind === 'here') return { parents, down: [] }
  return { parents, down: Array.isArray(value) ? value : [value] }
}

/** Runtimes of system parachains, whose currency is that of the relay chain (polkadot-fellows/runtimes 2.0). */
const systemChains =
  /^(?:state(?:mint|mine)|westmint|(?:asset|bridge)-hub-|people-|coretime-|collectives|encointer-)/

function isSystemChain({ runtime }: CallContext): boolean {
  const { specName } = Object(runtime.consts.system?.version?.toJSON()) as { specName?: unknown }
  return systemChains.test(String(specName))
}

/** Returns the unit of a location: the network's currency, or a token of its pallet Assets. @throws Error for others */
function unitAt(given: Location, context: CallContext): AmountUnit {
  const { parents, down } = stepsOf(given)
  if (down.length === 0 && parents === (isSystemChain(context) ? 1 : 0)) return 'native'
  const [first, second, ...more] = down
  const [at, id] = [pallet.safeParse(first), index.safeParse(second)]
  const own = context.runtime.tx.assets?.transfer?.callIndex[0]
  const isToken = parents === 0 && more.length === 0 && at.data?.palletInstance === own
  if (isToken && id.success) return { token: String(BigInt(id.data.generalIndex)) }
  throw new Error('an asset that is not read')
}

/** Returns the name of a network. @throws Error if it is no relay chain or parachain */
function chainAt(value: unknown): string {
  const { parents, down } = stepsOf(location.parse(value))
  if (parents === 1 && down.length === 0) return 'Relay Chain'
  const found = down.length === 1 && parents <= 1 ? parachain.parse(down[0]) : null
  if (!found) throw new Error('a network that is not read')
  return `Parachain ${found.parachain}`
}

/** Returns the account of a location on the network of the call's `dest`. @throws Error if it is none */
function accountAt(value: unknown, prefix: number): string {
  const { parents, down } = stepsOf(location.parse(value))
  if (parents !== 0 || down.length !== 1) throw new Error('a receiver that is not read')
  const short = account20.safeParse(down[0])
  if (short.success) return short.data.accountKey20.key
  const { accountId32 } = account32.parse(down[0])
  return encodeSs58({ prefix, accountId: hexToBytes(accountId32.id.slice(2)) })
}

/** A transfer to another network. Another account there is risky: no name and no history tells whose it is. */
const send: Reader = ({ find }, context) => {
  const given = (name: string) => unversioned(find(name).toJSON())
  const receiver = accountAt(given('beneficiary'), context.prefix)
  const [first, ...others] = assets.parse(given('assets')).map(({ id, fun }) => {
    const { concrete = id } = Object(id) as { concrete?: unknown }
    return toAmount(BigInt(fun.fungible), unitAt(location.parse(concrete), context))
  })
  if (!first) throw new Error('no assets')
  const values = {
    amount: first,
    receiver: toAddress(receiver),
    chain: { kind: 'text', text: chainAt(given('dest')) },
  } as const
  const notes = others.map((amount) => noteOf('review.andPays', amount))
  return toWords('review.polkadot.xcm', values, {
    isRisky: !isSame(receiver, context.signer),
    notes,
  })
}

/** Names of the arguments with the amount that a swap takes at most, and with the amount that it gives at least. */
interface SwapLimits {
  give: string
  get: string
}

/** A swap is risky without a limit, and if another account gets the tokens. */
const swap =
  ({ give, get }: SwapLimits): Reader =>
  ({ list, integer: read, account }, context) => {
    const path = list<{ toJSON(): unknown }>('path').map((step) => location.parse(step.toJSON()))
    const [from, to] = [path[0], path.at(-1)]
    if (!from || !to) throw new Error('a swap of nothing')
    const receiver = account('sendTo')
    const values = {
      give: toAmount(read(give), unitAt(from, context)),
      get: toAmount(read(get), unitAt(to, context)),
      receiver: toAddress(receiver),
    }
    const isRisky = read(get) === 0n || !isSame(receiver, context.signer)
    return toWords('review.polkadot.swap', values, { isRisky })
  }

const transfers = [
  'transferAssets',
  'limitedReserveTransferAssets',
  'limitedTeleportAssets',
  'reserveTransferAssets',
  'teleportAssets',
]

/** Readers of transfers to other networks, and of swaps, which name assets by their locations. */
export const xcmReaders: Readers = {
  ...Object.fromEntries(
    ['polkadotXcm', 'xcmPallet'].flatMap((name) =>
      transfers.map((method) => [`${name}.${method}`, send]),
    ),
  ),
  'assetConversion.swapExactTokensForTokens': swap({ give: 'amountIn', get: 'amountOutMin' }),
  'assetConversion.swapTokensForExactTokens': swap({ give: 'amountInMax', get: 'amountOut' }),
}
