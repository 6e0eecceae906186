import type {
  DescribedRequest,
  Detail,
  Doubt,
  ReadRequest,
  ReviewContext,
  Statement,
  StatementValue,
} from '../../../../types/review.ts'
import { referenceOf } from '../../../../utils/caip.ts'
import { addressesIn } from '../../../../utils/statements.ts'
import { toShortText } from '../../../unreadMembers.ts'
import type { Describe } from '../readCall.ts'
import { describeCall } from './describeCall.ts'
import { parseDescriptor, type Source } from './descriptor.ts'
import { Files } from './includes.ts'
import { isKnownContract, loadDescriptors, nameOf } from './loadDescriptors.ts'
import { Misfit } from './paths.ts'

/** Maximum depth of calls inside calls whose descriptors are loaded; each depth takes one round. */
const maxRounds = 4
/** Maximum files of a page, and characters of their JSON once includes are merged. */
const maxFiles = 3_000
const maxTotalJson = 32_000_000

interface PageSources {
  sources: readonly Source[]
  faults: NonNullable<DescribedRequest['faults']>
}

/** The first issue of a schema, or the error's own message. */
function toMessage(thrown: unknown): string {
  const [issue] = Object(thrown).issues ?? []
  return issue ? `${issue.path.join('.')}: ${issue.message}` : (thrown as Error).message
}

/** Parses the page's descriptors: a list, or files by their paths. */
function filesOf(json: string): Record<string, unknown> | Error {
  try {
    return json === '' ? {} : { ...Object(JSON.parse(json)) }
  } catch (thrown) {
    return thrown as Error
  }
}

/** Time in ms after which reading files lets the page render, and the limit of the review's wait take effect. */
const sliceMs = 16

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Parses files, which may include each other. A file without a context, or one that others include, may be a part. Reads
 * in slices, since thousands of files take longer than the first review may block the page.
 */
async function parsePage(json: string): Promise<PageSources> {
  const files = filesOf(json)
  if (files instanceof Error) {
    return { sources: [], faults: [{ path: '', message: files.message }] }
  }
  const all = new Files(files)
  if (all.paths.length > maxFiles) {
    return { sources: [], faults: [{ path: '', message: `more than ${maxFiles} files` }] }
  }
  const sources: Source[] = []
  const faults: { path: string; message: string }[] = []
  const included = new Set(all.paths.map((path) => all.includedBy(path)))
  const budget = { characters: maxTotalJson }
  let begun = performance.now()
  for (const path of all.paths) {
    if (performance.now() - begun > sliceMs) {
      await pause()
      begun = performance.now()
    }
    try {
      const file = all.withIncludes(path)
      if (Object(file) !== file) throw new Misfit('not a file of ERC-7730')
      const { context, display } = Object(file)
      if (context === undefined || (display === undefined && included.has(path))) continue
      sources.push({ descriptor: parseDescriptor(file, budget), origin: 'page' })
    } catch (thrown) {
      faults.push({ path, message: toMessage(thrown) })
    }
  }
  return { sources, faults }
}

/** The page's last descriptors, since they seldom change and may be the whole registry. Their faults count once. */
let last: { json: string; parsing: Promise<PageSources> } | undefined

async function pageSources(json = ''): Promise<PageSources> {
  if (last?.json === json) return { ...(await last.parsing), faults: [] }
  const parsing = parsePage(json)
  last = { json, parsing }
  return parsing
}

const chainOf = (request: ReadRequest, context: ReviewContext): number | null => {
  const id = request.caipNetworkId ?? context.caipNetworkId
  return id && Number(referenceOf(id))
}

/**
 * Names the page or the registry as the source of a description. Only hand-written ones say of each parameter that it is shown
 * or moves no assets, so that all others stay marked as dangerous, and by their text settle no doubt.
 */
function toDescribed(statement: Statement, { descriptor, origin }: Source): Statement {
  if (origin === 'own') return statement
  if (origin === 'page') return { ...statement, text: 'review.described.page', isGrave: true }
  const owner: StatementValue = { kind: 'text', text: toShortText(descriptor.metadata?.owner) }
  const values = { ...statement.values, owner }
  return { ...statement, text: 'review.described.listed', values, isGrave: true }
}

/** Replaces what was read of a request by what is described. Its details name the descriptors that were used. */
function withDescribed(
  request: ReadRequest,
  described: Described,
  used: ReadonlySet<Source>,
): DescribedRequest {
  if (used.size === 0) return described
  const names = [...used].map(({ descriptor: { metadata = {} }, origin }): Detail => {
    const { owner = '?', contractName } = metadata
    const name = [owner, contractName].filter((one) => one !== undefined).join(', ')
    return { name: origin === 'page' ? 'review.descriptor.page' : 'review.descriptor', text: name }
  })
  return {
    ...described,
    details: async () => [...names, ...((await request.details?.()) ?? [])],
  }
}

/** Statements of a request, the doubts that they leave, and whether a call in them is risky. */
export type Described = Pick<DescribedRequest, 'statements' | 'doubts' | 'isRisky' | 'names'>

/** Passes descriptors to the reader of a request, and records those that it uses. */
export interface Library {
  /** Describes a call, and the calls inside of it. */
  describe: Describe
  /** Descriptions of the contract at an address: at most one by a built-in descriptor, and one by the page. */
  describeBy(
    address: string,
    by: (sources: readonly Source[]) => { statement: Statement; source: Source } | undefined,
  ): readonly Statement[]
}

/** Doubts about addresses at which the package knows no contract. An unread call of a known one stays in doubt. */
async function withoutKnown(doubts: readonly Doubt[], chainId: number | null): Promise<Doubt[]> {
  const isKnown = async ({ kind, address }: Doubt) =>
    (kind === 'right' || kind === 'transfer') && (await isKnownContract(address, chainId))
  const known = await Promise.all(doubts.map(isKnown))
  return doubts.filter((_, index) => !known[index])
}

/** Names of the known contracts that statements name. */
async function namesIn(
  statements: readonly Statement[],
  chainId: number | null,
): Promise<Record<string, string>> {
  const named = addressesIn(statements).map(async (address) => {
    const name = await nameOf(address, chainId)
    return name === undefined ? [] : [[address, name] as const]
  })
  return Object.fromEntries((await Promise.all(named)).flat())
}

/** Marks sentences that give a right to an address at which the package knows no contract. */
function markStrangers(statement: Statement, doubts: readonly Doubt[]): Statement {
  const { values = {}, parts } = statement
  const isStranger = Object.values(values).some(
    (value) =>
      value.kind === 'address' &&
      doubts.some(({ kind, address }) => kind === 'right' && address === value.address),
  )
  return {
    ...statement,
    ...(isStranger && { isGrave: true }),
    ...(parts && { parts: parts.map((part) => markStrangers(part, doubts)) }),
  }
}

/** Reads a request with descriptors, and again as long as its calls name contracts whose descriptors are not loaded. */
export async function describeRequest(
  request: ReadRequest,
  context: ReviewContext,
  read: (library: Library) => Described,
): Promise<DescribedRequest> {
  const chainId = chainOf(request, context)
  const from = request.from ?? context.addresses[0]
  const { sources: page, faults } = await pageSources(context.descriptors)
  const loaded = new Map<string, readonly Source[]>()
  for (let round = 1; ; round += 1) {
    const used = new Set<Source>()
    const missing = new Set<string>()
    const describeBy: Library['describeBy'] = (address, by) => {
      const own = loaded.get(address.toLowerCase())
      if (!own) missing.add(address.toLowerCase())
      return [own ?? [], page].flatMap((sources) => {
        const found = by(sources)
        if (!found) return []
        used.add(found.source)
        return [toDescribed(found.statement, found.source)]
      })
    }
    const describe: Describe = (call, readInner) =>
      describeBy(call.to, (sources) => describeCall(sources, call, { chainId, from }, readInner))
    const described = read({ describe, describeBy })
    if (missing.size === 0 || round === maxRounds) {
      const doubts = await withoutKnown(described.doubts ?? [], chainId)
      const statements = described.statements.map((one) => markStrangers(one, doubts))
      const names = await namesIn(statements, chainId)
      return {
        ...withDescribed(request, { ...described, statements, doubts, names }, used),
        faults,
      }
    }
    await Promise.all(
      [...missing].map(async (address) => loaded.set(address, await loadDescriptors(address))),
    )
  }
}
