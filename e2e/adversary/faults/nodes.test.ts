import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { families } from '../../../src/chains/families.ts'
import { laterFamilies } from '../../../src/chains/laterFamilies.ts'
import { isOwnError } from '../../../src/errors/WalletModalError.ts'
import { createRpcClient } from '../../../src/services/jsonRpc.ts'
import { connect } from '../../../src/services/restEndpoint.ts'
import type { RpcRequest } from '../../../src/types/chainAdapter.ts'
import type { PendingTransaction } from '../../../src/types/pendingTransaction.ts'
import type { Transfer } from '../../../src/types/sender.ts'
import { createBitcoin } from '../families/bitcoin.ts'
import { createEvm } from '../families/evm.ts'
import { type Family, nodeHost } from '../families/Family.ts'
import { createPolkadot } from '../families/polkadot.ts'
import { createSolana } from '../families/solana.ts'
import { nodes } from '../table/nodes.ts'
import { Clock } from '../world/Clock.ts'
import { Liar } from '../world/Liar.ts'
import { Network, type NodeCall, type Service } from '../world/Network.ts'
import { NodeError } from '../world/NodeError.ts'
import { worldOf } from '../world/World.ts'
import { FaultyHost, type HostRequest } from './FaultyHost.ts'
import { type HostFault, hostFaults, wrongShapes } from './hostFaults.ts'

/** The methods of a REST API by their patterns in the table. */
const restMethods = Object.keys(nodes.bip122).map((method) => {
  const pattern = method.replace(/\{page\}/, '(?:/chain/\\w+)?').replace(/\{\w+\}/g, '\\w+')
  return { method, pattern: new RegExp(`^${pattern}$`) }
})

interface Call {
  id: number
  method: string
  params: unknown[]
}
type Change = (method: string, result: unknown) => unknown

/** An honest node in memory. */
class Node extends Network {
  private call: NodeCall = () => null
  private rest: Service | null = null

  override addNode(host: string, call: NodeCall): void {
    if (host === nodeHost) this.call = call
  }

  override addService(host: string, service: Service): void {
    if (host === nodeHost) this.rest = service
  }

  /** Responds to a request. `change` replaces the result of a method of the table. */
  async answer({ url, method, body }: HostRequest, change: Change) {
    if (this.rest) {
      const asked = `${method} ${url.pathname}`
      const { value, status = 200, isText } = this.rest(url.pathname, body, url.searchParams)
      const told = change(
        restMethods.find(({ pattern }) => pattern.test(asked))?.method ?? asked,
        value,
      )
      return { status, body: isText && typeof told === 'string' ? told : JSON.stringify(told) }
    }
    const given = JSON.parse(body) as Call | Call[]
    const results = await Promise.all([given].flat().map((one) => this.run(one, change)))
    return { body: JSON.stringify(Array.isArray(given) ? results : results[0]) }
  }

  private async run({ id, method, params }: Call, change: Change) {
    let result: unknown = null
    try {
      result = await this.call(method, params)
    } catch (thrown) {
      const { code, message } =
        thrown instanceof NodeError ? thrown : { code: -32_603, message: String(thrown) }
      change(method, null)
      return { jsonrpc: '2.0', id, error: { code, message } }
    }
    return { jsonrpc: '2.0', id, result: change(method, result) ?? null }
  }
}

const created = {
  eip155: { flow: 'EVM revoke', create: createEvm, hash: `0x${'11'.repeat(32)}` },
  solana: { flow: 'Solana revoke', create: createSolana, hash: '5'.repeat(88) },
  bip122: { flow: 'Bitcoin send', create: createBitcoin, hash: '11'.repeat(32) },
  polkadot: { flow: 'Polkadot send', create: createPolkadot, hash: `0x${'11'.repeat(32)}` },
}
type FamilyName = keyof typeof created

/**
 * Methods that no reader here asks for: of a ranking of several nodes, of another method's absence, of a name, of values
 * that are kept for the page's lifetime, and of what a wallet has signed. Flows of the adversary suite ask for them.
 */
const unread: Record<FamilyName, readonly string[]> = {
  eip155: ['net_listening', 'eth_sendRawTransaction', 'debug_traceCall'],
  solana: [
    'getMultipleAccounts',
    'getTokenLargestAccounts',
    'getMinimumBalanceForRentExemption',
    'getSlot',
  ],
  bip122: [
    'GET /tx/{txid}/hex',
    'GET /tx/{txid}/outspends',
    'GET /block-height/{height}',
    'GET /fee-estimates',
    'POST /tx',
  ],
  polkadot: ['author_submitExtrinsic', 'chain_getBlock', 'state_getMetadata', 'system_properties'],
}

/** Loads the parts of a family that read nodes, and what they are asked for. */
async function loadParts(name: FamilyName, family: Family) {
  const { network, receiver, others } = family
  const { caipNetworkId, nativeCurrency } = network
  const account = family.account()
  const { hash } = created[name]
  const parts = laterFamilies[name]?.parts ?? {}
  const transfer = (token: string | null, decimals: number): Transfer => ({
    from: account,
    to: receiver,
    token,
    amountBaseUnits: 1_000_000n,
    decimals,
    symbol: nativeCurrency.symbol,
    nativeSymbol: nativeCurrency.symbol,
  })
  const pending: PendingTransaction = {
    hash,
    namespace: name,
    caipNetworkId,
    from: account,
    to: receiver,
    amount: '1',
    symbol: nativeCurrency.symbol,
    iconUrl: null,
    token: null,
    kind: 'send',
    phase: 'submitted',
    sentAt: Date.now() - 3_600_000,
    call: null,
    nonce: name === 'eip155' ? 5 : null,
    replacedBy: null,
    spedUp: false,
    signed: name === 'solana' ? { transaction: 'AAAA', lastValidBlockHeight: 1 } : undefined,
  }
  return {
    account,
    receiver,
    hash,
    pending,
    token: others.token || null,
    native: transfer(null, nativeCurrency.decimals),
    ofToken: transfer(others.token, 6),
    history: { address: account, caipNetworkId, nativeCurrency, tokens: [] },
    message: { message: 'm', signature: `0x${'22'.repeat(65)}`, address: account, caipNetworkId },
    context: (rpc: RpcRequest) => ({
      caipNetworkId,
      rpc,
      accounts: [{ address: account, type: name === 'bip122' ? 'payment' : 'eoa' } as const],
      isSmartAccount: false,
    }),
    balances: await families[name]?.parts.balances?.(),
    sender: await parts.sender?.(),
    permissions: await parts.permissions?.(),
    readHistory: await parts.nodeHistory?.(),
    transactions: await parts.transactions?.(),
    verifier: await parts.verifier?.(),
    names: await parts.names?.(),
  }
}
type Loaded = Awaited<ReturnType<typeof loadParts>>

/** Reads of nodes that need no wallet. A family without the part, or without tokens, reads nothing. */
const readers: Record<string, (rpc: RpcRequest, of: Loaded) => Promise<unknown> | undefined> = {
  'the balance': (rpc, { balances, account }) => balances?.getBalance(account, rpc),
  'the pending balance': (rpc, { balances, account }) => balances?.getPending?.(account, rpc),
  'a token’s balance': (rpc, { balances, account, token }) =>
    token === null ? undefined : balances?.getTokenBalance?.(account, token, rpc),
  'a token’s unit': (rpc, { sender, token }) =>
    token === null ? undefined : sender?.readUnit?.(token, rpc),
  'the spendable balance': (rpc, { sender, account }) => sender?.readSpendable?.(account, rpc),
  'the fee rates': (rpc, { sender, context }) => sender?.readFeeRates?.(context(rpc)),
  'the cost of a transfer': (rpc, { sender, native, context }) =>
    sender?.estimate(native, context(rpc)),
  'the cost of a token’s transfer': (rpc, { sender, token, ofToken, context }) =>
    token === null ? undefined : sender?.estimate(ofToken, context(rpc)),
  'the simulation of a transfer': (rpc, { sender, native, context }) =>
    sender?.simulate(native, context(rpc)),
  'the simulation of a token’s transfer': (rpc, { sender, token, ofToken, context }) =>
    token === null ? undefined : sender?.simulate(ofToken, context(rpc)),
  'the kind of a receiver': (rpc, { sender, receiver }) => sender?.inspect(receiver, rpc),
  'the dealings of an account': (rpc, { sender, account }) => sender?.readDealings?.(account, rpc),
  'the receivers of transactions': (rpc, { sender, account, hash }) =>
    sender?.readReceivers?.([hash], account, rpc),
  'the history': (rpc, { readHistory, history }) => readHistory?.(history, rpc),
  'the permissions': (rpc, { permissions, account }) => {
    const { signal } = new AbortController()
    return permissions?.scan({ account, rpc, state: null, signal, report() {} })
  },
  'a pending transaction': (rpc, { transactions, pending, hash }) =>
    transactions?.read(pending, rpc, async () => [hash]),
  'a broadcast': (rpc, { transactions, pending }) =>
    pending.signed && transactions?.rebroadcast?.(pending.signed, rpc),
  'a signature': (rpc, { verifier, message }) => verifier?.verify({ ...message, rpc }),
}

/** The longest time in ms of a reader, which may ask several times, one after another. */
const limitMs = 300_000
/** Bytes of a response, with the chunk that exceeds its limit. */
const maxBytes = 10_000_000 + 65_536
/**
 * Requests for each one of an honest node: the search for permissions asks a node five times that fails, and the first
 * call of a refused batch is sent once more alone.
 */
const retries = 8

describe.each(Object.keys(created) as FamilyName[])('a node of %s', (name) => {
  let clock: Clock
  let node: Node
  let loaded: Loaded
  const covered = new Set<string>()
  const hosts = new Map<string, FaultyHost>()
  let count = 0
  beforeAll(async () => {
    clock = new Clock()
    vi.stubGlobal('fetch', (url: URL, init: RequestInit) => hosts.get(url.host)?.fetch(url, init))
    const { flow, create } = created[name]
    const world = worldOf(flow, 0)
    const liar = new Liar(world)
    node = new Node(liar, clock)
    loaded = await loadParts(name, create({ world, liar, clock, network: node }))
  })
  afterAll(() => {
    vi.unstubAllGlobals()
    clock.drop()
    clock.close()
  })

  /** Runs a reader while the responses to one method are faulty, or have another result. */
  async function run(
    read: (rpc: RpcRequest, of: Loaded) => Promise<unknown> | undefined,
    method: string | null = null,
    { fault = null, change }: { fault?: HostFault | null; change?: unknown } = {},
  ) {
    const asked = new Set<string>()
    const host = new FaultyHost(async (request) => {
      let isFaulty = false
      const honest = await node.answer(request, (one, result) => {
        asked.add(one)
        if (one !== method) return result
        isFaulty = true
        return fault ? result : change
      })
      return { ...honest, fault: isFaulty ? fault : null }
    })
    // Each run has a host of its own, which also gets the requests that outlive the run.
    count += 1
    const url = `https://${count}.${nodeHost}/`
    hosts.set(new URL(url).host, host)
    const client = createRpcClient({ urls: [url], ...(name === 'bip122' && { connect }) })
    const rpc: RpcRequest = Object.assign(client.request, { nodes: async () => [nodeHost] })
    const outcome = Promise.resolve(read(rpc, loaded)).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
    const isSettled = await clock.until(outcome, limitMs)
    client.close()
    return { asked, host, outcome: isSettled ? await outcome : null }
  }

  /** Runs a reader until its chunks are loaded, for which no time of the fake clock is enough. */
  async function load(read: Parameters<typeof run>[0]) {
    for (;;) {
      const honest = await run(read)
      if (honest.outcome) return honest
      await vi.dynamicImportSettled()
    }
  }

  it.each(Object.entries(readers))('gives %s, or an error of the catalogue', async (_, read) => {
    const honest = await load(read)
    const most = retries * honest.host.requests
    async function check(method: string, kind: string, given: Parameters<typeof run>[2]) {
      const { asked, host, outcome } = await run(read, method, given)
      const where = `${method} gives ${kind}`
      // A value that does not change is kept from the honest run.
      if (asked.has(method)) covered.add(method)
      expect(outcome, where).not.toBeNull()
      if (outcome && 'error' in outcome)
        expect(isOwnError(outcome.error), `${where}: ${outcome.error}`).toBe(true)
      expect(host.mostRead, where).toBeLessThanOrEqual(maxBytes)
      expect(host.requests, where).toBeLessThanOrEqual(most)
    }
    for (const method of honest.asked) {
      for (const fault of Object.keys(hostFaults) as HostFault[])
        await check(method, fault, { fault })
      for (const shape of wrongShapes) await check(method, JSON.stringify(shape), { change: shape })
    }
  })

  it.each(unread[name])('ends %s by the limits of the client', async (method) => {
    const path = method.replace('{page}', '').replace(/\{\w+\}/g, '11')
    for (const fault of Object.keys(hostFaults) as HostFault[]) {
      const { host, outcome } = await run((rpc) => rpc(path, []), method, { fault })
      expect(outcome, fault).not.toBeNull()
      if (outcome && 'error' in outcome) expect(isOwnError(outcome.error), fault).toBe(true)
      expect(host.mostRead, fault).toBeLessThanOrEqual(maxBytes)
      expect(host.requests, fault).toBeLessThanOrEqual(2)
    }
  })

  it('has a reader for each method of the table', () => {
    const missing = Object.keys(nodes[name]).filter((method) => !covered.has(method))
    expect(missing).toEqual(unread[name])
  })
})
