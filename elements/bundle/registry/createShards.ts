import { FunctionFragment, Interface, type ParamType } from 'ethers'
import { describeCall } from '../../../src/chains/eip155/review/clearSigning/describeCall.ts'
import {
  type Descriptor,
  parseDescriptor,
} from '../../../src/chains/eip155/review/clearSigning/descriptor.ts'
import { descriptors as ownSources } from '../../../src/chains/eip155/review/clearSigning/descriptors/descriptors.ts'
import { printOf, shardOf } from '../../../src/chains/eip155/review/clearSigning/registry/places.ts'
import { knownCalls } from '../../../src/chains/eip155/review/knownCalls.ts'
import { hidesCharacters } from '../../../src/chains/plainText.ts'
import { nameParameters } from './nameParameters.ts'

/** Maximum characters of the owner's and the contract's name, and of any other text. */
const maxName = 60
const maxText = 300

type Json = Readonly<Record<string, unknown>>

/** Files and functions that are left out, by the reason. */
export interface LeftOut {
  files: Record<'unbound' | 'nameless' | 'refused' | 'covered', number>
  functions: Record<'unnamed' | 'read' | 'unfit', number>
}

export interface Shards {
  /** Prints of each shard's addresses (`places.ts`): of hand-written descriptors, and of the registry's. */
  prints: readonly (readonly [own: string, listed: string])[]
  /** The files of each shard. */
  shards: readonly (readonly object[])[]
  kept: { files: number; functions: number; messages: number; contracts: number }
  leftOut: LeftOut
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const placeOf = ({ chainId, address }: { chainId: number; address: string }) =>
  `${chainId}:${address.toLowerCase()}`

const deploymentsOf = ({ context }: Descriptor) =>
  (context.contract ?? context.eip712)?.deployments ?? []

/** Members of fields and formats that the reader knows. */
const ofField = [
  'path',
  'value',
  'label',
  'format',
  'params',
  '$ref',
  'visible',
  'iteration',
  'encryption',
]
const ofFormat = ['intent', 'interpolatedIntent']
/** Parameters for wallets that look names up, which the reader does not. */
const unreadParams = ['types', 'sources']

function pick(value: unknown, names: readonly string[]): Record<string, unknown> {
  const entries = Object.entries(Object(value)).filter(
    ([name, one]) => names.includes(name) && one !== null,
  )
  return Object.fromEntries(entries)
}

/** The address for the native coin (ERC-7528), at which there is no token. */
const nativeCoin = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** True if the value names a constant or an enumeration that the file has not: the package drops those of includes. */
function isLost(value: unknown, file: Json): boolean {
  if (Array.isArray(value)) return value.some((one) => isLost(one, file))
  if (typeof value !== 'string' || !value.startsWith('$.metadata.')) return false
  let found: unknown = file
  for (const name of value.split('.').slice(1)) found = Object(found)[name]
  return found === undefined
}

/**
 * Leaves out what needs a lost constant, so that the plain value shows: a threshold with its words, the token of an amount,
 * the names of an enumeration.
 */
function pickParams(given: unknown, file: Json): Json {
  const read = Object.entries(Object(given)).filter(
    ([name, value]) => value !== null && !unreadParams.includes(name),
  )
  const lost = read.filter(([, value]) => isLost(value, file)).map(([name]) => name)
  return Object.fromEntries(
    read.flatMap(([name, value]) => {
      if (name === 'message' && lost.includes('threshold')) return []
      if (!lost.includes(name)) return [[name, value]]
      return name === 'nativeCurrencyAddress' ? [[name, nativeCoin]] : []
    }),
  )
}

function pickField(given: unknown, file: Json): object {
  const { fields } = Object(given)
  const { params, ...own } = pick(given, ofField)
  const read = pickParams(params, file)
  const isPlain = own.format === 'enum' && read.$ref === undefined
  return {
    ...own,
    ...(isPlain && { format: 'raw' }),
    ...(Object.keys(read).length > 0 && { params: read }),
    ...(Array.isArray(fields) && { fields: fields.map((one) => pickField(one, file)) }),
  }
}

const pathOf = (path: unknown) => String(path).replace(/^#\.?/, '')

function pickFormat(given: unknown, file: Json): Json {
  const { fields, excluded } = Object(given)
  const hidden = Array.isArray(excluded) ? excluded.map(pathOf) : []
  const shown = (Array.isArray(fields) ? fields : []).filter(
    (one) => !hidden.includes(pathOf(Object(one).path)),
  )
  return { ...pick(given, ofFormat), fields: shown.map((one) => pickField(one, file)) }
}

/** Members of an object that a text names by their path in the descriptor. */
const pickNamed = (all: unknown, path: string, text: string) =>
  Object.fromEntries(
    Object.entries(Object(all)).filter(([name]) => text.includes(`"${path}.${name}`)),
  )

/** Takes the members that the reader knows of a file, with the formats that are given in place of its own. */
function pickFile(file: Json, formats: Json): Json {
  const { context, metadata, display } = file
  const { contract, eip712 } = Object(context)
  const { owner, contractName, ...values } = Object(metadata)
  const definitions = Object.entries(Object(Object(display).definitions))
  const shared = Object.fromEntries(definitions.map(([name, one]) => [name, pickField(one, file)]))
  const text = JSON.stringify({ shared, formats })
  const named = (['constants', 'enums', 'maps'] as const).flatMap((name) => {
    const found = pickNamed(values[name], `$.metadata.${name}`, text)
    return Object.keys(found).length > 0 ? [[name, found] as const] : []
  })
  const used = pickNamed(shared, '$.display.definitions', text)
  return {
    context: contract
      ? { contract: pick(contract, ['deployments']) }
      : { eip712: pick(eip712, ['deployments', 'domain', 'schemas']) },
    metadata: { owner, ...(contractName && { contractName }), ...Object.fromEntries(named) },
    display: { ...(Object.keys(used).length > 0 && { definitions: used }), formats },
  }
}

/** Every text of a value, and the names of its members. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return isObject(value)
    ? Object.entries(value).flatMap(([name, one]) => [name, ...textsOf(one)])
    : []
}

const isPlain = (text: string) => !hidesCharacters(text) && !/[\n\r\t]/.test(text)

/** True if each text is plain and short. Names of functions and types may be longer, up to the reader's own limit. */
function isFit({ metadata, context, display }: Descriptor): boolean {
  const { owner = '', contractName = '' } = metadata ?? {}
  const { formats, ...shared } = display
  const texts = textsOf([metadata, context, shared, ...Object.values(formats)])
  return (
    [owner, contractName].every((name) => name.length <= maxName) &&
    texts.every((text) => text.length <= maxText) &&
    [...texts, ...Object.keys(formats)].every(isPlain)
  )
}

/** A value of each type, so that the formats are tried with a call. */
function sampleOf({ type, arrayChildren, arrayLength, components }: ParamType): unknown {
  if (arrayChildren) {
    const length = arrayLength && arrayLength > 0 ? arrayLength : 2
    return Array.from({ length }, () => sampleOf(arrayChildren))
  }
  if (components) return components.map(sampleOf)
  if (type === 'address') return `0x${'5a'.repeat(20)}`
  if (type === 'bool') return true
  if (type === 'string') return 'example'
  if (type === 'bytes') return `0x${'00'.repeat(12)}${'5a'.repeat(52)}`
  return type.startsWith('bytes') ? `0x${'5a'.repeat(Number(type.slice(5)))}` : 1n
}

/** True if the reader describes a sample of the call by the descriptor. */
function isDescribed(descriptor: Descriptor, fragment: FunctionFragment): boolean {
  const [{ chainId, address: to } = { chainId: 0, address: '' }] = deploymentsOf(descriptor)
  const data = new Interface([fragment]).encodeFunctionData(fragment, fragment.inputs.map(sampleOf))
  const inside = () => ({ text: 'review.unknown' }) as const
  const place = { chainId, from: `0x${'11'.repeat(20)}` }
  return describeCall([{ descriptor }], { to, value: 7n, data }, place, inside) !== undefined
}

function parse(file: unknown): Descriptor | null {
  try {
    return parseDescriptor(file)
  } catch {
    return null
  }
}

function parseFunction(key: string): FunctionFragment | null {
  try {
    return FunctionFragment.from(`function ${key}`)
  } catch {
    return null
  }
}

/** Selectors of functions that the reader tells without a descriptor. */
const read = new Set(
  Object.keys(knownCalls).map((one) => FunctionFragment.from(`function ${one}`).selector),
)

/**
 * Makes the shards of the public registry's descriptors: of each file what the reader understands, at the contracts that no
 * hand-written descriptor names. The same files give the same shards.
 *
 * @param files files of ERC-7730 whose includes are resolved; functions by their signatures
 * @param count number of shards
 */
export function createShards(files: readonly unknown[], count: number): Shards {
  const leftOut: LeftOut = {
    files: { unbound: 0, nameless: 0, refused: 0, covered: 0 },
    functions: { unnamed: 0, read: 0, unfit: 0 },
  }
  const own = ownSources.flatMap(({ descriptor }) => deploymentsOf(descriptor))
  const covered = new Set(own.map(placeOf))
  const kept: Descriptor[] = []
  for (const file of files) {
    const found = readFile(file, covered, leftOut)
    if (found) kept.push(found)
  }
  const places = kept.flatMap(deploymentsOf)
  const printsOf = (all: readonly { address: string }[]) =>
    [...new Set(all.map(({ address }) => printOf(address)))].sort().join('')
  const inShard = (shard: number) => (one: { address: string }) =>
    shardOf(one.address, count) === shard
  const shards = Array.from({ length: count }, (_, shard) =>
    kept.flatMap((one) => {
      const deployments = deploymentsOf(one).filter(inShard(shard))
      const [name] = one.context.contract ? (['contract'] as const) : (['eip712'] as const)
      const context = { [name]: { ...one.context[name], deployments } }
      return deployments.length > 0 ? [{ ...one, context }] : []
    }),
  )
  const formatsOf = (isContract: boolean) =>
    kept
      .filter(({ context }) => (context.contract !== undefined) === isContract)
      .flatMap(({ display }) => Object.keys(display.formats)).length
  return {
    prints: shards.map((_, index) => [
      printsOf(own.filter(inShard(index))),
      printsOf(places.filter(inShard(index))),
    ]),
    shards,
    kept: {
      files: kept.length,
      functions: formatsOf(true),
      messages: formatsOf(false),
      contracts: new Set(places.map(placeOf)).size,
    },
    leftOut,
  }
}

function readFile(
  file: unknown,
  covered: ReadonlySet<string>,
  leftOut: LeftOut,
): Descriptor | null {
  const { context, metadata, display } = Object(file)
  const { contract, eip712 } = Object(context)
  const { deployments } = Object(contract ?? eip712)
  const given = Object.entries(Object(Object(display).formats))
  if (
    !isObject(file) ||
    !Array.isArray(deployments) ||
    deployments.length === 0 ||
    given.length === 0
  ) {
    leftOut.files.unbound += 1
    return null
  }
  if (typeof Object(metadata).owner !== 'string') {
    leftOut.files.nameless += 1
    return null
  }
  const picked = Object.fromEntries(given.map(([key, format]) => [key, pickFormat(format, file)]))
  const whole = parse(pickFile(file, picked))
  if (!whole || !isFit(whole)) {
    leftOut.files.refused += 1
    return null
  }
  const free = deploymentsOf(whole).filter((one) => !covered.has(placeOf(one)))
  if (free.length === 0) {
    leftOut.files.covered += 1
    return null
  }
  const name = contract ? 'contract' : 'eip712'
  const bound = {
    ...file,
    context: { [name]: { ...Object(contract ?? eip712), deployments: free } },
  }
  const formats = contract
    ? given.flatMap(([key, format]) => readFunction(bound, key, format, leftOut))
    : Object.entries(picked)
  return formats.length > 0 ? parse(pickFile(bound, Object.fromEntries(formats))) : null
}

function readFunction(
  file: Json,
  key: string,
  format: unknown,
  { functions }: LeftOut,
): [string, Json][] {
  const fragment = parseFunction(key)
  if (fragment && read.has(fragment.selector)) {
    functions.read += 1
    return []
  }
  const definitions = Object(Object(file.display).definitions)
  const named = fragment && nameParameters(fragment, Object(format), definitions)
  const parsed = named ? parseFunction(named) : null
  if (!named || !parsed) {
    functions.unnamed += 1
    return []
  }
  const picked = pickFormat(format, file)
  const alone = parse(pickFile(file, { [named]: picked }))
  if (!alone || !isDescribed(alone, parsed)) {
    functions.unfit += 1
    return []
  }
  return [[named, picked]]
}
