import { formatEther, toUtf8String } from 'ethers'
import { isRecord, paramAt } from '../shared/json.ts'
import type { RequestDescription } from '../shared/RequestDescription.ts'
import { parseCalls } from './callBatch.ts'
import { type EvmChain, parseAddedChain, parseChainId } from './chains.ts'
import { describeTokenCall } from './describeTokenCall.ts'
import { messageBytes } from './signer.ts'
import { parseTransaction } from './transaction.ts'
import { parseTypedData } from './typedData.ts'

const MAX_DATA_LENGTH = 66

/** Describes a request for the user. Throws if the parameters are malformed. */
export function describeEvmRequest(
  method: string,
  params: unknown,
  chain: EvmChain,
  chains: ReadonlyMap<string, EvmChain>,
): RequestDescription {
  switch (method) {
    case 'eth_requestAccounts':
    case 'wallet_requestPermissions':
      return { heading: 'Connect this site', rows: [{ label: 'Network', value: chain.name }] }
    case 'personal_sign':
      return { heading: 'Sign this message', rows: [], message: readableMessage(params) }
    case 'eth_signTypedData':
    case 'eth_signTypedData_v4':
      return describeTypedData(paramAt(params, 1))
    case 'eth_sendTransaction':
      return describeTransaction(params, chain)
    case 'wallet_sendCalls':
      return describeCalls(params, chain)
    case 'wallet_switchEthereumChain':
      return describeSwitch(chain, parseChainId(params), chains)
    case 'wallet_addEthereumChain':
      return describeAddedChain(parseAddedChain(params))
    default:
      return { heading: method, rows: [], message: JSON.stringify(params, null, 2) ?? '' }
  }
}

function readableMessage(params: unknown): string {
  const message = String(paramAt(params, 0))
  try {
    return toUtf8String(messageBytes(message))
  } catch {
    return message
  }
}

function describeTypedData(input: unknown): RequestDescription {
  const { domain, primaryType, message } = parseTypedData(input)
  return {
    heading: 'Sign this data',
    rows: [
      { label: 'For', value: String(domain.name ?? 'unknown') },
      { label: 'Type', value: primaryType },
    ],
    message: JSON.stringify(message, null, 2),
  }
}

function describeTransaction(params: unknown, chain: EvmChain): RequestDescription {
  const { to, value, data } = parseTransaction(params)
  const isPlain = BigInt(value ?? '0x0') === 0n
  const tokenCall = isPlain && to ? describeTokenCall(to, data ?? '0x') : undefined
  if (tokenCall) {
    const { heading, rows } = tokenCall
    return { heading, rows: [...rows, { label: 'Network', value: chain.name }] }
  }
  const rows = [
    { label: 'To', value: to ?? 'New contract' },
    { label: 'Amount', value: `${trimZeros(formatEther(value ?? '0x0'))} ${chain.symbol}` },
    { label: 'Network', value: chain.name },
  ]
  if (data !== undefined && data !== '0x') rows.push({ label: 'Data', value: shorten(data) })
  return { heading: 'Send this transaction', rows }
}

/** Describes each call as a transaction of its own. */
function describeCalls(params: unknown, chain: EvmChain): RequestDescription {
  const request = paramAt(params, 0)
  const calls = parseCalls(isRecord(request) ? request.calls : undefined)
  const rows = calls.flatMap(
    (call) => describeTransaction([{ from: call.to, ...call }], chain).rows,
  )
  return {
    heading: calls.length === 1 ? 'Make this call' : `Make these ${calls.length} calls`,
    rows: [
      ...rows.filter(({ label }) => label !== 'Network'),
      { label: 'Network', value: chain.name },
    ],
  }
}

function describeSwitch(
  from: EvmChain,
  id: string,
  chains: ReadonlyMap<string, EvmChain>,
): RequestDescription {
  const to = chains.get(id)?.name ?? `Chain ${BigInt(id)}`
  const rows = [
    { label: 'From', value: from.name },
    { label: 'To', value: to },
  ]
  return { heading: 'Switch network', rows }
}

function describeAddedChain(chain: EvmChain): RequestDescription {
  return {
    heading: 'Add network',
    rows: [
      { label: 'Network', value: chain.name },
      { label: 'Chain id', value: String(BigInt(chain.id)) },
      { label: 'Address', value: chain.rpcUrl },
    ],
  }
}

const trimZeros = (amount: string) => amount.replace(/\.0$/, '')

const shorten = (data: string) =>
  data.length > MAX_DATA_LENGTH ? `${data.slice(0, MAX_DATA_LENGTH)}…` : data
