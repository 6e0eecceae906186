import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Eip1193Provider } from '../../../chains/eip155/provider.ts'

const safeAddress = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const hash = `0x${'ab'.repeat(32)}`
const info = { safeAddress, chainId: 1, threshold: 2, owners: [], isReadOnly: false }

type Answers = Record<string, (params: never) => unknown>

/** Puts the page into the frame of a host with the origin, whose answers are those of `answers`. */
function frame(origin: string, answers: Answers) {
  const sent: { method: string; target: string }[] = []
  const listeners: ((event: object) => void)[] = []
  const tell = (data: unknown, source: object = host, from = origin) => {
    for (const listener of listeners) listener({ data, source, origin: from })
  }
  const host = {
    async postMessage(message: unknown, target: string) {
      const { id, method, params } = message as { id: string; method: string; params: never }
      sent.push({ method, target })
      const answer = answers[method]
      if (!answer) return
      try {
        const data = await answer(params)
        tell({ id, success: true, version: '9.1.0', data })
      } catch (error) {
        tell({ id, success: false, version: '9.1.0', error })
      }
    },
  }
  vi.stubGlobal('parent', host)
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { referrer: '' })
  vi.stubGlobal('location', { origin: 'https://app.example', ancestorOrigins: [origin] })
  vi.stubGlobal('addEventListener', (_: string, listener: (event: object) => void) =>
    listeners.push(listener),
  )
  return { sent, tell }
}

async function connect(answers: Answers) {
  const host = frame('https://app.safe.global', { getSafeInfo: () => info, ...answers })
  const { findSafe } = await import('./safe.ts')
  const [wallet] = await findSafe()
  const provider = (await wallet?.provide({} as never)) as Eip1193Provider
  return { ...host, wallet, provider }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a Safe is listed with its only network, and messages go to its origin alone', async () => {
  const { sent, wallet, provider } = await connect({})
  expect(wallet).toMatchObject({ connector: { name: 'Safe' }, networks: ['eip155:1'] })
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([safeAddress])
  expect(sent).toEqual([{ method: 'getSafeInfo', target: 'https://app.safe.global' }])
})

it.each([['https://safe.example'], ['https://app.safe.global.example'], ['null']])(
  'a parent with the origin %s gets no message',
  async (origin) => {
    const { sent } = frame(origin, { getSafeInfo: () => info })
    const { findSafe } = await import('./safe.ts')
    expect(await findSafe()).toEqual([])
    expect(sent).toEqual([])
  },
)

it.each([[{ ...info, safeAddress: 'x' }], [{ ...info, chainId: '1' }], [null], [{}]])(
  'a host that answers with %j is no Safe',
  async (given) => {
    frame('https://app.safe.global', { getSafeInfo: () => given })
    const { findSafe } = await import('./safe.ts')
    expect(await findSafe()).toEqual([])
  },
)

it('a host that answers late is found, and one that answers never is given up after 3 s', async () => {
  let asked = 0
  const late = frame('https://app.safe.global', {
    getSafeInfo: () => {
      asked += 1
      return asked < 3 ? new Promise(() => {}) : info
    },
  })
  const { findSafe } = await import('./safe.ts')
  const finding = findSafe()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await finding).toHaveLength(1)
  expect(late.sent).toHaveLength(3)
  frame('https://app.safe.global', {})
  const missing = findSafe()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await missing).toEqual([])
})

it('messages of other windows and origins, and malformed ones, answer nothing', async () => {
  const { tell, provider } = await connect({ sendTransactions: () => new Promise(() => {}) })
  const settled = vi.fn()
  provider
    .request({ method: 'eth_sendTransaction', params: [{ to: safeAddress }] })
    .then(settled, settled)
  await vi.advanceTimersByTimeAsync(0)
  const forged = { id: 'x', success: true, data: { safeTxHash: hash } }
  for (const data of [forged, null, 7, 'x', { version: 3 }, { id: {} }]) {
    tell(data, {})
    tell(data)
    tell(data, undefined, 'https://safe.example')
  }
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).not.toHaveBeenCalled()
})

it('a rejection in Safe has the code 4001', async () => {
  const { provider } = await connect({
    sendTransactions: () => {
      throw 'Transaction was rejected'
    },
  })
  const sending = provider.request({ method: 'eth_sendTransaction', params: [{ to: safeAddress }] })
  await expect(sending).rejects.toMatchObject({ code: 4001 })
})

it('a response to a transaction that is no hash is refused', async () => {
  const { provider } = await connect({ sendTransactions: () => ({ safeTxHash: '0x1' }) })
  const sending = provider.request({ method: 'eth_sendTransaction', params: [{ to: safeAddress }] })
  await expect(sending).rejects.toMatchObject({ code: 'WALLET_INVALID_RESPONSE' })
})

it('a message that owners approve on the chain is signed once they have, by an empty signature', async () => {
  let txStatus = 'AWAITING_CONFIRMATIONS'
  const { provider } = await connect({
    signMessage: () => ({ safeTxHash: hash }),
    getTxBySafeTxHash: () => ({ txStatus, txHash: null }),
  })
  const settled = vi.fn()
  provider.request({ method: 'personal_sign', params: ['0x00', safeAddress] }).then(settled)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(settled).not.toHaveBeenCalled()
  txStatus = 'SUCCESS'
  await vi.advanceTimersByTimeAsync(3_000)
  expect(settled).toHaveBeenCalledWith('0x')
})

it('a message that other owners still sign off the chain is signed once they have', async () => {
  let signature = ''
  const { provider } = await connect({
    signMessage: () => ({ messageHash: hash }),
    getOffChainSignature: () => signature,
  })
  const settled = vi.fn()
  provider.request({ method: 'personal_sign', params: ['0x00', safeAddress] }).then(settled)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(settled).not.toHaveBeenCalled()
  signature = '0x1234'
  await vi.advanceTimersByTimeAsync(3_000)
  expect(settled).toHaveBeenCalledWith('0x1234')
})

it.each([
  ['AWAITING_CONFIRMATIONS', null, 100],
  ['SUCCESS', hash, 200],
  ['CANCELLED', null, 400],
  ['FAILED', hash, 500],
])('a proposal that is %s has the status of EIP-5792 %s', async (txStatus, txHash, status) => {
  const { provider } = await connect({
    getTxBySafeTxHash: () => ({ txStatus, txHash }),
    rpcCall: () => ({ transactionHash: txHash, logs: [] }),
  })
  const read = await provider.request({ method: 'wallet_getCallsStatus', params: [hash] })
  const receipts = txHash ? [{ transactionHash: hash, logs: [] }] : []
  expect(read).toMatchObject({ status, receipts })
})

it('a network other than the Safe’s is refused as unknown, and a method that it lacks as such', async () => {
  const { provider } = await connect({})
  const request = (method: string, ...params: unknown[]) => provider.request({ method, params })
  expect(await request('wallet_switchEthereumChain', { chainId: '0x1' })).toBeNull()
  const other = request('wallet_switchEthereumChain', { chainId: '0xa' })
  await expect(other).rejects.toMatchObject({ code: 4902 })
  await expect(request('eth_sign', safeAddress, '0x00')).rejects.toMatchObject({ code: -32601 })
})
