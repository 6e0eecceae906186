import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WalletModalError } from '../errors/WalletModalError.ts'
import { createFakeStorage } from '../storage/testing/fakeStorage.ts'
import type { FrameApprovals, FrameEvents, FrameHost, FrameUser } from '../types/frame.ts'
import type { FrameClient } from './client.ts'
import { createEmbeddedWallet } from './embeddedWallet.ts'
import { messages, type RequestName } from './messages.ts'
import type { FrameNews } from './news.ts'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const smartAddress = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const key = (name: string) => `wallet-modal/${name}`

let storage: ReturnType<typeof createFakeStorage>
beforeEach(() => {
  storage = createFakeStorage()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

const user = {
  email: 'ada@example.test',
  address: smartAddress,
  chainId: 1,
  smartAccountDeployed: true,
  accounts: [
    { address, type: 'eoa' },
    { address: smartAddress, type: 'smartAccount' },
  ],
}

/** Creates a wallet over a frame with the responses in `given`, and records the wallet's calls. */
function setUp(given: Partial<Record<RequestName, unknown>> = {}) {
  const requests: [string, unknown][] = []
  const told: unknown[] = []
  const all: Partial<Record<RequestName, unknown>> = {
    GET_USER: user,
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: { smartAccountEnabledNetworks: [1, 8453] },
    ...given,
  }
  const client = {
    open: () => ({ parentElement: null }),
    async request(name: RequestName, payload: unknown, signal?: AbortSignal) {
      requests.push([name, payload])
      const response = all[name]
      if (response instanceof Error) throw response
      if (response !== 'never') return response
      return new Promise((_, reject) => {
        const abort = () => reject(new WalletModalError('REQUEST_ABORTED'))
        if (signal?.aborted) abort()
        signal?.addEventListener('abort', abort)
      })
    },
    dispose() {},
  } as unknown as FrameClient
  const events: FrameEvents = {
    status: () => {},
    user: (one) => told.push(one),
    userName: (name) => told.push(name),
    smartAccountNetworks: (ids) => told.push(ids),
    accountType: (...choice) => told.push(choice),
    loggedOut: () => told.push('logged out'),
    timeout: () => {},
  }
  const cancels: (() => void)[] = []
  const ends: string[] = []
  const refused: string[] = []
  const approvals: FrameApprovals = {
    begin(_, cancel) {
      cancels.push(cancel)
      return (outcome) => ends.push(outcome)
    },
    refused: (method) => refused.push(method),
  }
  const host: FrameHost = {
    url: 'https://frame.example',
    projectId: 'p1',
    metadata: { name: 'Page', description: '', url: 'https://page.example', icons: [] },
    sdkVersion: 'html-1',
    title: 'Wallet',
    caipNetworkId: 'eip155:1',
    parent: () => {
      throw new Error('not needed')
    },
    theme: () => ({ themeMode: 'dark', accent: 'red', background: '#000' }),
    preferredAccountType: () => 'smartAccount',
    events,
    approvals,
  }
  const wallet = createEmbeddedWallet(host, client)
  return { wallet, answers: all, asked: requests, told, cancels, ends, refused }
}

describe('logging in to the embedded wallet', () => {
  it('stores the user and the network, and removes the time of the last login mail', async () => {
    const { wallet, asked: requests, told } = setUp()
    storage.setItem(key('LAST_EMAIL_LOGIN_TIME'), String(Date.now()))
    const heard: FrameUser[] = []
    wallet.onChange({ user: (one) => heard.push(one), ended: () => {} })
    const response = await wallet.connect('eip155:1')
    expect(response).toEqual({
      email: 'ada@example.test',
      address: smartAddress,
      caipNetworkId: 'eip155:1',
      accounts: [
        { address: smartAddress, type: 'smartAccount' },
        { address, type: 'eoa' },
      ],
      smartAccountDeployed: true,
    })
    expect(heard).toEqual([response])
    expect(requests[0]).toEqual(['GET_USER', { chainId: 1, preferredAccountType: 'smartAccount' }])
    await vi.waitFor(() => expect(told).toContainEqual([1, 8453]))
    expect(storage.getItem(key('EMAIL_LOGIN_USED_KEY'))).toBe('true')
    expect(storage.getItem(key('EMAIL'))).toBe('ada@example.test')
    expect(storage.getItem(key('LAST_USED_CHAIN_KEY'))).toBe('1')
    expect(storage.getItem(key('SMART_ACCOUNT_ENABLED_NETWORKS'))).toBe('1,8453')
    expect(storage.getItem(key('LAST_EMAIL_LOGIN_TIME'))).toBeNull()
  })

  it('requests Solana by its CAIP-2 id, without a preferred account type', async () => {
    const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const { wallet, asked: requests } = setUp({ GET_USER: { address: 'abc', chainId } })
    const response = await wallet.connect(chainId)
    expect(requests[0]).toEqual(['GET_USER', { chainId }])
    expect(response).toMatchObject({
      caipNetworkId: chainId,
      accounts: [{ address: 'abc', type: 'eoa' }],
    })
  })

  it('switches to Solana by one SWITCH_NETWORK and one GET_USER request', async () => {
    const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const { wallet, asked: requests, answers: responses } = setUp({ SWITCH_NETWORK: { chainId } })
    await wallet.moveTo(chainId)
    expect(requests).toEqual([])
    await wallet.connect('eip155:1')
    requests.length = 0
    responses.GET_USER = { address: 'abc', chainId }
    await wallet.moveTo(chainId)
    await wallet.moveTo(chainId)
    expect(requests.slice(0, 2)).toEqual([
      ['SWITCH_NETWORK', { chainId }],
      ['GET_USER', { chainId }],
    ])
    expect(requests.filter(([name]) => name === 'SWITCH_NETWORK')).toHaveLength(1)
  })

  it('refuses a user on an invalid network', async () => {
    const { wallet } = setUp({ GET_USER: { ...user, chainId: 'nowhere' } })
    await expect(wallet.connect('eip155:1')).rejects.toMatchObject({
      code: 'WALLET_INVALID_RESPONSE',
    })
    expect(storage.getItem(key('EMAIL_LOGIN_USED_KEY'))).toBeNull()
  })

  it('stores the time of the login mail only if one was sent', async () => {
    const failing = setUp({ CONNECT_EMAIL: new WalletModalError('FRAME_ERROR') })
    await expect(failing.wallet.connectEmail('a@b.test')).rejects.toThrow()
    expect(storage.getItem(key('LAST_EMAIL_LOGIN_TIME'))).toBeNull()
    const { wallet } = setUp({ CONNECT_EMAIL: { action: 'VERIFY_OTP' } })
    expect(await wallet.connectEmail('a@b.test')).toBe('VERIFY_OTP')
    expect(Number(storage.getItem(key('LAST_EMAIL_LOGIN_TIME')))).toBeGreaterThan(Date.now() - 1000)
  })

  it('stores the name of a social account', async () => {
    const { wallet, told } = setUp({ CONNECT_SOCIAL: { userName: 'ada' } })
    await wallet.connectSocial('https://frame.example/result')
    expect(told).toEqual(['ada'])
    expect(storage.getItem(key('SOCIAL_USERNAME'))).toBe('ada')
  })
})

describe('the user in a response of the frame', () => {
  const connected = async (reply: object) => {
    const { wallet } = setUp({ GET_USER: parse('GET_USER', { ...user, ...reply }) })
    return wallet.connect('eip155:1')
  }
  const parse = (name: 'GET_USER' | 'CONNECT_SOCIAL', reply: object) =>
    messages[name].reply.parse(reply)

  it.each([
    null,
    undefined,
    '',
    7,
    'ada',
    'ada@example.test\u202e',
    `${'a'.repeat(300)}@example.test`,
    '<b>@example.test',
  ])('has no email address if it is %j, and the login succeeds', async (email) => {
    expect((await connected({ email })).email).toBeNull()
    expect(storage.getItem(key('EMAIL'))).toBeNull()
  })

  it('is refused with an invalid new email address', () => {
    const { reply } = messages.UPDATE_EMAIL_SECONDARY_OTP
    expect(reply.safeParse({ newEmail: 'ada' }).success).toBe(false)
    expect(reply.safeParse({ newEmail: 'ada@example.test' }).success).toBe(true)
  })

  it('gets the preferred account type if the response lists no accounts', async () => {
    const alone = { accounts: undefined, address: smartAddress }
    const accounts = [{ address: smartAddress, type: 'smartAccount' }]
    expect(await connected({ ...alone, preferredAccountType: 'smartAccount' })).toMatchObject({
      accounts,
    })
    expect(await connected({ ...alone, preferredAccountType: 'banana' })).toMatchObject({
      accounts: [{ address: smartAddress, type: 'eoa' }],
    })
    const { accounts: listed } = await connected({ preferredAccountType: 'eoa' })
    expect(listed[0]).toEqual(accounts[0])
  })

  it.each([
    ['\u202eevil\n name', 'evil name'],
    ['x'.repeat(3_000), 'x'.repeat(64)],
    ['\u200b', null],
    [7, null],
    [undefined, null],
  ])('has the name %j shown as %j', (userName, shown) => {
    expect(parse('CONNECT_SOCIAL', { userName })).toEqual({ userName: shown })
  })
})

describe('a change that the frame reports', () => {
  async function loggedIn() {
    const all = setUp()
    const heard: unknown[] = []
    await all.wallet.connect('eip155:1')
    all.wallet.onChange({
      user: ({ address: one, caipNetworkId }) => heard.push([one, caipNetworkId]),
      ended: () => heard.push('ended'),
    })
    await vi.waitFor(() => expect(all.told).toContainEqual([1, 8453]))
    all.asked.length = 0
    all.told.length = 0
    return { ...all, heard }
  }
  const news = (name: string, reply: unknown) => ({ name, reply }) as FrameNews

  it.each([news('IS_CONNECTED', { isConnected: false }), news('SIGN_OUT', undefined)])(
    'ends the login if the user signed out: $name',
    async (one) => {
      const { wallet, heard, told, asked: requests } = await loggedIn()
      wallet.onNews(one)
      wallet.onNews(one)
      expect(heard).toEqual(['ended'])
      expect(told).toEqual(['logged out'])
      expect(requests).toEqual([])
      for (const name of ['EMAIL_LOGIN_USED_KEY', 'EMAIL', 'LAST_USED_CHAIN_KEY'])
        expect(storage.getItem(key(name))).toBeNull()
    },
  )

  it('requests the account on the new network', async () => {
    const { wallet, heard, asked: requests, answers: responses } = await loggedIn()
    responses.GET_USER = { ...user, chainId: 8453 }
    wallet.onNews(news('SWITCH_NETWORK', { chainId: 8453 }))
    wallet.onNews(news('SWITCH_NETWORK', { chainId: 'nowhere' }))
    await vi.waitFor(() => expect(heard).toEqual([[smartAddress, 'eip155:8453']]))
    expect(requests[0]).toEqual([
      'GET_USER',
      { chainId: 8453, preferredAccountType: 'smartAccount' },
    ])
    expect(storage.getItem(key('LAST_USED_CHAIN_KEY'))).toBe('8453')
  })

  it('of the account is used for later requests', async () => {
    const { wallet, heard, told } = await loggedIn()
    wallet.onNews(news('GET_USER', { ...user, address }))
    expect(heard).toEqual([[address, 'eip155:1']])
    expect(told).toContainEqual(['eip155', 'eoa'])
    wallet.onNews(news('SET_PREFERRED_ACCOUNT', { type: 'smartAccount', address: smartAddress }))
    expect(told).toContainEqual(['eip155', 'smartAccount'])
    await vi.waitFor(() => expect(heard).toHaveLength(2))
  })

  it('to an account type without an account is ignored', async () => {
    const { wallet, heard, asked: requests } = await loggedIn()
    wallet.onNews(news('SET_PREFERRED_ACCOUNT', { type: 'eoa', address: null }))
    expect([...heard, ...requests]).toEqual([])
  })

  it('is ignored if no user is logged in', () => {
    const { wallet, told, asked: requests } = setUp()
    const all = [
      news('GET_USER', user),
      news('SWITCH_NETWORK', { chainId: 1 }),
      news('SET_PREFERRED_ACCOUNT', { type: 'eoa', address }),
      news('CONNECT_SOCIAL', { userName: 'eve' }),
      news('SIGN_OUT', undefined),
    ]
    for (const one of all) wallet.onNews(one)
    expect([...told, ...requests]).toEqual([])
    expect(storage.values.size).toBe(0)
  })
})

describe('the login state', () => {
  it('is not requested from a frame without an earlier login', async () => {
    const { wallet, asked: requests } = setUp()
    expect(await wallet.isConnected()).toBe(false)
    expect(requests).toEqual([])
  })

  it.each([
    ['reports no login', { isConnected: false }],
    ['fails', new WalletModalError('FRAME_ERROR')],
  ])('is cleared if the frame %s', async (_, response) => {
    const { wallet, told } = setUp({ IS_CONNECTED: response })
    const names = ['EMAIL_LOGIN_USED_KEY', 'EMAIL', 'LAST_USED_CHAIN_KEY', 'SOCIAL_USERNAME']
    for (const name of names) storage.setItem(key(name), 'true')
    expect(await wallet.isConnected()).toBe(false)
    expect(told).toEqual(['logged out'])
    for (const name of names) expect(storage.getItem(key(name))).toBeNull()
  })

  it.each(['FRAME_LOAD_FAILED', 'FRAME_TIMEOUT'] as const)(
    'is not cleared if the frame fails with %s',
    async (code) => {
      const { wallet } = setUp({ IS_CONNECTED: new WalletModalError(code) })
      storage.setItem(key('EMAIL_LOGIN_USED_KEY'), 'true')
      await expect(wallet.isConnected()).rejects.toMatchObject({ code })
      expect(storage.getItem(key('EMAIL_LOGIN_USED_KEY'))).toBe('true')
    },
  )
})

it('signing out clears the stored login, and sends one request for all namespaces', async () => {
  const { wallet, asked: requests } = setUp({ SIGN_OUT: undefined })
  await wallet.connect('eip155:1')
  requests.length = 0
  await Promise.all([wallet.signOut(), wallet.signOut()])
  expect(requests.map(([name]) => name)).toEqual(['SIGN_OUT'])
  expect(storage.getItem(key('EMAIL_LOGIN_USED_KEY'))).toBeNull()
  expect(storage.getItem(key('EMAIL'))).toBeNull()
})

describe('a frame whose user lacks the field for a deployed smart account', () => {
  const { smartAccountDeployed: _, ...silent } = user

  it('is requested to report whether the smart account is deployed', async () => {
    const isDeployed = { address: smartAddress, isDeployed: true }
    const { wallet, told } = setUp({ GET_USER: silent, INIT_SMART_ACCOUNT: isDeployed })
    await wallet.connect('eip155:1')
    await vi.waitFor(() =>
      expect(told).toContainEqual(expect.objectContaining({ smartAccountDeployed: true })),
    )
  })

  it.each([{ address, isDeployed: true }, new Error('unknown')])(
    'is not trusted for another account: %o',
    async (response) => {
      const { wallet, told } = setUp({ GET_USER: silent, INIT_SMART_ACCOUNT: response })
      await wallet.connect('eip155:1')
      await vi.waitFor(() => expect(told).toContainEqual([1, 8453]))
      expect(told).not.toContainEqual(expect.objectContaining({ smartAccountDeployed: true }))
    },
  )
})

describe('a JSON-RPC request to the frame', () => {
  async function loggedIn(response: unknown) {
    const all = setUp({
      RPC_REQUEST: response,
      GET_CHAIN_ID: { chainId: 1 },
      SWITCH_NETWORK: { chainId: 8453 },
    })
    await all.wallet.connect('eip155:1')
    await Promise.resolve()
    all.asked.length = 0
    return all
  }

  it('shows no approval if it only reads', async () => {
    const { wallet, cancels } = await loggedIn('0x1')
    expect(await wallet.rpc('eip155:1', { method: 'eth_blockNumber' })).toBe('0x1')
    expect(cancels).toEqual([])
  })

  it('shows an approval if one is needed, and reports the outcome', async () => {
    const { wallet, ends } = await loggedIn('0xsigned')
    expect(await wallet.rpc('eip155:1', { method: 'personal_sign', params: [] })).toBe('0xsigned')
    expect(ends).toEqual(['success'])
  })

  it.each([
    ['User rejected the request.', 4001],
    ['Out of gas', -32603],
  ])('rejects with the code for the frame’s error "%s"', async (message, code) => {
    const { wallet, ends } = await loggedIn(
      new WalletModalError('FRAME_ERROR', { longMessage: message }),
    )
    await expect(wallet.rpc('eip155:1', { method: 'personal_sign' })).rejects.toMatchObject({
      code,
      message,
    })
    expect(ends).toEqual(['error'])
  })

  it('is aborted when the user leaves its approval, unless it only reads', async () => {
    const { wallet, cancels } = await loggedIn('never')
    const pending = wallet.rpc('eip155:1', { method: 'personal_sign' })
    const reading = wallet.rpc('eip155:1', { method: 'eth_call' })
    let isOver = false
    reading.finally(() => {
      isOver = true
    })
    await vi.waitFor(() => expect(cancels).toHaveLength(1))
    cancels[0]?.()
    await expect(pending).rejects.toMatchObject({ code: 4001, message: 'Request was aborted' })
    expect(isOver).toBe(false)
  })

  it('is refused if the wallet does not support the method, and the pending approval rejects', async () => {
    const { wallet, asked: requests, refused, cancels } = await loggedIn('never')
    const pending = wallet.rpc('eip155:1', { method: 'personal_sign' })
    await vi.waitFor(() => expect(cancels).toHaveLength(1))
    await expect(wallet.rpc('eip155:1', { method: 'eth_sign' })).rejects.toMatchObject({
      code: 4200,
      message: 'Requested RPC call is not allowed',
    })
    await expect(pending).rejects.toMatchObject({ code: 4001 })
    expect(refused).toEqual(['eth_sign'])
    expect(requests.map(([name]) => name)).toEqual(['GET_CHAIN_ID', 'RPC_REQUEST'])
  })

  it('first switches the frame to the network of the request', async () => {
    const { wallet, asked: requests } = await loggedIn('0x1')
    await wallet.rpc('eip155:8453', { method: 'eth_blockNumber' })
    const names = requests.map(([name]) => name)
    expect(names.slice(0, 2)).toEqual(['SWITCH_NETWORK', 'GET_USER'])
    expect(names).toContain('RPC_REQUEST')
  })

  it('first switches the frame to the network of the request if another tab has switched the frame away', async () => {
    const { wallet, asked: requests, answers: responses } = await loggedIn('0xsigned')
    responses.GET_CHAIN_ID = { chainId: 8453 }
    await wallet.rpc('eip155:1', { method: 'eth_sendTransaction', params: [] })
    const names = requests.map(([name]) => name)
    expect(names.slice(0, 2)).toEqual(['GET_CHAIN_ID', 'SWITCH_NETWORK'])
    expect(names.at(-1)).toBe('RPC_REQUEST')
  })

  it.each([new Error('unknown'), 'never'])(
    'is sent even if the frame does not report its network (%s)',
    async (response) => {
      const { wallet, answers: responses } = await loggedIn('0xsigned')
      responses.GET_CHAIN_ID = response
      vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
      const signed = wallet.rpc('eip155:1', { method: 'personal_sign', params: [] })
      expect(await signed).toBe('0xsigned')
    },
  )
})

it('`introduce` sends the page’s metadata and theme to the frame', async () => {
  const { wallet, asked: requests } = setUp()
  wallet.introduce()
  expect(requests).toMatchObject([
    ['SYNC_DAPP_DATA', { projectId: 'p1', metadata: { name: 'Page' } }],
    [
      'SYNC_THEME',
      {
        themeMode: 'dark',
        w3mThemeVariables: { '--w3m-accent': 'red', '--w3m-background': '#000' },
      },
    ],
  ])
})
