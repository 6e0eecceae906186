import { verifyMessage } from 'ethers'
import type { NodeWallet } from '../../demo/wallets/nodeWallet.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { expect, openQrCode, test } from '../fixtures/walletConnect/pairing.ts'

/** Number of pages that are ended while a request is pending; `WALLET_MODAL_KILLS=50` for the long form. */
const kills = Number(process.env.WALLET_MODAL_KILLS ?? 4)

async function connect(host: HostPage, phone: NodeWallet): Promise<string> {
  const pairing = phone.pair(await openQrCode(host))
  await phone.approve()
  await pairing
  await expect(host.element()).toHaveAttribute('status', 'connected')
  return String((await host.state()).address)
}

/** Number of requests in the database of WalletConnect that have no answer. */
async function countStoredRequests(): Promise<number> {
  const opening = indexedDB.open('WALLET_CONNECT_V2_INDEXED_DB')
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await done(opening)
  const store = database.transaction('keyvaluestorage').objectStore('keyvaluestorage')
  const keys = (await done(store.getAllKeys())).map(String)
  const text: unknown = await done(store.get(keys.find((key) => key.endsWith('//history')) ?? ''))
  database.close()
  const records = (typeof text === 'string' ? JSON.parse(text) : []) as {
    request: { method: string }
    response?: unknown
  }[]
  return records.filter((one) => one.request.method === 'wc_sessionRequest' && !one.response).length
}

/**
 * Sends a request, and leaves the page once the wallet has it. The wallet is a process of this machine, so it may have the
 * request before the browser has written it down, which no user is fast enough for.
 */
async function askAndLeave(host: HostPage, phone: NodeWallet, method: string, params: unknown[]) {
  const lost = host.request(method, params).catch(() => 'the page is gone')
  await expect.poll(() => phone.pending().length).toBe(1)
  await expect.poll(() => host.page.evaluate(countStoredRequests)).toBe(1)
  await host.page.goto('about:blank')
  expect(await lost).toBe('the page is gone')
}

const settled = async (host: HostPage) =>
  (await host.events('requestsettled')).map(({ detail }) => detail)

test('the answers to requests of pages that were ended arrive once in the next page', async ({
  host,
  page,
  phone,
}) => {
  test.setTimeout(60_000 + kills * 10_000)
  const wallet = await phone({ autoApprove: false })
  await host.open()
  const address = await connect(host, wallet)
  const url = page.url()
  for (let kill = 0; kill < kills; kill += 1) {
    const message = `Page ${kill}`
    const text = `0x${Buffer.from(message).toString('hex')}`
    await askAndLeave(host, wallet, 'personal_sign', [text, address])
    // The user answers while no page is there, or once the next one is.
    const isEarly = kill % 2 === 0
    if (isEarly) await wallet.approve()
    await page.goto(url)
    await expect(host.element()).toHaveAttribute('status', 'connected')
    if (!isEarly) await wallet.approve()
    await expect.poll(() => settled(host), message).toHaveLength(1)
    const [{ result, ...detail } = {}] = await settled(host)
    expect(detail).toMatchObject({ namespace: 'eip155', method: 'personal_sign', error: null })
    expect(verifyMessage(message, String(result))).toBe(address)
  }
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  const signing = host.command('sign-message', { message: 'still here' })
  await expect.poll(() => wallet.pending().length).toBe(1)
  await wallet.approve()
  expect(verifyMessage('still here', String(await signing))).toBe(address)
  expect(await settled(host)).toEqual([])
})

test('a rejection, and the end of the session, settle a request of an ended page', async ({
  host,
  page,
  phone,
}) => {
  const wallet = await phone({ autoApprove: false })
  await host.open()
  const address = await connect(host, wallet)
  const url = page.url()
  await askAndLeave(host, wallet, 'personal_sign', ['0x4869', address])
  await page.goto(url)
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await wallet.reject()
  await expect.poll(() => settled(host)).toMatchObject([{ result: null, error: { code: 4001 } }])
  await askAndLeave(host, wallet, 'personal_sign', ['0x4869', address])
  await page.goto(url)
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await wallet.disconnect()
  await expect.poll(() => settled(host)).toMatchObject([{ result: null, error: { code: 4900 } }])
})

test('a transaction of an ended page is followed in the next one', async ({
  host,
  page,
  phone,
}) => {
  const wallet = await phone({ autoApprove: false })
  await host.open({ attributes: { 'follow-transactions': '', review: 'off' } })
  const from = await connect(host, wallet)
  const url = page.url()
  const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  await askAndLeave(host, wallet, 'eth_sendTransaction', [{ from, to, value: '0x1' }])
  await page.goto(url)
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await wallet.approve()
  await expect.poll(() => settled(host)).toHaveLength(1)
  const [{ result } = {}] = await settled(host)
  await expect
    .poll(async () =>
      (await host.events('transaction')).map(({ detail }) => [detail.phase, detail.hash]),
    )
    .toEqual(expect.arrayContaining([['confirmed', result]]))
})
