import { describe, expect, it } from 'vitest'
import type { ScanStep, TokenPermission } from '../../../types/permission.ts'
import { eip155Permissions } from './permissionReader.ts'
import { abi, permit2Address } from './readPermissions.ts'
import { toRevokeCall } from './revoke.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const delegate = '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B'
const { readAllowance, readDelegate, readGrants, revokeGrant, takesBatches, revoke, estimate } =
  eip155Permissions

type Respond = (method: string, params: unknown) => unknown
/** A wallet that responds by a function, and logs its requests. */
function fakeWallet(respond: Respond, log: unknown[] = []) {
  return {
    async request({ method, params }: { method: string; params?: unknown }) {
      log.push({ method, params })
      return respond(method, params)
    },
  }
}

describe('an allowance after a transaction', () => {
  const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
  const given = {
    token: permit2Address.toLowerCase(),
    spender: delegate.toLowerCase(),
    hash: '0x1',
  }
  const read = (receipt: unknown, amount: bigint) =>
    readAllowance?.(account, given, async (method, params) => {
      if (method !== 'eth_call') return receipt
      const [{ data }, block] = params as [{ data: string }, string]
      if (data.startsWith('0x313ce567')) return word(6n)
      if (!data.startsWith('0xdd62ed3e')) return '0x'
      // Every other block has an earlier allowance.
      return word(block === '0x10' ? amount : 99n)
    })

  it('is read in the block of the transaction', async () => {
    const mined = { transactionHash: given.hash, blockNumber: '0x10' }
    expect(await read(mined, 25n)).toMatchObject({
      kind: 'amount',
      token: permit2Address,
      spender: delegate,
      amount: 25n,
      unit: { decimals: 6 },
    })
    expect(await read(mined, 2n ** 256n - 1n)).toMatchObject({ amount: null })
    expect(await read(mined, 0n)).toBeNull()
  })

  it('is not stated if the node does not know the transaction, or responds with the receipt of another one', async () => {
    expect(await read(null, 25n)).toBeNull()
    expect(await read({ transactionHash: '0x2', blockNumber: '0x10' }, 25n)).toBeNull()
  })
})

describe('the search', () => {
  const topicOf = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
  const approval = abi.getEvent('Approval')?.topicHash ?? ''
  const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

  /** Searches the only block of a chain. Returns its steps, and the number of calls of contracts. */
  async function search(respond: (method: string, data: string) => unknown) {
    const steps: ScanStep[] = []
    let calls = 0
    await eip155Permissions.scan({
      account,
      state: null,
      signal: new AbortController().signal,
      report: (step) => steps.push(step),
      async rpc(method, [first] = []) {
        if (method === 'eth_call') calls += 1
        return respond(method, String(Object(first).data))
      },
    })
    return { steps, calls, found: steps.flatMap(({ found }) => found) }
  }

  it.each([null, '0x10000000000000000', '', 5, {}])(
    'rejects if the newest block is %j, and finds nothing out',
    async (newest) => {
      const searched = search((method) => (method === 'eth_blockNumber' ? newest : []))
      await expect(searched).rejects.toMatchObject({ code: 'SERVICE_INVALID_RESPONSE' })
    },
  )

  it('reads at most 100 permissions of a contract with 15,000 logs, the newest, and names it', async () => {
    const token = `0x${'ab'.repeat(20)}`
    const spenderOf = (index: number) => `0x${(index + 1).toString(16).padStart(40, '0')}`
    const logs = Array.from({ length: 15_000 }, (_, index) => ({
      address: token,
      topics: [approval, topicOf(account), topicOf(spenderOf(index))],
      data: word(5n),
    }))
    const { steps, calls, found } = await search((method, data) => {
      if (method === 'eth_blockNumber') return '0x0'
      if (method === 'eth_getLogs') return logs
      return data.startsWith('0xdd62ed3e') ? word(5n) : word(6n)
    })
    expect(found).toHaveLength(100)
    expect(found[0]?.spender.toLowerCase()).toBe(spenderOf(14_999))
    expect(calls).toBeLessThan(110)
    expect(steps[0]?.skipped?.map((one) => one.toLowerCase())).toEqual([token])
  })

  it('reads no unit of a token that the account does not hold', async () => {
    const token = `0x${'ab'.repeat(20)}`
    const topics = [approval, topicOf(account), topicOf(delegate)]
    for (const balance of [0n, 1n]) {
      const { found } = await search((method, data) => {
        if (method === 'eth_blockNumber') return '0x0'
        if (method === 'eth_getLogs') return [{ address: token, topics, data: word(5n) }]
        if (data.startsWith('0x70a08231')) return word(balance)
        return word(6n)
      })
      const unit = balance > 0n ? { decimals: 6 } : null
      expect(found).toMatchObject([{ isHeld: balance > 0n, unit }])
    }
  })
})

describe('a delegation (EIP-7702)', () => {
  it('is read from the code of the account', async () => {
    const codes = [`0xef0100${delegate.slice(2).toLowerCase()}`, '0x', '0x6001']
    const read = codes.map((code) => readDelegate?.(account, async () => code))
    expect(await Promise.all(read)).toEqual([delegate, null, null])
  })
})

describe('grants of the wallet (ERC-7715)', () => {
  const granted = {
    chainId: '0x2105',
    context: '0x01',
    from: account.toLowerCase(),
    to: delegate.toLowerCase(),
    permission: {
      type: 'native-token-periodic',
      data: { periodAmount: '0x5', periodDuration: 3_600 },
    },
    rules: [{ type: 'expiry', data: { timestamp: 2_000_000_000 } }],
  }

  it('are read with permission, network and expiry; those of other accounts are left out', async () => {
    const all = [granted, { ...granted, from: delegate }, { context: 1 }, 'nonsense']
    const wallet = fakeWallet(() => all)
    expect(await readGrants?.(wallet, account)).toEqual([
      {
        caipNetworkId: 'eip155:8453',
        context: '0x01',
        to: delegate,
        permission: { kind: 'native', limit: 5n, everySeconds: 3_600 },
        expiresAt: 2_000_000_000_000,
      },
    ])
  })

  it('are unknown if the wallet lacks the method, or has not granted it', async () => {
    const lacking = fakeWallet(() => Promise.reject(new Error('no such method')))
    expect(await readGrants?.(lacking, account)).toBeNull()
    const requests: unknown[] = []
    const closed = { ...fakeWallet(() => [], requests), can: () => false }
    expect(await readGrants?.(closed, account)).toBeNull()
    expect(requests).toEqual([])
  })

  it('are revoked by their context, with the parameters as a list for wallets that refuse an object', async () => {
    const requests: unknown[] = []
    const wallet = fakeWallet((_, params) => {
      if (!Array.isArray(params)) throw Object.assign(new Error('a list'), { code: -32_602 })
      return {}
    }, requests)
    await revokeGrant?.(wallet, '0x01')
    const method = 'wallet_revokeExecutionPermission'
    const params = { permissionContext: '0x01' }
    expect(requests).toEqual([
      { method, params },
      { method, params: [params] },
    ])
    const declining = fakeWallet(() => {
      throw Object.assign(new Error('no'), { code: 4001 })
    })
    await expect(revokeGrant?.(declining, '0x01')).rejects.toMatchObject({ code: 'USER_REJECTED' })
  })
})

describe('several revocations', () => {
  const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  const permission = (more: Partial<TokenPermission>): TokenPermission => ({
    id: '',
    kind: 'amount',
    token,
    spender: delegate,
    amount: null,
    item: null,
    expiresAt: null,
    holder: null,
    unit: null,
    ...more,
  })
  const contextOf = (provider: unknown) => ({
    account,
    provider,
    caipNetworkId: 'eip155:1' as const,
    nativeSymbol: 'ETH',
    isSmartAccount: false,
    rpc: async () => null,
    feeLimit: null,
    gasLimit: null,
    beforeRequest() {},
  })

  it.each([
    ['supported on the network', { '0x1': { atomic: { status: 'supported' } } }, true],
    ['ready on every network', { '0x0': { atomic: { status: 'ready' } } }, true],
    ['unsupported', { '0x1': { atomic: { status: 'unsupported' } } }, false],
    ['on another network', { '0x2105': { atomic: { status: 'supported' } } }, false],
    ['malformed', 'nonsense', false],
  ])('need a wallet whose atomic batches are %s: %o → %s', async (_, capabilities, expected) => {
    const context = contextOf(fakeWallet(() => capabilities))
    expect(await takesBatches?.(context)).toBe(expected)
  })

  it('are limited to the estimated fee one by one, and refused with FEE_CHANGED if that no longer suffices', async () => {
    let base = 10n
    const gwei = 10n ** 9n
    const rpc = async (method: string) => {
      const responses: Record<string, unknown> = {
        eth_estimateGas: '0x7530',
        eth_getBlockByNumber: { baseFeePerGas: `0x${(base * gwei).toString(16)}` },
        eth_maxPriorityFeePerGas: `0x${gwei.toString(16)}`,
        eth_gasPrice: `0x${((base + 1n) * gwei).toString(16)}`,
      }
      return responses[method] ?? '0x'
    }
    const requests: { params: [Record<string, string>] }[] = []
    const wallet = fakeWallet(() => `0x${'ab'.repeat(32)}`, requests)
    const context = { ...contextOf(wallet), rpc }
    const cost = await estimate?.(permission({}), context, null)
    expect(cost).toEqual({ feeBaseUnits: 36_000n * 21n * gwei, gasLimit: 36_000n })
    // The gas of the simulation takes the place of the node's estimate.
    const known = await estimate?.(permission({}), context, 50_000n)
    expect(known).toEqual({ feeBaseUnits: 50_000n * 21n * gwei, gasLimit: 50_000n })
    const smart = { ...context, isSmartAccount: true }
    expect(await estimate?.(permission({}), smart, null)).toBeNull()
    const reviewed = { ...context, reviewedFee: cost?.feeBaseUnits ?? null, gasLimit: 36_000n }
    await revoke([permission({})], reviewed)
    const [sent] = requests.at(-1)?.params ?? []
    expect(BigInt(sent?.gas ?? 0) * BigInt(sent?.maxFeePerGas ?? 0)).toBe(cost?.feeBaseUnits)
    base = 30n
    await expect(revoke([permission({})], reviewed)).rejects.toMatchObject({ code: 'FEE_CHANGED' })
    expect(requests).toHaveLength(1)
  })

  it('are one atomic batch of calls', async () => {
    const requests: { params: [{ calls: { to: string; data: string }[] }] }[] = []
    const context = contextOf(fakeWallet(() => ({ id: '0xabc' }), requests))
    const revoked = [permission({}), permission({ holder: permit2Address })]
    const sent = await revoke(revoked, context)
    const [first, second] = revoked.map((one) => toRevokeCall(account, one))
    expect(sent).toMatchObject({
      hash: '0xabc',
      isBatch: true,
      calls: [{ to: first?.to, data: first?.data }, { to: second?.to }],
    })
    const [batch] = requests[0]?.params ?? []
    expect(batch).toMatchObject({ from: account, chainId: '0x1', atomicRequired: true })
    expect(batch?.calls.map(({ to, data }) => [to, data.slice(0, 10)])).toEqual([
      [token, '0x095ea7b3'],
      [permit2Address, '0xcc53287f'],
    ])
    const broken = contextOf(fakeWallet(() => ({ id: '' })))
    await expect(revoke(revoked, broken)).rejects.toMatchObject({ code: 'WALLET_INVALID_RESPONSE' })
  })
})
