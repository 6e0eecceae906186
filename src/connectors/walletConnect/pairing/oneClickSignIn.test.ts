import { buildAuthObject, populateAuthPayload } from '@walletconnect/utils'
import { Wallet } from 'ethers'
import { describe, expect, it } from 'vitest'
import type { SignInOffer } from '../../../types/connectorDriver.ts'
import type { SignInData, SignInSession } from '../../../types/siwx.ts'
import { createSdkStorage } from '../sdk/sdkStorage.ts'
import { connector } from '../testing/connected.ts'
import { testContext } from '../testing/networks.ts'
import {
  createPage,
  createWallet,
  granted,
  startTestRelay,
  withLateRelay,
} from '../testing/peers.ts'
import { createWalletConnectDriver } from '../walletConnectDriver.ts'

const signer = new Wallet(`0x${'11'.repeat(32)}`)

const requested: SignInData = {
  accountAddress: '',
  chainId: 'eip155:1',
  domain: 'page.example',
  uri: 'https://page.example/login?a=1',
  version: '1',
  nonce: 'abcdef0123456789abcdef01',
  statement: 'Grüße: sign in.',
  issuedAt: '2030-01-01T00:00:00.000Z',
  expirationTime: '2099-01-01T00:00:00.000Z',
  notBefore: null,
  requestId: null,
  resources: ['https://page.example/terms'],
}

type RealWallet = Awaited<ReturnType<typeof createWallet>>
type Cacao = ReturnType<typeof buildAuthObject>

/** Lets a wallet respond to `wc_sessionAuthenticate`. `alter` changes the signed cacao. */
function signsIn({ client }: RealWallet, alter: (cacao: Cacao) => Cacao = (cacao) => cacao) {
  client.on('session_authenticate', async ({ id, params }) => {
    const authPayload = populateAuthPayload({
      authPayload: params.authPayload,
      chains: ['eip155:1', 'eip155:8453'],
      methods: ['personal_sign', 'eth_sendTransaction'],
    })
    const iss = `did:pkh:eip155:1:${signer.address}`
    const message = client.formatAuthMessage({ request: authPayload, iss })
    const signature = { t: 'eip191' as const, s: await signer.signMessage(message) }
    const cacao = alter(buildAuthObject(authPayload, signature, iss))
    // The wallet's SDK would verify the signature but counts bytes wrongly, so the response is sent without the SDK's
    // check.
    const { engine } = client
    const requests = client.auth.requests.get(id)
    const publicKey = await client.core.crypto.generateKeyPair()
    await client.core.crypto.generateSharedKey(publicKey, requests.requester.publicKey)
    const internal = engine as unknown as { sendResult(result: object): Promise<void> }
    const { hashKey } = await import('@walletconnect/utils')
    await internal.sendResult({
      id,
      topic: hashKey(requests.requester.publicKey),
      result: { cacaos: [cacao], responder: { publicKey, metadata: client.metadata } },
      encodeOpts: {
        type: 1,
        receiverPublicKey: requests.requester.publicKey,
        senderPublicKey: publicKey,
      },
    })
  })
}

async function startPage() {
  const relay = await startTestRelay()
  const context = testContext(relay.url)
  const client = await createPage(context, createSdkStorage())
  const driver = createWalletConnectDriver(async () => client)
  const accepted: SignInSession[] = []
  const offer: SignInOffer = {
    isWanted: () => true,
    createMessage: async () => requested,
    accept: async (sessions) => void accepted.push(...sessions),
  }
  const connect = (signIn: SignInOffer, use: (uri: string) => Promise<unknown>) =>
    driver.connect({
      connector,
      context,
      signIn,
      onPairingUri: (uri) => void use(uri).catch(() => {}),
    })
  return { relay, client, driver, offer, accepted, connect, wallet: await createWallet(relay.url) }
}

/** Returns the records that the SDK stores for sign-in requests. */
const remains = ({ auth, core }: Awaited<ReturnType<typeof createPage>>) => ({
  requests: auth.requests.getAll().length,
  answers: auth.pairingTopics.getAll().length,
  proposals: core.expirer.keys.filter((key) => key.startsWith('id:')).length,
})

describe('a wallet with one-click sign-in', () => {
  it('connects on the networks that it grants, and returns the signed session', async () => {
    const { offer, accepted, connect, wallet, client } = await startPage()
    signsIn(wallet)
    const [connection] = await connect(offer, (uri) => wallet.client.pair({ uri }))
    expect(connection?.approvedCaipNetworkIds).toEqual(['eip155:1', 'eip155:8453'])
    const [session] = accepted
    expect(session?.data).toMatchObject({
      accountAddress: signer.address,
      chainId: 'eip155:1',
      domain: requested.domain,
      uri: requested.uri,
      nonce: requested.nonce,
      expirationTime: requested.expirationTime,
    })
    expect(session?.data.statement).toMatch(
      /^Grüße: sign in\. I further authorize the stated URI .*'eth_sendTransaction', 'personal_sign' for 'eip155'\.$/,
    )
    expect(session?.message).toMatch(
      /^page\.example wants you to sign in with your Ethereum account:\n/,
    )
    expect(await signer.signMessage(session?.message ?? '')).toBe(session?.signature)
    expect(remains(client)).toEqual({ requests: 0, answers: 0, proposals: 0 })
  })

  it('connects even if its response arrives before the relay has confirmed the request', async () => {
    const { offer, accepted, connect, wallet, client } = await startPage()
    signsIn(wallet)
    withLateRelay(client)
    const [connection] = await connect(offer, (uri) => wallet.client.pair({ uri }))
    expect(connection?.approvedCaipNetworkIds).toEqual(['eip155:1', 'eip155:8453'])
    expect(accepted.length).toBe(1)
  })

  it('rejects with USER_REJECTED even if its refusal arrives before the relay has confirmed the request', async () => {
    const { offer, connect, wallet, client } = await startPage()
    const reason = { code: 5000, message: 'User rejected.' }
    wallet.client.on('session_authenticate', ({ id }) => {
      void wallet.client.rejectSessionAuthenticate({ id, reason })
    })
    withLateRelay(client)
    const connecting = connect(offer, (uri) => wallet.client.pair({ uri }))
    await expect(connecting).rejects.toMatchObject({ code: 'USER_REJECTED' })
  })

  it('receives further requests in the session', async () => {
    const { offer, connect, wallet } = await startPage()
    signsIn(wallet)
    const [connection] = await connect(offer, (uri) => wallet.client.pair({ uri }))
    const provider = connection?.provider as { request(requested: object): Promise<unknown> }
    const params = ['0x68', signer.address]
    // The demo's wallet rejects the method. The rejection proves that the request was sent on a session that both sides
    // know.
    const request = provider.request({ method: 'eth_sign', params })
    await expect(request).rejects.toMatchObject({ code: -32601 })
  })

  it.each<[string, (cacao: Cacao) => Cacao]>([
    ['another nonce', ({ p, ...rest }) => ({ ...rest, p: { ...p, nonce: 'other000' } })],
    ['another site', ({ p, ...rest }) => ({ ...rest, p: { ...p, domain: 'evil.example' } })],
    ['another page', ({ p, ...rest }) => ({ ...rest, p: { ...p, aud: 'https://evil.example' } })],
    ['no end', ({ p, ...rest }) => ({ ...rest, p: { ...p, exp: undefined as never } })],
    [
      'another network',
      ({ p, ...rest }) => ({ ...rest, p: { ...p, iss: `did:pkh:eip155:137:${signer.address}` } }),
    ],
    ['no message', () => ({}) as Cacao],
  ])('is refused if it signed for %s', async (_, alter) => {
    const { offer, accepted, connect, wallet } = await startPage()
    signsIn(wallet, alter)
    await expect(connect(offer, (uri) => wallet.client.pair({ uri }))).rejects.toMatchObject({
      code: 'WALLET_INVALID_RESPONSE',
    })
    expect(accepted).toEqual([])
  })

  it('is disconnected if the page refuses the signature', async () => {
    const { offer, connect, wallet, client } = await startPage()
    signsIn(wallet)
    const accept = () => Promise.reject(new Error('not good'))
    await expect(
      connect({ ...offer, accept }, (uri) => wallet.client.pair({ uri })),
    ).rejects.toThrow('not good')
    await expect.poll(() => client.session.getAll().length).toBe(0)
  })
})

describe('a wallet without one-click sign-in', () => {
  it('connects by the session proposal that is sent beside the sign-in request', async () => {
    const { offer, accepted, connect, wallet, client } = await startPage()
    const [connection] = await connect(offer, (uri) => wallet.approve(uri, granted))
    expect(connection?.namespace).toBe('eip155')
    expect(accepted).toEqual([])
    await expect.poll(() => remains(client)).toMatchObject({ requests: 0, answers: 0 })
  })

  it('rejects with USER_REJECTED if the user declines the proposal', async () => {
    const { offer, connect, wallet } = await startPage()
    await expect(connect(offer, (uri) => wallet.reject(uri))).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
  })

  it('connects if the page has no message to sign', async () => {
    const { connect, wallet, offer } = await startPage()
    const nothing = { ...offer, createMessage: async () => null }
    const [connection] = await connect(nothing, (uri) => wallet.approve(uri, granted))
    expect(connection?.namespace).toBe('eip155')
  })
})

it.each([
  ['a response to a pairing that was replaced is accepted', 0],
  ['each pairing has a new message', 1],
])('%s', async (_, responded) => {
  const { offer, accepted, connect, wallet, client } = await startPage()
  signsIn(wallet)
  const uris: string[] = []
  let made = 0
  const createMessage = async () => {
    made += 1
    return { ...requested, nonce: `nonceOfMessage${made - 1}` }
  }
  const connecting = connect({ ...offer, createMessage }, async (uri) => {
    uris.push(uri)
    if (uris.length === 2) await wallet.client.pair({ uri: uris[responded] ?? '' })
  })
  await expect.poll(() => client.auth.requests.getAll().length).toBe(1)
  client.core.relayer.events.emit('relayer_connect')
  await connecting
  expect(accepted.map(({ data }) => data.nonce)).toEqual([`nonceOfMessage${responded}`])
})
