import { parseEther } from 'ethers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Anvil } from '../../../e2e/fixtures/chains/anvil.ts'
import { tokens } from '../data/tokens.ts'
import { type Services, startServices } from '../index.ts'
import { anyPorts } from '../run/ports.ts'
import { callRpc } from '../shared/jsonRpcCall.ts'
import { SOLANA_DEVNET } from '../solana/startSolanaChain.ts'
import { purchaseCurrencies } from './currencies.ts'
import { readPayment } from './payment.ts'
import { priceOf } from './priceOf.ts'

const SOLANA_NOBODY = '7v54NWdBtkjuAFJrLGsS2SXnuk8nKam81mZJeeYxVFi8'

let services: Services
let ethereum: Anvil
let base: Anvil

beforeAll(async () => {
  services = await startServices({ ports: anyPorts })
  ethereum = new Anvil(services.urls.chains['eip155:1'] ?? '')
  base = new Anvil(services.urls.chains['eip155:8453'] ?? '')
})
afterAll(async () => {
  ethereum.close()
  base.close()
  await services.close()
})

async function api(path: string, body?: unknown) {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(`${services.urls.blockchainApi}/v1/${path}`, init)
  return { status: response.status, body: await response.json() }
}

const purchasesOf = async (account: string) =>
  (await api(`account/${account}/history?onramp=coinbase`)).body

/** Fills in a form of the provider's and sends it, as a browser does. */
async function submit(path: string, values: Record<string, string>) {
  const body = new URLSearchParams(values)
  const response = await fetch(services.urls.onramp + path, {
    method: 'POST',
    body,
    headers: { accept: 'text/html' },
  })
  return { status: response.status, url: new URL(response.url), page: await response.text() }
}

const order = (account: string, values: Record<string, string> = {}) => ({
  provider: 'Coinbase',
  account,
  asset: 'ETH',
  network: 'ethereum',
  payment: '50',
  currency: 'USD',
  decision: 'pay',
  ...values,
})

/** Pays for an order; the bank approves it, unless `decision` differs. */
async function buy(values: Record<string, string>, decision = 'approve') {
  const { url } = await submit('/pay', values)
  const id = url.searchParams.get('id') ?? ''
  return await submit('/bank', { id, decision })
}

describe('the on-ramp’s options and quotes', () => {
  it('each purchase currency has its own id, networks and contracts', async () => {
    const { purchaseCurrencies: sold, paymentCurrencies } = (await api('onramp/options')).body
    const [usdc, ether] = sold
    expect(usdc).toMatchObject({ name: 'USD Coin', symbol: 'USDC' })
    expect(usdc.networks).toEqual([
      {
        name: 'ethereum-mainnet',
        display_name: 'Ethereum',
        chain_id: '1',
        contract_address: tokens.USDC.address,
      },
      {
        name: 'base-mainnet',
        display_name: 'Base',
        chain_id: '8453',
        contract_address: tokens.USDC.address,
      },
    ])
    expect(ether.symbol).toBe('ETH')
    expect(ether.id).not.toBe(usdc.id)
    expect(ether.networks[0].contract_address).not.toBe(tokens.USDC.address)
    expect(paymentCurrencies[0]).toEqual({
      id: 'USD',
      payment_method_limits: [
        { id: 'card', min: '10.00', max: '7500.00' },
        { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
      ],
    })
  })

  const quote = (changes: object = {}) =>
    api('onramp/quote?projectId=test', {
      purchaseCurrency: { id: 'eth', name: 'Ethereum', symbol: 'ETH' },
      paymentCurrency: { id: 'USD' },
      amount: '100',
      network: 'ETH',
      ...changes,
    })

  it('a quote’s fees and subtotal add up to the total', async () => {
    expect((await quote()).body).toEqual({
      paymentTotal: { amount: '100.00', currency: 'USD' },
      paymentSubtotal: { amount: '98.00', currency: 'USD' },
      coinbaseFee: { amount: '1.50', currency: 'USD' },
      networkFee: { amount: '0.50', currency: 'USD' },
      purchaseAmount: { amount: '0.0392', currency: 'ETH' },
      quoteId: expect.any(String),
    })
    const inEuro = await quote({
      paymentCurrency: { id: 'EUR' },
      purchaseCurrency: { id: 'usdc', name: 'USD Coin', symbol: 'USDC' },
      network: 'USDC',
    })
    expect(inEuro.body.purchaseAmount).toEqual({ amount: '108.888888', currency: 'USDC' })
  })

  it.each(['10', '33.33', '77.77', '24999.99'])(
    'a payment of %s equals the fees plus the purchased amount, to the cent',
    (payment) => {
      const total = readPayment(payment) ?? 0n
      for (const currency of purchaseCurrencies) {
        const { subtotal, providerFee, networkFee, bought } = priceOf(currency, 'USD', total)
        expect(subtotal + providerFee + networkFee).toBe(total)
        // The purchased amount is worth the payment less the fees at most.
        const worth = (bought * BigInt(currency.price * 100)) / 10n ** BigInt(currency.decimals)
        expect(worth).toBeLessThanOrEqual(subtotal)
        expect(worth).toBeGreaterThanOrEqual(subtotal - 1n)
      }
    },
  )

  it.each([
    ['amount', { amount: '9.99' }],
    ['amount', { amount: '25000.01' }],
    ['amount', { amount: '-50' }],
    ['amount', { amount: '1e3' }],
    ['purchaseCurrency', { purchaseCurrency: { symbol: 'NONE' } }],
    ['paymentCurrency', { paymentCurrency: { id: 'XAU' } }],
    ['network', { network: 'USDC' }],
    ['body', { amount: 100 }],
  ])('a quote request with a wrong %s is rejected', async (name, changes) => {
    expect(await quote(changes)).toMatchObject({ status: 400, body: { reasons: [{ name }] } })
  })
})

describe('the on-ramp URL', () => {
  const createUrl = (account: string, changes: object = {}) =>
    api('generators/onrampurl?projectId=test', {
      destinationWallets: [
        { address: account, blockchains: ['ethereum', 'base'], assets: ['ETH'] },
      ],
      partnerUserId: account,
      defaultExperience: 'buy',
      defaultNetwork: 'base',
      presetFiatAmount: 120,
      ...changes,
    })

  it('the URL opens a page with the requested asset, network and amount', async () => {
    const { address } = await ethereum.createAccount(0n)
    const { url } = (await createUrl(address)).body
    expect(new URL(url).origin).toBe(services.urls.onramp)
    const response = await fetch(`${url}&fiatCurrency=EUR`)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = await response.text()
    expect(page).toContain('Buy ETH from Coinbase')
    expect(page).toContain(`title="${address}"`)
    expect(page).toMatch(/value="base" selected/)
    expect(page).toMatch(/value="EUR" selected/)
    expect(page).toMatch(/name="payment" value="120"/)
    expect(page).not.toContain('value="solana"')
  })

  it.each([
    { destinationWallets: [] },
    { destinationWallets: [{ address: '0x12', blockchains: ['base'], assets: ['ETH'] }] },
    {
      destinationWallets: [
        { address: `0x${'a'.repeat(40)}`, blockchains: ['solana'], assets: ['SOL'] },
      ],
    },
    { destinationWallets: undefined },
  ])('a URL request with %j is rejected', async (changes) => {
    const refused = { status: 400, body: { reasons: [{ name: 'destinationWallets' }] } }
    expect(await createUrl('0x', changes)).toMatchObject(refused)
  })

  it('the page rejects a URL with an invalid address', async () => {
    const open = async (path: string) => {
      const response = await fetch(services.urls.onramp + path, {
        headers: { accept: 'text/html' },
      })
      return [response.status, await response.text()]
    }
    const wallets = JSON.stringify([
      { address: '<script>', blockchains: ['base'], assets: ['ETH'] },
    ])
    const [status, page] = await open(
      `/buy/select-asset?${new URLSearchParams({ destinationWallets: wallets })}`,
    )
    expect(status).toBe(400)
    expect(page).toContain('This link is not valid.')
    expect(page).not.toContain('<script>')
    expect((await open('/meld?destinationCurrencyCode=SOL&walletAddress=0x12'))[0]).toBe(400)
  })
})

describe('a purchase', () => {
  it('a purchase is in progress until the bank approves, and is then credited on the chain', async () => {
    const { address } = await ethereum.createAccount(0n)
    const started = Date.now()
    const { url, page } = await submit('/pay', order(address))
    expect(page).toContain('Pay 50.00 USD to Coinbase?')
    expect(page).toContain('0.0195 ETH will be sent on Ethereum')
    const { data, next } = await purchasesOf(address.toLowerCase())
    expect(next).toBeNull()
    expect(data).toEqual([
      {
        id: url.searchParams.get('id'),
        metadata: {
          operationType: 'buy',
          hash: '',
          chain: 'eip155:1',
          minedAt: expect.any(String),
          sentFrom: 'Coinbase',
          sentTo: address,
          status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
          nonce: 0,
        },
        transfers: [
          {
            direction: 'in',
            quantity: { numeric: '0.0195' },
            value: 48.75,
            price: 2500,
            fungible_info: {
              name: 'Ether',
              symbol: 'ETH',
              icon: { url: `${services.urls.walletServices}/public/getTokenImage/ETH` },
            },
          },
        ],
      },
    ])
    expect(Date.parse(data[0].metadata.minedAt)).toBeGreaterThanOrEqual(started)
    expect(await ethereum.balance(address)).toBe(0n)

    const id = url.searchParams.get('id') ?? ''
    await submit('/bank', { id, decision: 'approve' })
    await submit('/bank', { id, decision: 'approve' })
    await vi.waitFor(async () => {
      const { metadata } = (await purchasesOf(address)).data[0]
      expect(metadata.status).toBe('ONRAMP_TRANSACTION_STATUS_SUCCESS')
      expect(metadata.hash).toMatch(/^0x[0-9a-f]{64}$/)
    })
    expect(await ethereum.balance(address)).toBe(parseEther('0.0195'))
  })

  it('a purchase is credited on the chosen network and listed in its history', async () => {
    const { address } = await base.createAccount(0n)
    await buy(order(address, { asset: 'USDC', network: 'base', payment: '100', currency: 'GBP' }))
    await vi.waitFor(async () =>
      expect(await base.tokenBalance(tokens.USDC.address, address)).toBe(122_500_000n),
    )
    expect(await ethereum.tokenBalance(tokens.USDC.address, address)).toBe(0n)
    const { data } = (await api(`account/${address}/history?chainId=eip155:8453`)).body
    expect(data[0].metadata.operationType).toBe('receive')
  })

  it('a purchase fails when the bank declines', async () => {
    const { address } = await ethereum.createAccount(0n)
    const { page } = await buy(order(address), 'decline')
    expect(page).toContain('Not paid')
    const { data } = await purchasesOf(address)
    expect(data[0].metadata.status).toBe('ONRAMP_TRANSACTION_STATUS_FAILED')
    expect(await ethereum.balance(address)).toBe(0n)
  })

  it('a cancelled or forged purchase is not recorded', async () => {
    const { address } = await ethereum.createAccount(0n)
    const cancelled = await submit('/pay', order(address, { decision: 'cancel' }))
    expect(cancelled.page).toContain('Nothing was bought')
    for (const change of [
      { asset: 'NONE' },
      { network: 'solana' },
      { payment: '9' },
      { account: '0x12' },
    ]) {
      expect((await submit('/pay', order(address, change))).status).toBe(400)
    }
    expect((await submit('/bank', { id: 'none', decision: 'approve' })).status).toBe(400)
    expect((await purchasesOf(address)).data).toEqual([])
  })

  it('a Meld purchase is credited on Solana, and has no row in the history', async () => {
    const query = {
      publicKey: 'demo',
      destinationCurrencyCode: 'SOL',
      walletAddress: SOLANA_NOBODY,
    }
    const page = await (
      await fetch(`${services.urls.onramp}/meld?${new URLSearchParams(query)}`)
    ).text()
    expect(page).toContain('Buy SOL from Meld')
    const bought = { provider: 'Meld', network: 'solana', payment: '31' }
    await buy(order(SOLANA_NOBODY, { ...bought, asset: 'SOL' }))
    const node = services.urls.chains[SOLANA_DEVNET] ?? ''
    const balance = await callRpc(node, 'getBalance', [SOLANA_NOBODY])
    // The amount is (31 − 0.47 − 0.50) / 150 SOL, in lamports.
    expect(balance).toMatchObject({ value: 200_200_000 })
    await buy(order(SOLANA_NOBODY, { ...bought, asset: 'USDC' }))
    const path = `account/${SOLANA_NOBODY}/balance?chainId=${SOLANA_DEVNET}`
    const { balances } = (await api(path)).body
    const usdc = balances.find(({ symbol }: { symbol: string }) => symbol === 'USDC')
    expect(usdc.quantity.numeric).toBe('30.03')
    expect((await purchasesOf(SOLANA_NOBODY)).data).toEqual([])
  })
})
