import { base64, hex } from '@scure/base'
import { Psbt } from 'bitcoinjs-lib'
import { describe, expect, it, vi } from 'vitest'
import type { BitcoinProvider } from '../../../chains/bip122/provider.ts'
import { toOutputScript } from '../../../chains/bip122/transfer/toOutputScript.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Network } from '../../../types/network.ts'
import { emptyContext } from '../testing/fakePage.ts'
import { createLeatherProvider } from './leatherProvider.ts'
import { createSatsConnectProvider } from './satsConnectProvider.ts'
import { createStandardProvider } from './standardProvider.ts'
import { createOkxProvider, createUnisatProvider } from './unisatProvider.ts'

const mainnet = 'bip122:000000000019d6689c085ae165831e93'
const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
const payment = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const taproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
const onTestnet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const psbt = 'cHNidP8BAAA='
const psbtHex = '70736274ff010000'

/** Builds a PSBT whose inputs spend coins of the addresses, and returns it in base64. */
function spending(...from: string[]): string {
  const built = new Psbt()
  for (const [index, address] of from.entries()) {
    const script = toOutputScript(address, mainnet)
    built.addInput({ hash: 'ab'.repeat(32), index, witnessUtxo: { script, value: 1_000n } })
  }
  return built.toBase64()
}
const other = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

/** Builds a PSBT with an input for each signature hash type, and returns it in base64. */
function withSighashes(...types: (number | undefined)[]): string {
  const built = new Psbt()
  const witnessUtxo = { script: toOutputScript(payment, mainnet), value: 1_000n }
  for (const [index, sighashType] of types.entries())
    built.addInput({
      hash: 'ab'.repeat(32),
      index,
      witnessUtxo,
      ...(sighashType !== undefined && { sighashType }),
    })
  return built.toBase64()
}

const allowing = (...types: (readonly number[] | undefined)[]) =>
  types.map((sighashTypes, index) => ({ address: payment, index, sighashTypes }))

const addressIn = (account: unknown): unknown => Object(account).address

type Responses = Record<string, (params: never) => unknown>

/** Creates a wallet with `request(method, params)`, whose responses the test sets. */
function requestable(responses: Responses) {
  const request = vi.fn(async (method: string, params?: unknown) => {
    const response = responses[method]
    if (!response) return { error: { code: -32601, message: `no ${method}` } }
    return { result: response(params as never) }
  })
  return { request }
}

const refuse = (code: number) => () => {
  throw Object.assign(new Error('refused'), { code })
}

it.each([
  [
    'UniSat',
    (signature: unknown) => createUnisatProvider({ signMessage: () => signature }, emptyContext),
  ],
  [
    'Leather',
    (signature: unknown) =>
      createLeatherProvider(requestable({ signMessage: () => ({ signature }) }), emptyContext),
  ],
  [
    'sats-connect',
    (signature: unknown) =>
      createSatsConnectProvider(requestable({ signMessage: () => ({ signature }) }), emptyContext),
  ],
])('the %s provider refuses null and true as a signature', async (_, create) => {
  for (const signature of [null, true])
    await expect(
      create(signature).signMessage({ address: payment, message: 'Hello' }),
    ).rejects.toMatchObject({ code: 'WALLET_INVALID_RESPONSE' })
})

describe('the signed PSBT of', () => {
  const bytesIn = (text: string) =>
    /^([\da-f]{2})+$/i.test(text) ? hex.decode(text.toLowerCase()) : base64.decode(text)
  const createStandard = (response: unknown) => {
    const signedPsbt = typeof response === 'string' ? bytesIn(response) : response
    const features = {
      'bitcoin:signTransaction': { signTransaction: async () => [{ signedPsbt }] },
    }
    const wallet = { accounts: [{ address: payment, chains: ['bitcoin:mainnet'] }], features }
    return createStandardProvider(wallet as never, emptyContext)
  }
  const wallets: [string, (response: unknown) => BitcoinProvider][] = [
    ['UniSat', (signed) => createUnisatProvider({ signPsbt: () => signed }, emptyContext)],
    [
      'Leather',
      (signed) =>
        createLeatherProvider(requestable({ signPsbt: () => ({ hex: signed }) }), emptyContext),
    ],
    [
      'sats-connect',
      (signed) =>
        createSatsConnectProvider(
          requestable({ signPsbt: () => ({ psbt: signed }) }),
          emptyContext,
        ),
    ],
    ['the Wallet Standard', createStandard],
  ]
  const request = { psbt: spending(payment), signInputs: [], broadcast: false }

  it.each(wallets)('%s is read in base64 and in hexadecimal', async (_, create) => {
    expect(await create(psbt).signPsbt(request)).toMatchObject({ psbt })
    expect(await create(psbtHex.toUpperCase()).signPsbt(request)).toMatchObject({ psbt })
  })

  it.each(wallets.slice(0, 3))(
    '%s is read with blanks around it, with 0x, and as bytes',
    async (_, create) => {
      const inLines = `${psbt.slice(0, 5)}\r\n${psbt.slice(5)}`
      const bytes = hex.decode(psbtHex)
      for (const response of [`${psbt}\n`, ` ${psbtHex}`, `0x${psbtHex}`, bytes, inLines])
        expect(await create(response).signPsbt(request)).toMatchObject({ psbt })
    },
  )

  it.each(wallets)('%s is refused if it is no PSBT', async (_, create) => {
    for (const response of ['AAAA', 'ab'.repeat(40), null, undefined, 7])
      await expect(create(response).signPsbt(request)).rejects.toMatchObject({
        code: 'WALLET_INVALID_RESPONSE',
      })
  })
})

it.each<[string, (accounts: unknown[]) => BitcoinProvider]>([
  [
    'UniSat',
    (accounts) =>
      createUnisatProvider({ requestAccounts: () => accounts.map(addressIn) }, emptyContext),
  ],
  [
    'Leather',
    (addresses) =>
      createLeatherProvider(requestable({ getAddresses: () => ({ addresses }) }), emptyContext),
  ],
  [
    'sats-connect',
    (addresses) =>
      createSatsConnectProvider(
        requestable({ wallet_connect: () => ({ addresses }) }),
        emptyContext,
      ),
  ],
  [
    'Wallet Standard',
    (accounts) => {
      const connect = async () => ({ accounts })
      const wallet = { accounts: [], features: { 'bitcoin:connect': { connect } } }
      return createStandardProvider(wallet as never, emptyContext)
    },
  ],
])('the %s provider leaves out malformed accounts beside others', async (_, create) => {
  const malformed = [null, undefined, 7, {}, { address: null, purpose: 'payment' }]
  const own = { address: payment, symbol: 'BTC', type: 'p2wpkh' }
  const accounts = await create([...malformed, own]).connect({ silent: false })
  expect(accounts.map(({ address }) => address)).toEqual([payment])
})

describe('the sats-connect provider', () => {
  const addresses = [
    { address: taproot, purpose: 'ordinals', publicKey: 'aa' },
    { address: payment, purpose: 'payment', publicKey: 'bb' },
    { address: 'SP000', purpose: 'stacks' },
  ]
  const account = { addresses, network: { bitcoin: { name: 'Mainnet' } } }

  it('leaves out addresses of other chains', async () => {
    const wallet = requestable({ wallet_connect: () => account })
    const provider = createSatsConnectProvider(wallet, emptyContext)
    const accounts = await provider.connect({ silent: false })
    expect(accounts.map(({ address }) => address)).toEqual([taproot, payment])
    expect(await provider.getNetwork()).toBe(mainnet)
  })

  it('requests getAccounts if wallet_connect is unknown, and derives the network from the addresses', async () => {
    const own = [{ address: onTestnet, purpose: 'payment' }]
    const wallet = requestable({ getAccounts: () => own })
    const provider = createSatsConnectProvider(wallet, emptyContext)
    expect(await provider.connect({ silent: false })).toEqual(own)
    expect(await provider.getNetwork()).toBe(testnet)
  })

  it.each([
    ['Testnet', testnet],
    [{ name: 'Testnet' }, testnet],
    [{ bitcoin: { name: 'Liquid' } }, 'bip122:Liquid'],
  ])('believes the wallet that its network is %j', async (response, network) => {
    const own = [{ address: payment, purpose: 'payment' }]
    const wallet = requestable({ getAccounts: () => own, wallet_getNetwork: () => response })
    const provider = createSatsConnectProvider(wallet, emptyContext)
    await provider.connect({ silent: false })
    expect(await provider.getNetwork()).toBe(network)
  })

  it('sends no request that prompts during a silent connect', async () => {
    const wallet = requestable({ wallet_getAccount: refuse(-32002), wallet_connect: () => account })
    const provider = createSatsConnectProvider(wallet, emptyContext)
    expect(await provider.connect({ silent: true })).toEqual([])
    expect(wallet.request.mock.calls.map(([method]) => method)).toEqual(['wallet_getAccount'])
  })

  it.each([
    ['thrown', refuse(-32000)],
    ['answered', undefined],
  ])('rejects with 4001 if the user’s rejection is %s', async (_, thrown) => {
    const no = { error: { code: -32000, message: 'User rejected' } }
    const wallet = { request: async () => thrown?.() ?? no }
    const provider = createSatsConnectProvider(wallet, emptyContext)
    await expect(provider.connect({ silent: false })).rejects.toMatchObject({ code: 4001 })
  })

  it.each([[undefined], [{}], [{ addresses: 'all' }], [{ addresses: [{ purpose: 'payment' }] }]])(
    'refuses the accounts %j',
    async (response) => {
      const wallet = requestable({ wallet_connect: () => response })
      const provider = createSatsConnectProvider(wallet, emptyContext)
      await expect(provider.connect({ silent: false })).rejects.toMatchObject({
        code: 'WALLET_INVALID_RESPONSE',
      })
    },
  )

  it('groups the inputs of a PSBT by address', async () => {
    const wallet = requestable({ signPsbt: () => ({ psbt, txid: '' }) })
    const provider = createSatsConnectProvider(wallet, emptyContext)
    const signInputs = [
      { address: payment, index: 0 },
      { address: taproot, index: 1 },
      { address: payment, index: 2 },
    ]
    expect(await provider.signPsbt({ psbt, signInputs, broadcast: false })).toEqual({ psbt })
    expect(wallet.request).toHaveBeenCalledWith('signPsbt', {
      psbt,
      signInputs: { [payment]: [0, 2], [taproot]: [1] },
      broadcast: false,
    })
  })

  it.each([
    ['the PSBT has it', [131], [[131]]],
    ['the PSBT has one of them', [3], [[131, 3]]],
    ['the PSBT has none, and ALL is allowed', [undefined], [[1]]],
    ['the PSBT has none, and DEFAULT is allowed', [undefined], [[0]]],
    ['the PSBT has ALL, and DEFAULT is allowed', [1], [[0]]],
    ['the request allows none', [131, 2], [[], undefined]],
  ])('passes a PSBT with signature hash types on if %s', async (_, types, allowed) => {
    const wallet = requestable({ signPsbt: () => ({ psbt }) })
    const provider = createSatsConnectProvider(wallet, emptyContext)
    const own = withSighashes(...types)
    const signInputs = allowing(...allowed)
    await provider.signPsbt({ psbt: own, signInputs, broadcast: false })
    expect(wallet.request).toHaveBeenCalledWith('signPsbt', expect.objectContaining({ psbt: own }))
  })

  it.each([
    ['the PSBT has another', withSighashes(131), [[1]]],
    ['the PSBT has none', withSighashes(undefined), [[131]]],
    ['the second input has none', withSighashes(131, undefined), [[131], [131]]],
    ['the PSBT lacks the input', withSighashes(131), [[131], [131]]],
    ['the PSBT cannot be read', psbt, [[131]]],
  ])(
    'refuses signature hash types that the wallet would not use if %s',
    async (_, own, allowed) => {
      const wallet = requestable({ signPsbt: () => ({ psbt }) })
      const provider = createSatsConnectProvider(wallet, emptyContext)
      const signing = provider.signPsbt({
        psbt: own,
        signInputs: allowing(...allowed),
        broadcast: false,
      })
      await expect(signing).rejects.toMatchObject({
        code: 4200,
        message: expect.stringContaining('signature hash types'),
      })
      expect(wallet.request).not.toHaveBeenCalled()
    },
  )

  it('lists the inputs of the account if the page names none, or leaves the list out', async () => {
    const wallet = requestable({ wallet_connect: () => account, signPsbt: () => ({ psbt }) })
    const provider = createSatsConnectProvider(wallet, emptyContext)
    await provider.connect({ silent: false })
    const own = spending(payment, other, taproot)
    await provider.signPsbt({ psbt: own, signInputs: [], broadcast: false })
    const signInputs = { [payment]: [0], [taproot]: [2] }
    expect(wallet.request).toHaveBeenLastCalledWith('signPsbt', {
      psbt: own,
      signInputs,
      broadcast: false,
    })
    await provider.signPsbt({ psbt, signInputs: [], broadcast: false })
    expect(wallet.request).toHaveBeenLastCalledWith('signPsbt', { psbt, broadcast: false })
  })

  it.each([
    ['a code', { error: { code: -32601, message: 'no' } }],
    ['a text', { error: { message: 'Method is not supported' } }],
    ['a text beside a general code', { error: { code: -32603, message: 'Method not found' } }],
    ['other words', { error: { code: -32603, message: 'Invalid method: getAccounts' } }],
  ])(
    'connects a wallet that knows getAddresses alone and refuses other methods by %s',
    async (_, refusal) => {
      const listed = [
        { symbol: 'STX', address: 'SP000' },
        { symbol: 'BTC', type: 'p2wpkh', address: payment, publicKey: 'bb' },
        { symbol: 'BTC', type: 'p2tr', address: taproot },
      ]
      const request = async (method: string) =>
        method === 'getAddresses' ? { result: { addresses: listed } } : refusal
      const provider = createSatsConnectProvider({ request }, emptyContext)
      expect(await provider.connect({ silent: false })).toEqual([
        { address: payment, purpose: 'payment', publicKey: 'bb' },
        { address: taproot, purpose: 'ordinals' },
      ])
      expect(await provider.getNetwork()).toBe(mainnet)
    },
  )

  it('emits changes that either event API reports, and tolerates an emitter that throws', () => {
    const change = vi.fn()
    const heard: (() => void)[] = []
    const addListener = (first: unknown, second?: () => void) => {
      const { eventName, cb } = Object(first) as { eventName?: string; cb?: () => void }
      if (eventName === 'accountChange' && cb) heard.push(cb)
      if (first === 'accountChange' && second) heard.push(second)
    }
    const listener = { change, disconnect: vi.fn() }
    const { request } = requestable({})
    const stop = createSatsConnectProvider({ request, addListener }, emptyContext).watch(listener)
    for (const one of heard) one()
    expect(change).toHaveBeenCalledTimes(2)
    stop()
    for (const one of heard) one()
    expect(change).toHaveBeenCalledTimes(2)
    createSatsConnectProvider({ request, addListener: refuse(1) }, emptyContext).watch(listener)()
  })
})

describe('the UniSat provider', () => {
  const wallet = () => ({
    requestAccounts: async () => [payment],
    getAccounts: async () => [payment],
    getPublicKey: async () => 'bb',
    getNetwork: async () => 'livenet',
    signMessage: vi.fn(async () => 'AAAA'),
    signPsbt: vi.fn(async () => psbtHex),
    pushPsbt: vi.fn(async () => 'ab'.repeat(32)),
  })

  it('returns the wallet’s only address with its public key', async () => {
    const provider = createUnisatProvider(wallet(), emptyContext)
    expect(await provider.connect({ silent: false })).toEqual([
      { address: payment, purpose: 'payment', publicKey: 'bb' },
    ])
    expect(await provider.getNetwork()).toBe(mainnet)
  })

  it.each([
    ['BITCOIN_SIGNET', 'bip122:00000008819873e925422c1ff0f99f7c'],
    ['FRACTAL_BITCOIN_MAINNET', 'bip122:FRACTAL_BITCOIN_MAINNET'],
    ['', mainnet],
  ])('believes the wallet that its network is "%s"', async (name, network) => {
    const own = { ...wallet(), getChain: async () => ({ enum: name }) }
    const provider = createUnisatProvider(own, emptyContext)
    await provider.connect({ silent: false })
    expect(await provider.getNetwork()).toBe(network)
  })

  it.each<[string, object, string]>([
    [
      'text of getChain',
      { getChain: async () => 'FRACTAL_BITCOIN_MAINNET' },
      'bip122:FRACTAL_BITCOIN_MAINNET',
    ],
    [
      'getNetwork where getChain fails',
      { getChain: refuse(-32601), getNetwork: async () => 'signet' },
      'bip122:00000008819873e925422c1ff0f99f7c',
    ],
    ...(
      [
        [{ network: 'testnet' }, testnet],
        [{ name: 'Bitcoin Testnet', chain: 'bitcoin' }, testnet],
        [{ chain: 'Bitcoin', name: ' signet ' }, 'bip122:00000008819873e925422c1ff0f99f7c'],
        [{ bitcoin: { name: 'Testnet' } }, testnet],
        [{ network: 'fractal' }, 'bip122:fractal'],
        [{ id: 7 }, 'bip122:unknown'],
        [7, 'bip122:unknown'],
        [{ type: 'bitcoin' }, mainnet],
        [{}, mainnet],
        [{ network: null }, mainnet],
        [' ', mainnet],
      ] as const
    ).map(([response, network]): [string, object, string] => [
      `getNetwork that returns ${JSON.stringify(response)}`,
      { getNetwork: async () => response },
      network,
    ]),
    [
      'getNetwork where getChain says nothing',
      { getChain: async () => ({}), getNetwork: async () => 'testnet' },
      testnet,
    ],
    [
      'its addresses where both fail',
      { getChain: refuse(-32601), getNetwork: refuse(-32601) },
      mainnet,
    ],
  ])('believes %s', async (_, methods, network) => {
    const provider = createUnisatProvider({ ...wallet(), ...methods }, emptyContext)
    await provider.connect({ silent: false })
    expect(await provider.getNetwork()).toBe(network)
  })

  it.each([['banana'], [7], [[7]], [null]])('refuses the accounts %j', async (response) => {
    const own = { ...wallet(), requestAccounts: async () => response }
    const provider = createUnisatProvider(own, emptyContext)
    await expect(provider.connect({ silent: false })).rejects.toMatchObject({
      code: 'WALLET_INVALID_RESPONSE',
    })
  })

  it('passes PSBTs to the wallet in hexadecimal, and broadcasts a signed PSBT if the page requests it', async () => {
    const own = wallet()
    const provider = createUnisatProvider(own, emptyContext)
    const signed = await provider.signPsbt({ psbt, signInputs: [], broadcast: true })
    expect(own.signPsbt).toHaveBeenCalledWith(psbtHex, { autoFinalized: true })
    expect(signed).toEqual({ psbt, txid: 'ab'.repeat(32) })
  })

  it('restricts no signature hash types if the page lists none', async () => {
    const own = wallet()
    const provider = createUnisatProvider(own, emptyContext)
    const signInputs = [{ address: payment, index: 0, sighashTypes: [] }]
    await provider.signPsbt({ psbt, signInputs, broadcast: false })
    expect(own.signPsbt).toHaveBeenCalledWith(psbtHex, {
      autoFinalized: false,
      toSignInputs: [{ address: payment, index: 0 }],
    })
  })

  it('lets the wallet sign all inputs of the account if the page names none', async () => {
    const own = wallet()
    const provider = createUnisatProvider(own, emptyContext)
    await provider.signPsbt({ psbt, signInputs: [], broadcast: false })
    expect(own.signPsbt).toHaveBeenCalledWith(psbtHex, { autoFinalized: false })
  })

  it('signs a message by the requested protocol, else by the protocol of the address type', async () => {
    const own = wallet()
    const provider = createUnisatProvider(own, emptyContext)
    await provider.signMessage({ address: payment, message: 'm', protocol: 'bip322' })
    await provider.signMessage({ address: payment, message: 'm' })
    await provider.signMessage({ address: taproot, message: 'm' })
    expect(own.signMessage.mock.calls).toEqual([
      ['m', 'bip322-simple'],
      ['m', 'ecdsa'],
      ['m', 'bip322-simple'],
    ])
  })

  it('rejects with 4200 if the wallet lacks the method', async () => {
    const provider = createUnisatProvider({}, emptyContext)
    const transfer = { account: payment, recipient: payment, amount: '1' }
    await expect(provider.sendTransfer(transfer)).rejects.toMatchObject({ code: 4200 })
    provider.watch({ change() {}, disconnect() {} })()
  })
})

describe('the OKX provider', () => {
  it('uses the wallet’s object for the selected network, and refuses unknown networks', async () => {
    const okx = {
      bitcoin: { connect: async () => ({ address: payment }), getNetwork: async () => 'livenet' },
      bitcoinTestnet: { connect: async () => ({ address: onTestnet }) },
    }
    const provider = createOkxProvider(okx, emptyContext)
    expect(await provider.connect({ silent: false })).toMatchObject([{ address: payment }])
    await provider.setNetwork(testnet)
    expect(await provider.getNetwork()).toBe(testnet)
    await expect(provider.setNetwork('bip122:unknown')).rejects.toMatchObject({ code: 4902 })
    expect(await provider.getNetwork()).toBe(testnet)
  })

  it('emits changes of the object in use alone', async () => {
    const heard: Record<string, (() => void)[]> = { main: [], test: [] }
    const on = (name: string) => (_: string, handle: () => void) => heard[name]?.push(handle)
    const okx = {
      bitcoin: { connect: async () => ({ address: payment }), on: on('main') },
      bitcoinTestnet: { connect: async () => ({ address: onTestnet }), on: on('test') },
    }
    const provider = createOkxProvider(okx, emptyContext)
    await provider.connect({ silent: false })
    const change = vi.fn()
    provider.watch({ change, disconnect: change })
    const [ofMain] = heard.main ?? []
    const [ofTest] = heard.test ?? []
    ofTest?.()
    expect(change).not.toHaveBeenCalled()
    ofMain?.()
    expect(change).toHaveBeenCalledOnce()
    await provider.setNetwork(testnet)
    ofMain?.()
    expect(change).toHaveBeenCalledOnce()
    ofTest?.()
    expect(change).toHaveBeenCalledTimes(2)
  })

  it('stays on its network if the user rejects the switch', async () => {
    const okx = {
      bitcoin: { connect: async () => ({ address: payment }) },
      bitcoinTestnet: { connect: refuse(4001) },
    }
    const provider = createOkxProvider(okx, emptyContext)
    await provider.connect({ silent: false })
    await expect(provider.setNetwork(testnet)).rejects.toMatchObject({ code: 4001 })
    expect(await provider.getNetwork()).toBe(mainnet)
  })
})

describe('the Leather provider', () => {
  const addresses = [
    { symbol: 'STX', address: 'SP000' },
    { symbol: 'BTC', type: 'p2wpkh', address: payment, publicKey: 'bb' },
    { symbol: 'BTC', type: 'p2tr', address: taproot },
  ]

  it('requests addresses from the wallet unless connect is silent, and caches them', async () => {
    const wallet = requestable({ getAddresses: () => ({ addresses }) })
    const provider = createLeatherProvider(wallet, emptyContext)
    expect(await provider.connect({ silent: true })).toEqual([])
    expect(await provider.connect({ silent: false })).toEqual([
      { address: payment, purpose: 'payment', publicKey: 'bb' },
      { address: taproot, purpose: 'ordinals' },
    ])
    expect(await provider.connect({ silent: true })).toHaveLength(2)
    expect(wallet.request).toHaveBeenCalledExactlyOnceWith('getAddresses', { network: 'mainnet' })
  })

  it('passes address type and network to the wallet, and refuses ECDSA signatures', async () => {
    const wallet = requestable({ signMessage: () => ({ signature: 'AAAA' }) })
    const provider = createLeatherProvider(wallet, emptyContext)
    await provider.signMessage({ address: taproot, message: 'm' })
    const params = { message: 'm', paymentType: 'p2tr', network: 'mainnet' }
    expect(wallet.request).toHaveBeenCalledWith('signMessage', params)
    const requested = { address: payment, message: 'm', protocol: 'ecdsa' } as const
    await expect(provider.signMessage(requested)).rejects.toMatchObject({ code: 4200 })
  })

  it('allows the signature hash types that a page names, and SIGHASH_ALL for its other inputs', async () => {
    const wallet = requestable({ signPsbt: () => ({ hex: psbtHex }) })
    const provider = createLeatherProvider(wallet, emptyContext)
    const sign = async (...types: (readonly number[] | undefined)[]) => {
      const signInputs = types.map((sighashTypes, index) => ({
        address: payment,
        index,
        sighashTypes,
      }))
      await provider.signPsbt({ psbt, signInputs, broadcast: false })
      return wallet.request.mock.lastCall?.[1]
    }
    expect(await sign([131], [131, 2])).toMatchObject({ allowedSighash: [131, 2] })
    expect(await sign([131], undefined)).toMatchObject({ allowedSighash: [131, 1] })
    expect(await sign(undefined)).not.toHaveProperty('allowedSighash')
    expect(await sign()).toEqual({ hex: psbtHex, broadcast: false, network: 'mainnet' })
  })
})

describe('the Bitcoin provider of the Wallet Standard', () => {
  type StandardWallet = Parameters<typeof createStandardProvider>[0]
  const toAccount = (address: string, chain: string) => ({ address, chains: [chain] })
  const own = [
    toAccount(payment, 'bitcoin:mainnet'),
    toAccount(taproot, 'bitcoin:mainnet'),
    toAccount(onTestnet, 'bitcoin:testnet'),
    toAccount('4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T', 'solana:mainnet'),
  ]
  const create = (accounts: object[], features: object = {}) =>
    createStandardProvider({ accounts, features } as unknown as StandardWallet, emptyContext)

  it('lists only the accounts of the selected network', async () => {
    const provider = create(own)
    const purposes = await provider.connect({ silent: true })
    expect(purposes).toEqual([
      { address: payment, purpose: 'payment' },
      { address: taproot, purpose: 'ordinals' },
    ])
    await provider.setNetwork(testnet)
    expect(await provider.connect({ silent: true })).toEqual([
      { address: onTestnet, purpose: 'payment' },
    ])
    await expect(
      provider.setNetwork('bip122:0f9188f13cb7b2c71f2a335e3a4fc328'),
    ).rejects.toMatchObject({ code: 4902 })
  })

  it.each([
    ['bitcoin:signet', 'bip122:00000008819873e925422c1ff0f99f7c'],
    ['bitcoin:testnet5', 'bip122:testnet5'],
  ])('believes the wallet that its account is on %s', async (chain, network) => {
    const provider = create([toAccount(onTestnet, chain)])
    await provider.connect({ silent: true })
    expect(await provider.getNetwork()).toBe(network)
    await expect(provider.setNetwork(testnet)).rejects.toMatchObject({ code: 4902 })
  })

  it('accepts accounts that occur only in the wallet’s response to connect', async () => {
    const connect = vi.fn(async () => ({ accounts: own }))
    const provider = create([], { 'bitcoin:connect': { connect } })
    expect(await provider.connect({ silent: true })).toEqual([])
    expect(await provider.connect({ silent: false })).toHaveLength(2)
    expect(connect).toHaveBeenCalledWith({ purposes: ['payment', 'ordinals'] })
  })

  it('groups the inputs of a PSBT by account', async () => {
    const signed = { signedPsbt: hex.decode(psbtHex) }
    const signTransaction = vi.fn(async () => [signed])
    const provider = create(own, { 'bitcoin:signTransaction': { signTransaction } })
    await provider.connect({ silent: true })
    const signInputs = [
      { address: payment, index: 0 },
      { address: payment, index: 1 },
    ]
    const response = await provider.signPsbt({ psbt, signInputs, broadcast: false })
    expect(response).toEqual({ psbt })
    expect(signTransaction).toHaveBeenCalledWith({
      psbt: expect.any(Uint8Array),
      chain: 'bitcoin:mainnet',
      inputsToSign: [{ account: own[0], signingIndexes: [0, 1] }],
    })
  })

  it('names the inputs of the account if the page names none', async () => {
    const signTransaction = vi.fn(async () => [{ signedPsbt: hex.decode(psbtHex) }])
    const provider = create(own, { 'bitcoin:signTransaction': { signTransaction } })
    await provider.connect({ silent: true })
    const sign = (...from: string[]) =>
      provider.signPsbt({ psbt: spending(...from), signInputs: [], broadcast: false })
    await sign(other, payment, taproot)
    const inputsToSign = [
      { account: own[0], signingIndexes: [1] },
      { account: own[1], signingIndexes: [2] },
    ]
    expect(signTransaction).toHaveBeenCalledWith(expect.objectContaining({ inputsToSign }))
    await expect(sign(other)).rejects.toMatchObject({ code: -32602 })
    expect(signTransaction).toHaveBeenCalledOnce()
  })

  it('passes signature hash types on by the names of the standard', async () => {
    const signTransaction = vi.fn(async (_: object) => [{ signedPsbt: hex.decode(psbtHex) }])
    const provider = create(own, { 'bitcoin:signTransaction': { signTransaction } })
    await provider.connect({ silent: true })
    const sign = (type: number) => {
      const signInputs = [{ address: payment, index: 0, sighashTypes: [type] }]
      return provider.signPsbt({ psbt, signInputs, broadcast: false })
    }
    for (const type of [1, 2, 3, 129, 130, 131, 0]) await sign(type)
    const named = signTransaction.mock.calls.map(([input]) => {
      const { inputsToSign } = input as { inputsToSign: { sigHash?: string }[] }
      return inputsToSign[0]?.sigHash
    })
    expect(named).toEqual([
      'ALL',
      'NONE',
      'SINGLE',
      'ALL|ANYONECANPAY',
      'NONE|ANYONECANPAY',
      'SINGLE|ANYONECANPAY',
      undefined,
    ])
    await expect(sign(0x41)).rejects.toMatchObject({ code: 4200 })
  })

  it('requests the type that the PSBT has if the page allows several', async () => {
    const signTransaction = vi.fn(async (_: object) => [{ signedPsbt: hex.decode(psbtHex) }])
    const provider = create(own, { 'bitcoin:signTransaction': { signTransaction } })
    await provider.connect({ silent: true })
    const signInputs = allowing([131, 1], [131, 1], [131, 1])
    await provider.signPsbt({
      psbt: withSighashes(1, undefined, 131),
      signInputs,
      broadcast: false,
    })
    const inputsToSign = [
      { account: own[0], signingIndexes: [0], sigHash: 'ALL' },
      { account: own[0], signingIndexes: [1, 2], sigHash: 'SINGLE|ANYONECANPAY' },
    ]
    expect(signTransaction).toHaveBeenCalledWith(expect.objectContaining({ inputsToSign }))
  })

  it('reads unspent outputs from the network’s node', async () => {
    const unreachable = new WalletModalError('SERVICE_UNREACHABLE')
    const request = vi.fn(async (_: string) => Promise.reject(unreachable))
    const rpc = vi.fn((_: Network) => request)
    const wallet = { accounts: own, features: {} } as unknown as StandardWallet
    const provider = createStandardProvider(wallet, { ...emptyContext, rpc })
    await provider.connect({ silent: true })
    const transfer = { account: payment, recipient: payment, amount: '1000' }
    await expect(provider.sendTransfer(transfer)).rejects.toMatchObject({
      code: 'SERVICE_UNREACHABLE',
    })
    expect(rpc.mock.calls[0]?.[0]).toMatchObject({ caipNetworkId: mainnet })
    expect(request).toHaveBeenCalledWith(`GET /address/${payment}/utxo`)
  })

  it('refuses to sign for an account that was not granted', async () => {
    const provider = create(own)
    await expect(
      provider.signMessage({ address: 'bc1qother', message: 'm' }),
    ).rejects.toMatchObject({ code: 4100 })
  })

  it.each([[undefined], [[]], [[{ signature: 'text' }]]])(
    'refuses the signature %j',
    async (response) => {
      const feature = { signMessage: async () => response }
      const provider = create(own, { 'bitcoin:signMessage': feature })
      await expect(provider.signMessage({ address: payment, message: 'm' })).rejects.toMatchObject({
        code: 'WALLET_INVALID_RESPONSE',
      })
    },
  )
})
