import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { accountOf, clearAccount, updateAccount } from '../../controllers/accounts.ts'
import * as connections from '../../controllers/connections.ts'
import { onHostEvent } from '../../controllers/events.ts'
import { createModal } from '../../controllers/modal.ts'
import { nameDraft } from '../../controllers/nameDraft.ts'
import { networks, setActiveNamespace } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { createRouter } from '../../controllers/router.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { sendJson, startTestServer, type TestServer } from '../../services/testing/testServer.ts'
import { identityCache } from '../../storage/identityCache.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import { writable } from '../../utils/testing/writable.ts'
import * as signing from '../connection/signMessage.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { registerName } from './registerName.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let server: TestServer
let status: number
let events: { type: string; detail: unknown }[]
let stop = () => {}

beforeAll(async () => {
  server = await startTestServer(({ url }, response) => {
    if (url.pathname.endsWith('supported-chains')) sendJson(response, { http: ['eip155:8453'] })
    else sendJson(response, { success: true }, status)
  })
})
afterAll(() => server.close())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_999 })
  vi.stubGlobal('localStorage', createFakeStorage())
  server.received.splice(0)
  status = 200
  Object.assign(options, { projectId: 'p1', blockchainApiUrl: server.url })
  setActiveNamespace('eip155')
  writable(networks).active = { eip155: testNetwork(8453) }
  clearAccount('eip155')
  updateAccount('eip155', { address, accounts: [{ address, type: 'eoa' }] })
  vi.spyOn(connections, 'liveConnection').mockReturnValue({} as never)
  vi.spyOn(signing, 'signMessage').mockResolvedValue('0x51')
  Object.assign(nameDraft, { label: 'Ada-1815', isRegistering: false })
  events = []
  stop = onHostEvent((type, detail) => events.push({ type, detail }))
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openView() {
  const modal = createModal(createRouter)
  writable(modal.state).open = true
  modal.router.reset('AccountSettings')
  modal.router.push('ChooseAccountName')
  modal.router.push('RegisterAccountName')
  return modal
}
const viewsOf = ({ router }: ReturnType<typeof openView>) =>
  router.state.history.map(({ view }) => view)
const posts = () => server.received.filter(({ method }) => method === 'POST')
const errors = () => events.filter(({ type }) => type === 'error').map(({ detail }) => detail)

it('registering a name signs the full name, the time in seconds and the coin type', async () => {
  const modal = openView()
  await registerName(modal)
  const message = '{"name":"ada-1815.reown.id","attributes":{},"timestamp":1800000000}'
  expect(signing.signMessage).toHaveBeenCalledWith('eip155', message)
  const [post] = posts()
  expect(post?.url.pathname).toBe('/v1/profile/account')
  expect(post?.url.searchParams.get('projectId')).toBe('p1')
  expect(JSON.parse(post?.body ?? '')).toEqual({
    coin_type: 2147492101,
    address,
    message,
    signature: '0x51',
  })
})

it('a registration gives the account the name, and the success view replaces the earlier views', async () => {
  const modal = openView()
  await registerName(modal)
  expect(accountOf('eip155').profileName).toBe('ada-1815.reown.id')
  expect(identityCache.read(`eip155:8453:${address}`)).toEqual({
    name: 'ada-1815.reown.id',
    avatar: null,
  })
  expect(viewsOf(modal)).toEqual(['AccountSettings', 'RegisterAccountNameSuccess'])
  expect(nameDraft).toEqual({ label: '', isRegistering: false })
})

it('an account that the user selects during a registration does not get the name', async () => {
  vi.mocked(signing.signMessage).mockImplementation(async () => {
    updateAccount('eip155', { address: other })
    return '0x51'
  })
  await registerName(openView())
  expect(accountOf('eip155').profileName).toBeNull()
  expect(identityCache.read(`eip155:8453:${address}`)?.name).toBe('ada-1815.reown.id')
  expect(identityCache.read(`eip155:8453:${other}`)).toBeUndefined()
})

it('a registration that completes after the user has left the form shows no view', async () => {
  const modal = openView()
  vi.mocked(signing.signMessage).mockImplementation(async () => {
    modal.router.reset('Networks')
    return '0x51'
  })
  await registerName(modal)
  expect(viewsOf(modal)).toEqual(['Networks'])
})

it('a second registration is ignored while one is pending', async () => {
  const modal = openView()
  await Promise.all([registerName(modal), registerName(modal)])
  expect(signing.signMessage).toHaveBeenCalledTimes(1)
})

it.each([
  ['NAME_NO_NETWORK', 'Network not found', () => Object.assign(networks, { active: {} })],
  [
    'NAME_NO_ACCOUNT',
    'Address or auth connector not found',
    () => updateAccount('eip155', { address: null }),
  ],
  [
    'NAME_NO_ACCOUNT',
    'Address or auth connector not found',
    () => vi.mocked(connections.liveConnection).mockReturnValue(undefined),
  ],
  [
    'INVALID_CHAIN_ID',
    'Invalid chainId',
    () => Object.assign(networks, { active: { eip155: testNetwork(2 ** 31) } }),
  ],
  [
    'NAME_REGISTRATION_FAILED',
    'Error registering name ada-1815.reown.id',
    () => Object.assign(networks, { active: { eip155: testNetwork(5) } }),
  ],
  [
    'NAME_REGISTRATION_FAILED',
    'Error registering name ada-1815.reown.id',
    () => Object.assign(options, { projectId: null }),
  ],
  [
    'NAME_REGISTRATION_FAILED',
    'Error registering name ada-1815.reown.id',
    () => vi.mocked(signing.signMessage).mockRejectedValue(new WalletModalError('WALLET_ERROR')),
  ],
  [
    'NAME_REGISTRATION_FAILED',
    'Error registering name ada-1815.reown.id',
    () => {
      status = 503
    },
  ],
  [
    'USER_REJECTED',
    'Request declined in the wallet',
    () => vi.mocked(signing.signMessage).mockRejectedValue(new WalletModalError('USER_REJECTED')),
  ],
])(
  'a registration that fails with %s shows %s, and its view and draft stay',
  async (code, shortMessage, breakIt) => {
    const { loadMessages } = await import('../../i18n/messages.ts')
    await Promise.all([loadMessages('en', 'connecting'), loadMessages('en', 'connected')])
    breakIt()
    const modal = openView()
    await registerName(modal)
    expect(errors()).toMatchObject([{ code, shortMessage }])
    expect(viewsOf(modal).at(-1)).toBe('RegisterAccountName')
    expect(nameDraft).toEqual({ label: 'Ada-1815', isRegistering: false })
    expect(accountOf('eip155').profileName).toBeNull()
    const tracked = events.filter(({ type }) => type === 'analytics').map(({ detail }) => detail)
    expect(tracked).toMatchObject([
      { event: 'REGISTER_NAME_INITIATED' },
      { event: 'REGISTER_NAME_ERROR', properties: { ensName: 'ada-1815.reown.id' } },
    ])
  },
)
