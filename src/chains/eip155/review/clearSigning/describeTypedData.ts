import type {
  DescribedRequest,
  ReadRequest,
  ReviewContext,
  Statement,
} from '../../../../types/review.ts'
import { isAddress, toChecksumAddress } from '../../toChecksumAddress.ts'
import { toQuantity } from '../contradictions.ts'
import { encodeType, fieldsOf, type TypedData, type Types } from '../parseTypedData.ts'
import { addDescriptions, readCall } from '../readCall.ts'
import { describeRequest } from './describeRequest.ts'
import { type Descriptor, type Format, isDeployedAt, type Source } from './descriptor.ts'
import type { Scope } from './scope.ts'
import { ofStruct } from './signedValue.ts'
import { maxRows, toDescription } from './toDescription.ts'

interface Place {
  chainId: number
  contract: string
  from: string | undefined
  /** Hash of the domain; undefined if no descriptor asks for it. */
  domainHash: string | undefined
}

/** True if the descriptor is bound to the contract and network of the domain, and all that it requires holds. */
function isBound({ context }: Descriptor, data: TypedData, place: Place): boolean {
  const { chainId, contract, domainHash } = place
  const { deployments, domain = {}, domainSeparator } = context.eip712 ?? {}
  const isSame = ([name, value]: [string, unknown]) => {
    if (!Object.hasOwn(data.domain, name)) return false
    const signed = data.domain[name]
    if (name === 'chainId') return toQuantity(signed) === toQuantity(value)
    return String(signed).toLowerCase() === String(value).toLowerCase()
  }
  const isNamed = 'chainId' in domain && 'verifyingContract' in domain
  if (deployments ? !isDeployedAt(deployments, chainId, contract) : !isNamed) return false
  if (!Object.entries(domain).every(isSame)) return false
  return (
    domainSeparator === undefined || domainHash?.toLowerCase() === domainSeparator.toLowerCase()
  )
}

/** True if the schemas of version 1 allow the type. Schemas by their address are not fetched. */
function allows(schemas: unknown, { primaryType, encodedType }: TypedData): boolean {
  const given = Array.isArray(schemas) ? schemas.filter((one) => Object(one).types) : []
  const own = given.filter((one) => one.primaryType === primaryType)
  return (
    own.length === 0 ||
    own.some((one) => encodeType(toTypes(one.types), primaryType) === encodedType)
  )
}

/** Types of a schema, without entries that are not lists of fields. */
const toTypes = (types: unknown): Types =>
  Object.fromEntries(
    Object.entries(Object(types)).filter(([, fields]) => Array.isArray(fields)),
  ) as Types

/** The format of a type: by its encoding, in version 1 by its name. */
function formatFor({ context, display }: Descriptor, data: TypedData): Format | undefined {
  const { formats } = display
  const key = Object.keys(formats).find(
    (one) => one.replaceAll(/,\s+/g, ',').trim() === data.encodedType,
  )
  if (key !== undefined) return formats[key]
  const { primaryType } = data
  const isNamed = Object.hasOwn(formats, primaryType) && allows(context.eip712?.schemas, data)
  return isNamed ? formats[primaryType] : undefined
}

function describeBy(
  sources: readonly Source[],
  data: TypedData,
  place: Place,
  readInner: Scope['readCall'],
): { statement: Statement; source: Source } | undefined {
  for (const source of sources) {
    const { descriptor } = source
    try {
      const format = isBound(descriptor, data, place) ? formatFor(descriptor, data) : undefined
      if (!format) continue
      const root = ofStruct(data.types, data.primaryType, data.message)
      const { chainId, contract, from } = place
      const scope: Scope = {
        descriptor,
        container: { from, to: contract, value: 0n, chainId },
        root,
        here: root,
        reached: new Set(),
        budget: { rows: maxRows },
        readCall: readInner,
      }
      const names = fieldsOf(data.types, data.primaryType)?.map(({ name }) => name) ?? []
      return { statement: toDescription(format, scope, names), source }
    } catch {}
  }
  return
}

/** Describes typed data by the descriptors of its verifying contract. */
export async function describeTypedData(
  request: ReadRequest,
  context: ReviewContext,
  data: TypedData,
): Promise<DescribedRequest> {
  const { verifyingContract } = data.domain
  const chainId = toQuantity(data.domain.chainId)
  const [statement, ...others] = request.statements
  if (!isAddress(verifyingContract) || chainId === null || !statement) {
    return { statements: request.statements }
  }
  const contract = toChecksumAddress(verifyingContract)
  const from = request.from ?? context.addresses[0]
  // Only descriptors of pages name a domain hash, so the hashing library is not loaded for built-in ones.
  const domainHash = context.descriptors?.includes('domainSeparator')
    ? (await import('../typedDataDigests.ts')).typedDataDigests(data)[0]?.text
    : undefined
  const place = { chainId: Number(chainId), contract, from, domainHash }
  return describeRequest(request, context, (library) => {
    const readInner: Scope['readCall'] = (call) => readCall(call, library.describe).statement
    const described = library.describeBy(contract, (sources) =>
      describeBy(sources, data, place, readInner),
    )
    const { isRisky } = request
    const statements = [addDescriptions({ statement, isRisky }, described), ...others]
    return { statements, ...(request.doubts && { doubts: request.doubts }) }
  })
}
