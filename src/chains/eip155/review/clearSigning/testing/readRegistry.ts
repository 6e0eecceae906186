import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FunctionFragment, Interface } from 'ethers'
import fc from 'fast-check'
import type { Statement, StatementValue } from '../../../../../types/review.ts'
import { arbitraryMessage, arbitraryOf } from './arbitraryOf.ts'
import { account, readAsPage } from './readAsPage.ts'
import { type Json, readVectors, together } from './readVectors.ts'
import { typesOf } from './typesOf.ts'

/** Figures of a registry; each list names files, formats or vectors that were not read as they should be. */
export interface RegistryReport {
  files: number
  /** Files that the interpreter refuses, with its message. */
  refused: string[]
  functions: number
  messages: number
  /** Functions and messages that fell back to the words without a description. */
  fellBack: string[]
  /** Numbers that ethers does not decode from the same call or message. */
  wrong: string[]
  vectors: number
  /** Vectors whose intent or fields differ, with both. */
  differs: string[]
}

const isTest = (path: string) => /\.tests\.json$/.test(path)

function filesOf(folder: string): Record<string, Json> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const json = paths.filter((path) => path.endsWith('.json') && !/schema\.json$/.test(path))
  return Object.fromEntries(
    json.map((path) => [path, JSON.parse(readFileSync(join(folder, path), 'utf8'))]),
  )
}

function numbersIn(value: string | StatementValue): bigint[] {
  if (typeof value === 'string') return []
  if (value.kind === 'mixed') return value.parts.flatMap(numbersIn)
  if (value.kind === 'amount') return [value.amount]
  if (value.kind === 'date') return [value.seconds]
  return value.kind === 'number' ? [value.value] : []
}
const numbersOf = ({ values = {}, notes = [], parts = [] }: Statement): bigint[] => [
  ...Object.values(values).flatMap(numbersIn),
  ...[...notes, ...parts].flatMap(numbersOf),
]

/** Integers of decoded values, and those in their bytes, which slices take. */
function integersIn(value: unknown): bigint[] {
  if (typeof value === 'bigint') {
    const digits = value.toString(16).padStart(64, '0')
    return [value, ...[4, 8, 16, 20].map((size) => BigInt(`0x${digits.slice(-size * 2)}`))]
  }
  if (Array.isArray(value)) return [...value].flatMap(integersIn)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(integersIn)
  if (typeof value !== 'string' || !/^0x(?:[\da-f]{2})+$/i.test(value)) return []
  const count = Math.max(1, value.length / 2 - 32)
  return Array.from({ length: count }, (_, at) =>
    BigInt(`0x${value.slice(2 + at * 2, 66 + at * 2)}`),
  )
}

const samples = 5
const sampleOf = <T>(values: fc.Arbitrary<T>) => fc.sample(values, { seed: 7730, numRuns: samples })

const fragmentOf = (key: string, abi: unknown): FunctionFragment => {
  const listed = (Array.isArray(abi) ? abi : []).filter((one) => one.type === 'function')
  const all = listed.map((one) => FunctionFragment.from(one))
  if (/^0x[\da-f]{8}$/i.test(key)) {
    const found = all.find(({ selector }) => selector === key.toLowerCase())
    if (found) return found
  }
  return FunctionFragment.from(`function ${key}`)
}

/** Reads a folder in the layout of the public registry (ethereum/clear-signing-erc7730-registry). */
export async function readRegistry(folder: string): Promise<RegistryReport> {
  const all = filesOf(folder)
  const files = Object.fromEntries(Object.entries(all).filter(([path]) => !isTest(path)))
  const report: RegistryReport = {
    files: Object.keys(files).length,
    refused: [],
    functions: 0,
    messages: 0,
    fellBack: [],
    wrong: [],
    vectors: 0,
    differs: [],
  }
  const json = JSON.stringify(files)
  const first = await readAsPage(json, 'eth_sendTransaction', [{ to: account, data: '0x01' }], 1)
  report.refused = first.faults.map(({ path, message }) => `${path}: ${message}`)
  for (const [path, file] of Object.entries(files)) {
    await readFile(files, path, file, report)
  }
  for (const [path, tests] of Object.entries(all).filter(([path]) => isTest(path))) {
    await readVectors(folder, files, path, tests, report)
  }
  return report
}

async function readFile(
  files: Record<string, Json>,
  path: string,
  file: Json,
  report: RegistryReport,
): Promise<void> {
  const own = together(files, path)
  const merged = Object.values(own).map((one) => Object(one))
  const binding = (part: string) =>
    merged.map(({ context }) => Object(context)[part]).filter(Boolean)
  const isContract = binding('contract').length > 0
  const [bound] = binding(isContract ? 'contract' : 'eip712')
    .flatMap(({ deployments }) => deployments ?? [])
    .filter(({ address }) => address)
  // Files of interfaces and shared definitions are bound to nothing.
  if (!bound || Object(file).context === undefined) return
  const formats = merged.flatMap(({ display }) => Object.keys(Object(display).formats ?? {}))
  const json = JSON.stringify(own)
  for (const key of new Set(formats)) {
    const name = `${path}: ${key.slice(0, 60)}`
    if (isContract) report.functions += 1
    else report.messages += 1
    try {
      const read = isContract
        ? await tryFunction(json, key, bound, binding('contract').find(({ abi }) => abi)?.abi)
        : await tryMessage(json, key, bound, binding('eip712'))
      if (read.count < samples) report.fellBack.push(`${name} (${samples - read.count})`)
      if (read.wrong) report.wrong.push(name)
    } catch (thrown) {
      report.fellBack.push(`${name}: ${String(thrown).slice(0, 100)}`)
    }
  }
}

interface Bound {
  chainId: number
  address: string
}

async function tryFunction(json: string, key: string, { chainId, address }: Bound, abi: unknown) {
  const fragment = fragmentOf(key, abi)
  const codec = new Interface([fragment])
  let [count, wrong] = [0, false]
  for (const args of sampleOf(fc.tuple(...fragment.inputs.map(arbitraryOf)))) {
    const data = codec.encodeFunctionData(fragment, args)
    const params = [{ from: account, to: address, value: '0x7', data }]
    const { said } = await readAsPage(json, 'eth_sendTransaction', params, chainId)
    if (said.length > 0) count += 1
    const known = [7n, ...integersIn(codec.decodeFunctionData(fragment, data).toArray(true))]
    wrong ||= said.some((one) => !numbersOf(one).every((number) => known.includes(number)))
  }
  return { count, wrong }
}

async function tryMessage(json: string, key: string, bound: Bound, contexts: readonly Json[]) {
  const schema = contexts.flatMap(({ schemas }) => (Array.isArray(schemas) ? schemas : []))[0]
  const types = key.includes('(') ? typesOf(key) : Object(schema).types
  const primaryType = /^\w+/.exec(key)?.[0] ?? ''
  const domain = {
    ...Object.assign({}, ...contexts.map((one) => one.domain)),
    chainId: bound.chainId,
    verifyingContract: bound.address,
  }
  const domainTypes = Object.keys(domain).map((name) => ({
    name,
    type: name === 'chainId' ? 'uint256' : name === 'verifyingContract' ? 'address' : 'string',
  }))
  let [count, wrong] = [0, false]
  for (const message of sampleOf(arbitraryMessage(types, primaryType))) {
    const data = { types: { ...types, EIP712Domain: domainTypes }, primaryType, domain, message }
    const text = JSON.stringify(data, (_, one) => (typeof one === 'bigint' ? String(one) : one))
    const { said } = await readAsPage(json, 'eth_signTypedData_v4', [account, text], bound.chainId)
    if (said.length > 0) count += 1
    const known = [0n, ...integersIn(message)]
    wrong ||= said.some((one) => !numbersOf(one).every((number) => known.includes(number)))
  }
  return { count, wrong }
}
