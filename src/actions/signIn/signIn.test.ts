import { Wallet } from 'ethers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as verifiers from '../../chains/verifiers.ts'
import { clearAccount, setStatus, updateAccount } from '../../controllers/accounts.ts'
import { onHostEvent } from '../../controllers/events.ts'
import { createModal, updateModal } from '../../controllers/modal.ts'
import { networks, setActiveNamespace, setRequestedNetworks } from '../../controllers/networks.ts'
import { createRouter } from '../../controllers/router.ts'
import { siwx, siwxDefaults, updateSiwx } from '../../controllers/siwx.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { loadMessages } from '../../i18n/messages.ts'
import { readSiwxSessions, writeSiwxSessions } from '../../storage/siwxSessions.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import type { SignInData, SignInSession } from '../../types/siwx.ts'
import { createDeferred } from '../../utils/createDeferred.ts'
import { writable } from '../../utils/testing/writable.ts'
import * as signing from '../connection/signMessage.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { recordAnalytics } from '../report/testing/recordAnalytics.ts'
import * as nodes from '../services/rpcFor.ts'
import { endSessions } from './followSignIn.ts'
import { formatMessage } from './formatMessage.ts'
import { cancelSignIn } from './leaveSignIn.ts'
import { readSession } from './readSession.ts'
import { refreshSignIn } from './refreshSignIn.ts'
import { onHostRequest } from './requestFromHost.ts'
import { signIn } from './signIn.ts'
import { signInOffer } from './signInOffer.ts'
import { isAccepted } from './verifySignature.ts'

const ada = new Wallet(`0x${'11'.repeat(32)}`)
const bob = new Wallet(`0x${'22'.repeat(32)}`)
const account = { caipNetworkId: 'eip155:1', address: ada.address } as const

let events: { type: string; detail: unknown }[]
let stop = () => {}
let responses: Record<string, (detail: object) => unknown>
let isNodeDown: boolean

beforeEach(async () => {
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.stubGlobal('location', { host: 'shop.example', href: 'https://shop.example/cart?a=1#top' })
  await loadMessages('en', 'connecting')
  setRequestedNetworks([testNetwork(1), testNetwork(8453)])
  setActiveNamespace('eip155')
  use(ada.address)
  updateSiwx({ options: { ...siwxDefaults, enabled: true }, caipAddress: null, status: 'none' })
  isNodeDown = false
  vi.spyOn(nodes, 'rpcFor').mockReturnValue(async () => {
    if (isNodeDown) throw new WalletModalError('RPC_ERROR')
    // There is no contract.
    return '0x'
  })
  vi.spyOn(signing, 'signMessage').mockImplementation((_, message) => ada.signMessage(message))
  responses = {}
  events = []
  const stops = [
    onHostRequest((name, { detail, respond }) => {
      const response = responses[name]
      if (response) respond(response(detail))
    }),
    onHostEvent((type, detail) => events.push({ type, detail })),
  ]
  stop = () => {
    for (const one of stops) one()
  }
})
afterEach(() => {
  stop()
  clearAccount('eip155')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function use(address: string): void {
  updateAccount('eip155', {
    address,
    caipNetworkId: 'eip155:1',
    accounts: [{ address, type: 'eoa' }],
  })
  setStatus('eip155', 'connected')
}

function openView() {
  const modal = createModal(createRouter)
  writable(modal.state).open = true
  modal.router.reset('SIWXSignMessage')
  return modal
}
const typesOf = () => events.map(({ type }) => type).filter((type) => type !== 'analytics')
const codes = () =>
  events.flatMap(({ type, detail }) =>
    type === 'error' ? [(detail as { code: string }).code] : [],
  )

const iso = (fromNowMs: number) => new Date(Date.now() + fromNowMs).toISOString()

async function sessionOf(given: Partial<SignInData> = {}, by = ada): Promise<SignInSession> {
  const data: SignInData = {
    accountAddress: ada.address,
    chainId: 'eip155:1',
    domain: 'shop.example',
    uri: 'https://shop.example/',
    version: '1',
    nonce: '0123456789abcdef',
    statement: null,
    issuedAt: iso(-1000),
    expirationTime: null,
    notBefore: null,
    requestId: null,
    resources: null,
    ...given,
  }
  const message = formatMessage(data)
  return { data, message, signature: await by.signMessage(message) }
}

it('`signIn` signs the message, and stores and emits the session', async () => {
  await refreshSignIn({ opens: false })
  await signIn(openView())
  const [session] = readSiwxSessions()
  expect(session?.data).toMatchObject({
    ...{ accountAddress: ada.address, chainId: 'eip155:1', domain: 'shop.example' },
    uri: 'https://shop.example/cart?a=1',
  })
  expect(session?.data.nonce).toMatch(/^[\da-f]{32}$/)
  expect(siwx.status).toBe('signedIn')
  expect(events.find(({ type }) => type === 'signin')?.detail).toEqual({ session, restored: false })
})

it('the analytics of `signIn` contain the network and the account type only', async () => {
  const counted = recordAnalytics()
  await refreshSignIn({ opens: false })
  vi.mocked(signing.signMessage).mockResolvedValueOnce(await bob.signMessage('something else'))
  const modal = openView()
  await signIn(modal)
  await signIn(modal)
  await cancelSignIn(modal)
  const names = [
    'CLICK_SIGN_SIWX_MESSAGE',
    'SIWX_AUTH_ERROR',
    'CLICK_SIGN_SIWX_MESSAGE',
    'SIWX_AUTH_SUCCESS',
    'CLICK_CANCEL_SIWX',
  ]
  const properties = { isSmartAccount: false, network: 'eip155:1' }
  const ofSignIn = counted.filter(({ event }) => event.includes('SIWX'))
  expect(ofSignIn).toEqual(names.map((event) => ({ event, properties })))
})

it('the sign-in message has the page’s URL in the form of RFC 3986', async () => {
  const href = 'https://shop.example/a[1]/?q=a|b%20{c}&d=100%&e=%zz#top'
  vi.stubGlobal('location', { host: 'shop.example', href })
  await refreshSignIn({ opens: false })
  await signIn(openView())
  expect(siwx.session?.data.uri).toBe(
    'https://shop.example/a%5B1%5D/?q=a%7Cb%20%7Bc%7D&d=100%25&e=%25zz',
  )
})

it('a signature is dropped if the account has changed since the request', async () => {
  await refreshSignIn({ opens: false })
  const signed = createDeferred<string>()
  vi.mocked(signing.signMessage).mockReturnValue(signed.promise)
  const done = signIn(openView())
  await vi.waitFor(() => expect(signing.signMessage).toHaveBeenCalled())
  use(bob.address)
  signed.resolve(await ada.signMessage(vi.mocked(signing.signMessage).mock.calls[0]?.[1] ?? ''))
  await done
  expect(typesOf()).not.toContain('signin')
  expect(readSiwxSessions()).toEqual([])
})

it('an embedded element shows the sign-in view while the signature of the embedded wallet is verified', async () => {
  await refreshSignIn({ opens: false })
  updateAccount('eip155', { connectorId: 'ID_AUTH' })
  const checked = createDeferred<boolean>()
  const requested = createDeferred<void>()
  responses = {
    siwxverify() {
      requested.resolve()
      return checked.promise
    },
  }
  const modal = openView()
  updateModal(modal, { embedded: true })
  vi.mocked(signing.signMessage).mockImplementation(async (_, message) => {
    modal.router.push('ApproveTransaction')
    modal.router.popTransaction('success')
    return ada.signMessage(message)
  })
  const done = signIn(modal)
  await requested.promise
  expect(modal.router.top()?.view).toBe('SIWXSignMessage')
  expect(siwx.isSigning).toBe(true)
  checked.resolve(true)
  await done
  expect(siwx.status).toBe('signedIn')
})

it('a signature by another account is refused', async () => {
  await refreshSignIn({ opens: false })
  vi.mocked(signing.signMessage).mockImplementation((_, message) => bob.signMessage(message))
  await signIn(openView())
  expect(codes()).toEqual(['SIWX_INVALID_SIGNATURE'])
  expect(siwx).toMatchObject({ status: 'signedOut', isSigning: false })
})

it('a signature that could not be verified emits an error, and the next attempt verifies it again', async () => {
  await refreshSignIn({ opens: false })
  isNodeDown = true
  vi.mocked(signing.signMessage).mockResolvedValue('0x5161')
  const modal = openView()
  await signIn(modal)
  expect(codes()).toEqual(['SIWX_UNVERIFIED'])
  expect(siwx).toMatchObject({ status: 'signedOut', problem: { code: 'SIWX_UNVERIFIED' } })
  isNodeDown = false
  await signIn(modal)
  expect(signing.signMessage).toHaveBeenCalledTimes(1)
  expect(codes()).toEqual(['SIWX_UNVERIFIED', 'SIWX_INVALID_SIGNATURE'])
})

it('a signature that no verifier can check is accepted if the page’s siwxverify handler accepts it', async () => {
  const verify = vi.fn().mockRejectedValue(new WalletModalError('SIWX_UNCHECKABLE'))
  const loaded = vi.spyOn(verifiers, 'loadVerifier').mockResolvedValue({ verify })
  await refreshSignIn({ opens: false })
  vi.mocked(signing.signMessage).mockImplementation((_, message) => ada.signMessage(message))
  const modal = openView()
  await signIn(modal)
  expect(codes()).toEqual(['SIWX_UNCHECKABLE'])
  expect(siwx).toMatchObject({ status: 'signedOut', problem: { code: 'SIWX_UNCHECKABLE' } })
  responses.siwxverify = () => true
  await signIn(modal)
  expect(siwx.status).toBe('signedIn')
  expect(signing.signMessage).toHaveBeenCalledTimes(2)
  expect(await readSession(account)).toEqual(siwx.session)
  responses.siwxverify = () => false
  expect(await readSession(account)).toBeNull()
  loaded.mockRestore()
})

it('a declined sign-in shows that it was declined, and leaves the view', async () => {
  await refreshSignIn({ opens: false })
  vi.mocked(signing.signMessage).mockRejectedValue(new WalletModalError('USER_REJECTED'))
  const modal = openView()
  writable(modal.state).open = false
  await signIn(modal)
  expect(codes()).toEqual(['USER_REJECTED'])
  expect(modal.state.open).toBe(true)
  expect(modal.router.top()?.view).toBe('SIWXSignMessage')
})

it.each([
  ['missing', () => undefined],
  ['too short', () => 'abc'],
  ['not alphanumeric', () => 'nonce with spaces'],
  ['rejected', () => Promise.reject(new Error('down'))],
])('a nonce from the page that is %s fails before the wallet gets a request', async (_, nonce) => {
  await refreshSignIn({ opens: false })
  responses.siwxnonce = nonce
  await signIn(openView())
  expect(codes()).toEqual(['SIWX_FAILED'])
  expect(signing.signMessage).not.toHaveBeenCalled()
})

it('a nonce in the siwx attribute is used once', async () => {
  updateSiwx({ options: { ...siwxDefaults, enabled: true, nonce: 'attribute1' } })
  await refreshSignIn({ opens: false })
  await signIn(openView())
  updateSiwx({ status: 'signedOut', session: null })
  await signIn(openView())
  expect(codes()).toEqual(['SIWX_FAILED'])
  expect(signing.signMessage).toHaveBeenCalledTimes(1)
})

it('a page that never responds to a siwx event causes a timeout', async () => {
  vi.useFakeTimers()
  try {
    const session = await sessionOf()
    const never = () => new Promise(() => {})
    responses = { siwxnonce: never, siwxverify: never, siwxsessions: never }
    const read = expect(readSession(account)).rejects.toMatchObject({ code: 'SIWX_INIT_FAILED' })
    const made = expect(isAccepted(session)).rejects.toMatchObject({ code: 'SIWX_UNVERIFIED' })
    const signed = signIn(openView())
    await vi.advanceTimersByTimeAsync(30_000)
    await Promise.all([read, made, signed])
    expect(codes()).toEqual(['SIWX_FAILED'])
    expect(siwx.isSigning).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

it('a rejected siwxrevoke emits an error', async () => {
  responses.siwxrevoke = () => Promise.reject(new Error('no such session'))
  await refreshSignIn({ opens: false })
  await signIn(openView())
  endSessions('eip155', 'user')
  await vi.waitFor(() => expect(codes()).toEqual(['SIWX_SIGN_OUT_FAILED']))
  expect(readSiwxSessions()).toEqual([])
})

it('disconnecting revokes the account’s sessions at the page even if they have not been read', async () => {
  const revoked = vi.fn()
  responses = { siwxsessions: () => new Promise(() => {}), siwxrevoke: revoked }
  void refreshSignIn({ opens: false })
  expect(siwx.status).toBe('reading')
  endSessions('solana', 'user')
  expect(revoked).not.toHaveBeenCalled()
  endSessions('eip155', 'user')
  expect(revoked.mock.calls).toEqual([[account]])
})

it('of several sessions signed while connecting, the one for the active network is used', async () => {
  const nonce = 'oneclick01'
  const first = await sessionOf({ nonce, chainId: 'eip155:8453' })
  const second = await sessionOf({ nonce })
  const requested = vi.fn(() => true)
  responses.siwxverify = requested
  writable(networks.active).eip155 = testNetwork(1)
  await signInOffer.accept([first, second])
  expect(requested).toHaveBeenCalledTimes(1)
  expect(await readSession(account)).toEqual(second)
  expect(readSiwxSessions()).toEqual([second])
})

it('a session signed while connecting is not stored by the modal if the page stores sessions', async () => {
  const requested = vi.fn(() => [])
  responses.siwxsessions = requested
  await signInOffer.accept([await sessionOf()])
  expect(requested).not.toHaveBeenCalled()
  expect(await readSession(account)).toBeNull()
  responses = {}
  expect(await readSession(account)).toBeNull()
  expect(readSiwxSessions()).toEqual([])
})

it('a session signed while connecting is stored only for the account that signed it', async () => {
  const own = await sessionOf()
  await signInOffer.accept([own])
  expect(await readSession({ ...account, address: bob.address })).toBeNull()
  expect(readSiwxSessions()).toEqual([])
  expect(await readSession(account)).toEqual(own)
})

it('an expired session signed while connecting is refused, and an abort ends its verification', async () => {
  const expired = await sessionOf({ expirationTime: iso(-1) })
  const refused = { code: 'SIWX_INVALID_SIGNATURE' }
  await expect(signInOffer.accept([expired])).rejects.toMatchObject(refused)
  responses.siwxverify = () => new Promise(() => {})
  const left = new AbortController()
  const accepting = signInOffer.accept([await sessionOf()], left.signal)
  left.abort()
  await expect(accepting).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

it('`signIn` on a network that is not configured emits an error', async () => {
  await refreshSignIn({ opens: false })
  setRequestedNetworks([testNetwork(8453)])
  await signIn(openView())
  expect(codes()).toEqual(['UNSUPPORTED_CHAIN'])
  expect(siwx.problem?.code).toBe('UNSUPPORTED_CHAIN')
})

it('the page can reject a sign-in with any value', async () => {
  responses.siwxverify = () => Promise.reject(Object.create(null))
  await expect(isAccepted(await sessionOf())).rejects.toMatchObject({ code: 'SIWX_UNVERIFIED' })
})

it('the second sign-in fails if the page supplies the same nonce again', async () => {
  await refreshSignIn({ opens: false })
  responses.siwxnonce = () => 'samenonce123'
  await signIn(openView())
  expect(siwx.status).toBe('signedIn')
  updateSiwx({ status: 'signedOut', session: null })
  await signIn(openView())
  expect(codes()).toEqual(['SIWX_FAILED'])
})

it.each<[string, () => Promise<SignInSession>]>([
  ['of another site', () => sessionOf({ domain: 'evil.example' })],
  ['expired', () => sessionOf({ expirationTime: iso(-1) })],
  ['not valid yet', () => sessionOf({ notBefore: iso(60_000) })],
  ['signed by another account', () => sessionOf({}, bob)],
  [
    'signed as another family signs',
    async () => ({ ...(await sessionOf()), signature: '3yZe7d'.repeat(14) }),
  ],
  ['altered', async () => ({ ...(await sessionOf()), message: 'Anything' })],
  [
    'about something else than its message',
    async () => ({
      ...(await sessionOf()),
      data: (await sessionOf({ nonce: 'othernonce1' })).data,
    }),
  ],
])('a stored session that is %s is ignored and deleted', async (_, create) => {
  const other = await sessionOf({ accountAddress: bob.address }, bob)
  writeSiwxSessions([await create(), other])
  expect(await readSession(account)).toBeNull()
  expect(readSiwxSessions()).toEqual([other])
})

it('a session that was verified is used after the clock was put back an hour', async () => {
  const session = await sessionOf({ issuedAt: iso(3_600_000), expirationTime: iso(7_200_000) })
  writeSiwxSessions([session])
  expect(await readSession(account)).toEqual(session)
  expect(readSiwxSessions()).toEqual([session])
})

it('a stored session is used for its own account and network only', async () => {
  const own = await sessionOf()
  const elsewhere = await sessionOf({ chainId: 'eip155:8453' })
  writeSiwxSessions([own, elsewhere])
  expect(await readSession(account)).toEqual(own)
  expect(await readSession({ ...account, caipNetworkId: 'eip155:8453' })).toEqual(elsewhere)
  expect(await readSession({ ...account, address: bob.address })).toBeNull()
})

it('a stored session is not used once the siwx attribute has another nonce', async () => {
  const first = { ...siwxDefaults, enabled: true, nonce: 'firstvisit1' }
  updateSiwx({ options: first })
  await refreshSignIn({ opens: false })
  await signIn(openView())
  expect(siwx.session?.data.nonce).toBe('firstvisit1')
  expect(await readSession(account)).not.toBeNull()
  updateSiwx({ options: { ...first, nonce: 'secondvisit' } })
  await refreshSignIn({ opens: false })
  expect(siwx).toMatchObject({ status: 'signedOut', session: null })
  await signIn(openView())
  expect(siwx.session?.data.nonce).toBe('secondvisit')
})

it('a session ends when its message expires', async () => {
  vi.useFakeTimers()
  try {
    updateSiwx({ options: { ...siwxDefaults, enabled: true, expirationSeconds: 60 } })
    await refreshSignIn({ opens: false })
    events.length = 0
    await signIn(openView())
    await vi.advanceTimersByTimeAsync(59_000)
    expect(siwx.status).toBe('signedIn')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(siwx.status).toBe('signedOut')
    expect(typesOf()).toEqual(['signin', 'signout'])
  } finally {
    vi.useRealTimers()
  }
})

it('a session whose expiry exceeds the maximum delay of timers does not end at once', async () => {
  vi.useFakeTimers()
  try {
    updateSiwx({ options: { ...siwxDefaults, enabled: true, expirationSeconds: 3_155_760_000 } })
    await refreshSignIn({ opens: false })
    events.length = 0
    await signIn(openView())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(typesOf()).toEqual(['signin'])
  } finally {
    vi.useRealTimers()
  }
})

it('a stored session that cannot be verified at the moment is neither used nor deleted', async () => {
  isNodeDown = true
  const session = { ...(await sessionOf()), signature: '0x5162' }
  writeSiwxSessions([session])
  await refreshSignIn({ opens: false })
  expect(siwx).toMatchObject({ status: 'unread', session: null })
  expect(typesOf()).toEqual(['error'])
  expect(readSiwxSessions()).toEqual([session])
})

it('a session that the page stores is used for its own account only', async () => {
  const { data } = await sessionOf()
  const session = { data, message: '', signature: '' }
  responses.siwxsessions = () => Promise.resolve([{ nonsense: true }, session])
  expect(await readSession(account)).toEqual(session)
  responses.siwxsessions = () => [{ ...session, data: { ...data, accountAddress: bob.address } }]
  expect(await readSession(account)).toBeNull()
  responses.siwxsessions = () => 'no list'
  await expect(readSession(account)).rejects.toMatchObject({ code: 'SIWX_INIT_FAILED' })
})
