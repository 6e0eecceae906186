import { keccak256, MaxUint256, parseEther, parseUnits, toQuantity } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Anvil } from '../../../e2e/fixtures/chains/anvil.ts'
import { Market } from '../../../e2e/fixtures/swap/Market.ts'
import { aggregator, erc20 } from '../contracts/abi.ts'
import { pair, router } from '../contracts/uniswap.ts'
import { ADA, LINUS } from '../data/accounts.ts'
import { AGGREGATOR, NATIVE } from '../data/market.ts'
import { type DemoToken, tokens } from '../data/tokens.ts'
import { type Services, startServices } from '../index.ts'
import { anyPorts } from '../run/ports.ts'
import { callRpc } from '../shared/jsonRpcCall.ts'

const { USDC, DAI, WBTC, USDT, PTS, GRAIN, TOLL, WETH } = tokens
const CHAIN = 'eip155:1'
const user = `${CHAIN}:${ADA}`
const id = (address: string, chainId = CHAIN) => `${chainId}:${address}`
const units = ({ decimals }: DemoToken, amount: string) => parseUnits(amount, decimals)

let services: Services
let anvil: Anvil
let market: Market

beforeAll(async () => {
  services = await startServices({ ports: anyPorts })
  anvil = new Anvil(services.urls.chains[CHAIN] ?? '')
  market = new Market(anvil)
})
afterAll(async () => {
  anvil.close()
  await services.close()
})

async function get(name: string, query: Record<string, string>) {
  const url = `${services.urls.blockchainApi}/v1/convert/${name}?${new URLSearchParams(query)}`
  const response = await fetch(url)
  return { status: response.status, body: await response.json() }
}

interface Wanted {
  from: string
  to: string
  amount: bigint
  slippage?: number
  disableEstimate?: boolean
}

async function quote({ from, to, amount }: Wanted): Promise<bigint | undefined> {
  const query = { from: id(from), to: id(to), amount: String(amount), userAddress: ADA }
  const { body } = await get('quotes', { ...query, gasPrice: '1' })
  return body.quotes[0] && BigInt(body.quotes[0].toAmount)
}

async function build({ from, to, amount, slippage = 1, disableEstimate }: Wanted) {
  const trade = { from: id(from), to: id(to), amount: String(amount), userAddress: user }
  const extra = { eip155: { slippage }, projectId: 'test', disableEstimate }
  const url = `${services.urls.blockchainApi}/v1/convert/build-transaction?projectId=test`
  const body = JSON.stringify({ ...trade, ...extra })
  const response = await fetch(url, { method: 'POST', body })
  return { status: response.status, body: await response.json() }
}

/** Sends like a wallet. Resolves with the hash of the mined transaction. */
async function send(tx: { to: string; data: string; gas?: string }, value = 0n): Promise<string> {
  const signer = await anvil.node.getSigner(ADA)
  const [to, gas] = [tx.to.replace(`${CHAIN}:`, ''), tx.gas ? BigInt(tx.gas) : 400_000n]
  const sent = await signer.sendTransaction({ to, data: tx.data, value, gasLimit: gas })
  await sent.wait()
  return sent.hash
}

/** Approves the spender that the service names. The test encodes the call itself, as a careful client would. */
async function approve(token: DemoToken, amount: bigint): Promise<void> {
  const query = { userAddress: user, from: id(token.address), to: id(USDC.address) }
  const { tx } = (await get('build-approve', query)).body
  const [spender] = erc20.decodeFunctionData('approve', tx.data)
  await send({ to: tx.to, data: erc20.encodeFunctionData('approve', [spender, amount]) })
}

/** Makes a trade; resolves with the received amount. */
async function trade(wanted: Wanted): Promise<bigint> {
  const balance = () =>
    wanted.to === NATIVE ? anvil.balance(ADA) : anvil.tokenBalance(wanted.to, ADA)
  const { body } = await build(wanted)
  const before = await balance()
  const value = wanted.from === NATIVE ? wanted.amount : 0n
  const hash = await send({ ...body.tx, gas: body.tx.eip155.gas }, value)
  const receipt = await anvil.node.getTransactionReceipt(hash)
  const paid = wanted.to === NATIVE && receipt ? receipt.gasUsed * receipt.gasPrice : 0n
  return (await balance()) - before + paid
}

describe('the market’s contracts', () => {
  it('the router’s code contains the hash of the pair code that the factory deploys', () => {
    expect(router.code).toContain(keccak256(pair.code).slice(2))
  })

  it.each(['eip155:1', 'eip155:8453'])(
    'the pools trade at the listed prices, on %s',
    async (chainId) => {
      for (const token of Object.values<DemoToken>(tokens)) {
        if (token.price === null || token === USDT || token === WETH) continue
        // The amount is too small to change the pool's price.
        const whole = token === GRAIN ? '0.000000001' : '0.001'
        const amount = units(token, whole)
        const query = {
          from: id(token.address, chainId),
          to: id(NATIVE, chainId),
          userAddress: ADA,
        }
        const { body } = await get('quotes', { ...query, amount: String(amount), gasPrice: '1' })
        const ether = Number(body.quotes[0].toAmount) / 1e18
        // The aggregator keeps 0.85 %, Uniswap 0.3 %, and TOLL 1 % of each of its two transfers.
        const kept = 0.9915 * 0.997 * (token === TOLL ? 0.99 ** 2 : 1)
        expect((ether * 2500) / Number(whole) / kept / token.price).toBeCloseTo(1, 2)
      }
    },
  )
})

describe('quotes and trades', () => {
  it('an ether-to-token quote equals the amount that the contracts pay out', async () => {
    const wanted = { from: NATIVE, to: USDC.address, amount: parseEther('1.5') }
    const expected = await market.arrives(wanted)
    expect(await quote(wanted)).toBe(expected)
    expect(await trade(wanted)).toBe(expected)
    expect(await anvil.balance(AGGREGATOR)).toBe(market.fee(wanted.amount))
  })

  it('a token-to-token trade needs an allowance and takes the better route', async () => {
    const wanted = { from: USDC.address, to: DAI.address, amount: units(USDC, '1200') }
    const early = await build(wanted)
    expect(early).toMatchObject({ status: 400, body: { reasons: [{ name: 'allowance' }] } })
    await approve(USDC, wanted.amount)
    const query = { tokenAddress: id(USDC.address), userAddress: user }
    const { body } = await get('allowance', query)
    expect(body).toEqual({ allowance: String(wanted.amount) })
    const expected = await market.arrives(wanted)
    expect(await trade(wanted)).toBe(expected)
    expect((await get('allowance', query)).body).toEqual({ allowance: '0' })
    const kept = await anvil.tokenBalance(USDC.address, AGGREGATOR)
    expect(kept).toBe(market.fee(wanted.amount))
  })

  it('a token-to-ether trade pays out the computed amount', async () => {
    const wanted = { from: WBTC.address, to: NATIVE, amount: units(WBTC, '0.25') }
    await approve(WBTC, wanted.amount)
    const expected = await market.arrives(wanted)
    expect(await trade(wanted)).toBe(expected)
  })

  it('a trade of USDT, whose calls return no data, pays out the computed amount', async () => {
    const wanted = { from: USDT.address, to: WBTC.address, amount: units(USDT, '600') }
    await approve(USDT, wanted.amount)
    const expected = await market.arrives(wanted)
    expect(await trade(wanted)).toBe(expected)
  })

  it.each([
    ['of whole ones only', PTS, '100'],
    ['of 36 decimals', GRAIN, '0.000100000000000000000000000000000001'],
  ])('a trade of tokens %s pays out the computed amount', async (_, token, amount) => {
    const wanted = { from: token.address, to: DAI.address, amount: units(token, amount) }
    await approve(token, wanted.amount)
    const expected = await market.arrives(wanted)
    expect(expected).toBeGreaterThan(0n)
    expect(await trade(wanted)).toBe(expected)
    const back = {
      from: NATIVE,
      to: token.address,
      amount: 10n ** 11n * (token === PTS ? 10_000n : 1n),
    }
    expect(await quote(back)).toBe(await market.arrives(back))
  })

  it('a quote for a fee-on-transfer token reports the amount that arrives', async () => {
    const sold = { from: TOLL.address, to: USDC.address, amount: units(TOLL, '100') }
    await approve(TOLL, sold.amount)
    const quoted = await quote(sold)
    expect(quoted).toBeLessThan(await market.arrives(sold))
    expect(await trade(sold)).toBe(quoted)
    const bought = { from: NATIVE, to: TOLL.address, amount: parseEther('0.01') }
    const arriving = await quote(bought)
    expect(arriving).toBeLessThan(await market.arrives(bought))
    expect(await trade(bought)).toBe(arriving)
  })

  it('a trade between ether and WETH is one to one, without the pool fee', async () => {
    const amount = parseEther('0.3')
    const rest = amount - market.fee(amount)
    expect(await trade({ from: NATIVE, to: WETH.address, amount })).toBe(rest)
    await approve(WETH, rest)
    const back = { from: WETH.address, to: NATIVE, amount: rest }
    expect(await trade(back)).toBe(rest - market.fee(rest))
  })

  it('an amount above every balance is quoted, and an amount above the pools’ reserves is refused', async () => {
    const rich = { from: NATIVE, to: USDC.address, amount: parseEther('1000000') }
    expect(await quote(rich)).toBe(await market.arrives(rich))
    expect(await quote({ ...rich, amount: MaxUint256 })).toBeUndefined()
  })

  it('a trade reverts when the output falls below the slippage limit', async () => {
    const wanted = { from: NATIVE, to: DAI.address, amount: parseEther('1') }
    const { body } = await build(wanted)
    const { minimum } = aggregator.decodeFunctionData('trade', body.tx.data)
    expect(minimum).toBe(((await market.arrives(wanted)) * 99n) / 100n)
    await market.move({ from: NATIVE, to: DAI.address, amount: parseEther('10') })
    expect(await market.arrives(wanted)).toBeLessThan(minimum)
    const call = { from: ADA, to: AGGREGATOR, data: body.tx.data, value: toQuantity(wanted.amount) }
    const outcome = callRpc(services.urls.chains[CHAIN] ?? '', 'eth_call', [call, 'latest'])
    await expect(outcome).rejects.toThrow('INSUFFICIENT_OUTPUT_AMOUNT')
    await market.move({ from: DAI.address, to: NATIVE, amount: units(DAI, '20000') })
    expect(await market.arrives(wanted)).toBeGreaterThan(minimum)
  })

  it('the quote API returns no quote when there is no route', async () => {
    const unknown = { from: LINUS, to: USDC.address, amount: 1n }
    expect(await quote(unknown)).toBeUndefined()
    expect(await quote({ ...unknown, from: USDC.address })).toBeUndefined()
    // One base unit of DAI is worth less than one of USDC.
    expect(await quote({ from: DAI.address, to: USDC.address, amount: 1n })).toBeUndefined()
    expect(await build(unknown)).toMatchObject({ status: 400, body: { reasons: [{ name: 'to' }] } })
    const base = { from: id(USDT.address, 'eip155:8453'), to: id(NATIVE, 'eip155:8453') }
    const { body } = await get('quotes', { ...base, amount: '1', userAddress: ADA, gasPrice: '1' })
    expect(body).toEqual({ quotes: [] })
  })
})

describe('the convert API', () => {
  it('the token list has ether first and an image for each token', async () => {
    const ethereum = (await get('tokens', { chainId: 'eip155:1' })).body.tokens
    expect(ethereum[0]).toEqual({
      name: 'Ether',
      symbol: 'ETH',
      address: id(NATIVE),
      decimals: 18,
      logoUri: `${services.urls.walletServices}/public/getTokenImage/ETH`,
      eip2612: false,
    })
    const symbols = (list: { symbol: string }[]) => list.map(({ symbol }) => symbol).sort()
    const all = ['DAI', 'ETH', 'GRAIN', 'PTS', 'TOLL', 'USDC', 'USDT', 'WBTC', 'WETH']
    expect(symbols(ethereum)).toEqual(all)
    const base = (await get('tokens', { chainId: 'eip155:8453' })).body.tokens
    expect(symbols(base)).toEqual(all.filter((symbol) => symbol !== 'USDT'))
    const image = await fetch(ethereum[0].logoUri)
    expect(image.headers.get('content-type')).toContain('image/')
  })

  it('responses of the convert API have the documented shape', async () => {
    const [from, to] = [id(NATIVE), id(USDC.address)]
    const query = { from, to, amount: '1000000000', userAddress: ADA, gasPrice: '1' }
    expect((await get('quotes', query)).body).toEqual({
      quotes: [
        { id: null, fromAmount: '1000000000', fromAccount: from, toAmount: '2', toAccount: to },
      ],
    })
    const { body } = await build({ from: NATIVE, to: USDC.address, amount: 10n ** 16n })
    expect(body).toEqual({
      tx: {
        from: user,
        to: id(AGGREGATOR),
        data: expect.stringMatching(/^0x[0-9a-f]+$/),
        amount: '10000000000000000',
        eip155: { gas: expect.stringMatching(/^\d+$/), gasPrice: expect.stringMatching(/^\d+$/) },
      },
    })
    const approval = await get('build-approve', { userAddress: user, from: to, to: from })
    expect(approval.body).toEqual({
      tx: {
        from: user,
        to,
        data: erc20.encodeFunctionData('approve', [AGGREGATOR, MaxUint256]),
        value: '0',
        eip155: { gas: expect.any(Number), gasPrice: expect.stringMatching(/^\d+$/) },
      },
    })
    const prices = (await get('gas-price', { chainId: CHAIN })).body
    expect(BigInt(prices.fast)).toBeGreaterThan(BigInt(prices.standard))
    expect(BigInt(prices.instant)).toBeGreaterThan(BigInt(prices.fast))
  })

  it('an invalid parameter is named in the error response', async () => {
    const good = { from: id(NATIVE), to: id(USDC.address), amount: '1', userAddress: ADA }
    const wrong = async (name: string, query: object) => {
      const { status, body } = await get(name, { ...good, ...query })
      return [status, body.reasons[0].name]
    }
    expect(await wrong('quotes', { amount: '1.5' })).toEqual([400, 'amount'])
    expect(await wrong('quotes', { amount: '0' })).toEqual([400, 'amount'])
    expect(await wrong('quotes', { from: 'eip155:1:0x12' })).toEqual([400, 'from'])
    expect(await wrong('quotes', { to: id(NATIVE, 'eip155:8453') })).toEqual([400, 'to'])
    expect(await wrong('tokens', { chainId: 'eip155:137' })).toEqual([400, 'chainId'])
    expect(await wrong('gas-price', { chainId: 'solana:x' })).toEqual([400, 'chainId'])
    expect(await wrong('build-approve', { userAddress: user })).toEqual([400, 'from'])
    const poor = await build({ from: NATIVE, to: USDC.address, amount: parseEther('1000000') })
    expect(poor).toMatchObject({ status: 400, body: { reasons: [{ name: 'amount' }] } })
    const order = { from: WBTC.address, to: NATIVE, amount: 10n ** 12n, disableEstimate: true }
    expect((await build(order)).status).toBe(200)
    const greedy = await build({ ...order, slippage: 51 })
    expect(greedy.body.reasons[0].name).toBe('slippage')
  })
})

it('the convert API’s history lists approvals and trades with tokens paid and received', async () => {
  await trade({ from: NATIVE, to: USDC.address, amount: parseEther('0.1') })
  await approve(USDC, units(USDC, '10'))
  await trade({ from: USDC.address, to: DAI.address, amount: units(USDC, '4') })
  await trade({ from: USDC.address, to: NATIVE, amount: units(USDC, '6') })
  const path = `/v1/account/${ADA}/history?chainId=${CHAIN}`
  const { data } = await (await fetch(services.urls.blockchainApi + path)).json()
  interface Row {
    metadata: { operationType: string }
    transfers: { direction: string; fungible_info: { symbol: string } }[]
  }
  const summaries = (data as Row[])
    .slice(0, 4)
    .map(({ metadata, transfers }) => [
      metadata.operationType,
      ...transfers.map(({ direction, fungible_info }) => `${direction} ${fungible_info.symbol}`),
    ])
  expect(summaries).toEqual([
    ['trade', 'out USDC', 'in ETH'],
    ['trade', 'out USDC', 'in DAI'],
    ['approve', 'self USDC'],
    ['trade', 'out ETH', 'in USDC'],
  ])
})

it('the price API covers every tradable token that has a market', async () => {
  const { tokens: listed } = (await get('tokens', { chainId: CHAIN })).body
  const addresses = listed.map(({ address }: { address: string }) => address)
  const body = JSON.stringify({ currency: 'usd', addresses, projectId: 'test' })
  const url = `${services.urls.blockchainApi}/v1/fungible/price`
  const { fungibles } = await (await fetch(url, { method: 'POST', body })).json()
  const symbols = fungibles.map(({ symbol }: { symbol: string }) => symbol)
  expect(symbols.sort()).toEqual(
    listed
      .map(({ symbol }: { symbol: string }) => symbol)
      .filter((symbol: string) => symbol !== 'PTS')
      .sort(),
  )
})
