import { Contract, JsonRpcProvider, parseUnits, toQuantity } from 'ethers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { erc20, erc721 } from '../contracts/abi.ts'
import { creationCode } from '../contracts/code.ts'
import { ADA, GRACE, KATHERINE, LINUS, TREASURY } from '../data/accounts.ts'
import { splTokens } from '../data/splTokens.ts'
import { collections, EXCHANGE, tokens } from '../data/tokens.ts'
import { smartAccountOf } from '../frame/contract/SmartAccount.ts'
import { type Services, startServices } from '../index.ts'
import { anyPorts } from '../run/ports.ts'
import { callRpc } from '../shared/jsonRpcCall.ts'

const SOLANA_ADA = '7v54NWdBtkjuAFJrLGsS2SXnuk8nKam81mZJeeYxVFi9'
const SOLANA_LINUS = 'mBKqcnGotbsSb5vNrdyhzZ5EhqZdids9QYiTRckvi7v'
const STRANGER = '0x00000000000000000000000000000000000000ab'

let services: Services

beforeAll(async () => {
  services = await startServices({ ports: anyPorts })
})
afterAll(() => services.close())

const node = (chainId = 'eip155:1') => services.urls.chains[chainId] ?? ''

async function api(path: string) {
  const response = await fetch(services.urls.blockchainApi + path)
  return { status: response.status, body: await response.json() }
}

/** Sends a transaction of one of the node's accounts; resolves with its hash once it is mined. */
async function send(transaction: object): Promise<string> {
  const request = { gas: '0x493e0', ...transaction }
  const hash = String(await callRpc(node(), 'eth_sendTransaction', [request]))
  // The node responds before it mines the transaction.
  await vi.waitFor(
    async () => expect(await callRpc(node(), 'eth_getTransactionReceipt', [hash])).not.toBeNull(),
    { timeout: 30_000 },
  )
  return hash
}

const transfer = (from: string, to: string, symbol: keyof typeof tokens, amount: string) =>
  send({
    from,
    to: tokens[symbol].address,
    data: erc20.encodeFunctionData('transfer', [to, parseUnits(amount, tokens[symbol].decimals)]),
  })

interface Row {
  id: string
  metadata: Record<string, unknown>
  transfers: { direction: string; quantity: { numeric: string } }[]
}

async function rowsOf(account: string, query = 'chainId=eip155:1'): Promise<Row[]> {
  return (await api(`/v1/account/${account}/history?${query}`)).body.data
}

describe('tokens on the local chains', () => {
  it.each(['eip155:1', 'eip155:8453'])(
    'the deployed tokens match the token list, on %s',
    async (chainId) => {
      const provider = new JsonRpcProvider(node(chainId))
      for (const { address, ...token } of Object.values(tokens)) {
        if (token.symbol === 'USDT' && chainId !== 'eip155:1') continue
        const contract = new Contract(address, erc20, provider)
        const [name, symbol, decimals] = await Promise.all(
          ['name', 'symbol', 'decimals'].map((question) => contract.getFunction(question)()),
        )
        expect({ name, symbol, decimals: Number(decimals) }).toMatchObject({
          name: token.name,
          symbol: token.symbol,
          decimals: token.decimals,
        })
      }
      expect(await provider.getCode(EXCHANGE)).not.toBe('0x')
      provider.destroy()
    },
  )

  it('the USDT contract returns no data from transfer', async () => {
    const data = erc20.encodeFunctionData('transfer', [STRANGER, 1])
    const call = { from: ADA, to: tokens.USDT.address, data }
    expect(await callRpc(node(), 'eth_call', [call, 'latest'])).toBe('0x')
    const usual = { ...call, to: tokens.USDC.address }
    expect(BigInt(String(await callRpc(node(), 'eth_call', [usual, 'latest'])))).toBe(1n)
  })

  it('the receiver of a fee-on-transfer token gets less than the sent amount', async () => {
    await transfer(ADA, STRANGER, 'TOLL', '100')
    const [, toll] = (await api(`/v1/account/${STRANGER}/balance?chainId=eip155:1`)).body.balances
    expect(toll).toMatchObject({ symbol: 'TOLL', quantity: { numeric: '99' } })
  })

  it('an NFT contract links to metadata and an image', async () => {
    const call = { to: collections.birds.address, data: '0xc87b56dd'.padEnd(73, '0').concat('7') }
    const uri = String(await callRpc(node(), 'eth_call', [call, 'latest']))
    const url =
      Buffer.from(uri.slice(2), 'hex')
        .toString()
        .match(/http[^\0]*/)?.[0] ?? ''
    const metadata = await (await fetch(url)).json()
    expect(metadata.name).toBe('Paper Bird No. 7')
    const image = await fetch(metadata.image)
    expect(image.headers.get('content-type')).toContain('image/svg+xml')
    expect(await image.text()).toMatch(/^<svg .*<\/svg>$/)
    expect((await fetch(url.replace(/7$/, 'none'))).status).toBe(404)
  })
})

describe('balances', () => {
  it('the balance API returns exact on-chain balances', async () => {
    const { balances } = (await api(`/v1/account/${ADA}/balance?chainId=eip155:1`)).body
    const bySymbol = new Map(balances.map((row: { symbol: string }) => [row.symbol, row]))
    expect(bySymbol.get('GRAIN')).toEqual({
      name: 'Fine Grain',
      symbol: 'GRAIN',
      chainId: 'eip155:1',
      address: `eip155:1:${tokens.GRAIN.address}`,
      value: 24,
      price: 2,
      quantity: { decimals: '36', numeric: '12.000000000000000000000000000000000001' },
      iconUrl: `${services.urls.walletServices}/public/getTokenImage/GRAIN`,
    })
    expect(bySymbol.get('PTS')).toMatchObject({ price: 0, quantity: { decimals: '0' } })
    expect(bySymbol.get('PTS')).not.toHaveProperty('value')
    expect(bySymbol.get('ETH')).not.toHaveProperty('address')
    expect([...bySymbol.keys()].sort()).toEqual(
      ['DAI', 'ETH', 'GRAIN', 'PTS', 'TOLL', 'USDC', 'USDT', 'WBTC'].sort(),
    )
  })

  it('the balance API reflects a transfer and omits a token with zero balance', async () => {
    await transfer(KATHERINE, STRANGER, 'DAI', '1000')
    const { balances } = (await api(`/v1/account/${KATHERINE}/balance?chainId=eip155:1`)).body
    expect(balances.map((row: { symbol: string }) => row.symbol)).not.toContain('DAI')
    const forced = `eip155:1:${tokens.DAI.address},eip155:8453:${tokens.WBTC.address},nonsense`
    const response = await api(
      `/v1/account/${KATHERINE}/balance?chainId=eip155:1&forceUpdate=${forced}`,
    )
    expect(response.body.balances).toContainEqual(
      expect.objectContaining({ symbol: 'DAI', quantity: { decimals: '18', numeric: '0' } }),
    )
    expect(response.body.balances.map((row: { symbol: string }) => row.symbol)).not.toContain(
      'WBTC',
    )
  })

  it('the balance API lists a newly deployed token', async () => {
    const data = creationCode('TestToken', erc20, ['Brand New', 'NEW', 3])
    const hash = await send({ from: LINUS, data, gas: '0x200000' })
    const receipt = await callRpc(node(), 'eth_getTransactionReceipt', [hash])
    const { contractAddress } = receipt as { contractAddress: string }
    await send({
      from: LINUS,
      to: contractAddress,
      data: erc20.encodeFunctionData('mint', [LINUS, 1234]),
    })
    const { balances } = (await api(`/v1/account/${LINUS}/balance?chainId=eip155:1`)).body
    expect(balances).toContainEqual(
      expect.objectContaining({ name: 'Brand New', quantity: { decimals: '3', numeric: '1.234' } }),
    )
  })

  it('the balance API returns balances on all chains of the family if the request names no chain', async () => {
    const { balances } = (await api(`/v1/account/${ADA}/balance`)).body
    const chains = new Set(balances.map((row: { chainId: string }) => row.chainId))
    expect([...chains]).toEqual(['eip155:1', 'eip155:8453'])
  })

  it('the balance API lists SPL tokens on Solana', async () => {
    const { balances } = (await api(`/v1/account/${SOLANA_ADA}/balance?currency=usd`)).body
    const rows = balances.map(({ symbol, quantity, address }: Record<string, object>) => ({
      symbol,
      quantity,
      address,
    }))
    expect(rows).toEqual([
      { symbol: 'SOL', quantity: { decimals: '9', numeric: '1000' }, address: undefined },
      {
        symbol: 'SEED',
        quantity: { decimals: '9', numeric: '480' },
        address: `${balances[0].chainId}:${splTokens.SEED.mint}`,
      },
      {
        symbol: 'USDC',
        quantity: { decimals: '6', numeric: '2500' },
        address: `${balances[0].chainId}:${splTokens.USDC.mint}`,
      },
    ])
    const other = (await api(`/v1/account/${SOLANA_LINUS}/balance`)).body.balances
    expect(other.map((row: { symbol: string }) => row.symbol)).toEqual(['SOL', 'USDC'])
  })

  it('the balance API refuses an invalid address and an unknown chain', async () => {
    expect((await api('/v1/account/unknown/balance')).status).toBe(400)
    const elsewhere = await api(`/v1/account/${ADA}/balance?chainId=eip155:137`)
    expect(elsewhere).toMatchObject({ status: 400, body: { reasons: [{ name: 'chainId' }] } })
  })
})

describe('history', () => {
  it('a new account’s history has one row of each operation type, newest first', async () => {
    const first = await api(`/v1/account/${ADA}/history?chainId=eip155:1`)
    const rest = await api(`/v1/account/${ADA}/history?chainId=eip155:1&cursor=${first.body.next}`)
    const rows: Row[] = [...first.body.data, ...rest.body.data]
    expect(rest.body.next).toBeNull()
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const times = rows.map(({ metadata }) => String(metadata.minedAt))
    expect(times).toEqual([...times].sort().reverse())
    const kinds = new Set(rows.map(({ metadata }) => metadata.operationType))
    expect([...kinds].sort()).toEqual(
      ['approve', 'burn', 'deploy', 'mint', 'receive', 'send', 'trade'].sort(),
    )
  })

  it('the history lists a token transfer with its exact amount for sender and receiver', async () => {
    const hash = await transfer(GRACE, STRANGER, 'USDC', '0.000001')
    const [row] = await rowsOf(GRACE)
    expect(row).toEqual({
      id: `eip155:1:${hash}`,
      metadata: {
        operationType: 'send',
        hash,
        chain: 'eip155:1',
        minedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        sentFrom: GRACE.toLowerCase(),
        sentTo: tokens.USDC.address.toLowerCase(),
        status: 'confirmed',
        nonce: expect.any(Number),
      },
      transfers: [
        {
          direction: 'out',
          quantity: { numeric: '0.000001' },
          value: 0,
          price: 1,
          fungible_info: {
            name: 'USD Coin',
            symbol: 'USDC',
            icon: { url: `${services.urls.walletServices}/public/getTokenImage/USDC` },
          },
        },
      ],
    })
    const [received] = await rowsOf(STRANGER)
    expect(received?.metadata.operationType).toBe('receive')
    expect(received?.transfers).toMatchObject([
      { direction: 'in', quantity: { numeric: '0.000001' } },
    ])
  })

  it('the history lists a trade with the token paid and the ether received', async () => {
    const rows = await rowsOf(ADA)
    const trade = rows.find(({ metadata }) => metadata.operationType === 'trade')
    expect(trade?.transfers).toMatchObject([
      { direction: 'out', quantity: { numeric: '500' }, fungible_info: { symbol: 'DAI' } },
      { direction: 'in', quantity: { numeric: '0.2' }, fungible_info: { symbol: 'ETH' } },
    ])
  })

  it('the history lists minted and burned NFTs and flags spam', async () => {
    const birds = { to: collections.birds.address, from: LINUS }
    await send({ ...birds, data: erc721.encodeFunctionData('mint', [LINUS, 41]) })
    const [minted] = await rowsOf(LINUS)
    const url = `${services.urls.walletServices}/public/nft/paper-birds/41/image`
    expect(minted).toMatchObject({
      metadata: { operationType: 'mint' },
      transfers: [
        {
          direction: 'in',
          quantity: { numeric: '1' },
          nft_info: {
            name: 'Paper Birds #41',
            content: { preview: { url } },
            flags: { is_spam: false },
          },
        },
      ],
    })
    await send({ ...birds, data: erc721.encodeFunctionData('burn', [41]) })
    expect((await rowsOf(LINUS))[0]?.metadata.operationType).toBe('burn')
    const spam = (await rowsOf(ADA)).filter(({ transfers }) =>
      JSON.stringify(transfers).includes('"is_spam":true'),
    )
    expect(spam).toHaveLength(1)
  })

  it('the history of a contract account lists its sends and no reverted transfers', async () => {
    const { address, deployment, encodeCalls } = smartAccountOf(LINUS)
    await send({ from: LINUS, ...deployment, gas: '0x200000' })
    await send({ from: LINUS, to: address, value: toQuantity(parseUnits('2')) })
    const pay = { to: STRANGER, value: toQuantity(parseUnits('0.75')) }
    await send({ from: LINUS, to: address, data: encodeCalls([pay, pay]) })
    const [sent, received] = await rowsOf(address)
    expect(received?.metadata.operationType).toBe('receive')
    expect(sent).toMatchObject({
      metadata: { operationType: 'send', sentFrom: LINUS.toLowerCase() },
      transfers: [
        { direction: 'out', quantity: { numeric: '0.75' } },
        { direction: 'out', quantity: { numeric: '0.75' } },
      ],
    })
    // The account has 0.5 ether left. A third payment exceeds this balance, so the whole call reverts.
    await send({ from: LINUS, to: address, data: encodeCalls([pay]) })
    const [failed] = await rowsOf(address)
    expect(failed).toMatchObject({ metadata: { status: 'failed' }, transfers: [] })
  })

  it('the history lists failed, approval, cancel and contract-call transactions', async () => {
    await transfer(LINUS, ADA, 'WBTC', '1000')
    expect((await rowsOf(LINUS))[0]).toMatchObject({
      metadata: { operationType: 'send', status: 'failed' },
      transfers: [],
    })
    const approval = erc20.encodeFunctionData('approve', [EXCHANGE, parseUnits('5', 6)])
    await send({ from: LINUS, to: tokens.USDC.address, data: approval })
    expect((await rowsOf(LINUS))[0]).toMatchObject({
      metadata: { operationType: 'approve', status: 'confirmed' },
      transfers: [{ direction: 'self', quantity: { numeric: '5' } }],
    })
    await send({ from: LINUS, to: LINUS, value: '0x0' })
    expect((await rowsOf(LINUS))[0]?.metadata.operationType).toBe('cancel')
    await send({ from: LINUS, to: TREASURY, data: '0x12345678' })
    expect((await rowsOf(LINUS))[0]?.metadata.operationType).toBe('execute')
  })

  it('the history drops transactions that a chain revert removes', async () => {
    const before = await rowsOf(KATHERINE)
    const snapshot = await callRpc(node(), 'evm_snapshot')
    await transfer(KATHERINE, STRANGER, 'USDC', '1')
    await transfer(KATHERINE, STRANGER, 'USDC', '2')
    expect(await rowsOf(KATHERINE)).toHaveLength(before.length + 2)
    await callRpc(node(), 'evm_revert', [snapshot])
    await transfer(KATHERINE, STRANGER, 'USDC', '3')
    const [newest, ...rest] = await rowsOf(KATHERINE)
    expect(newest?.transfers[0]?.quantity.numeric).toBe('3')
    expect(rest).toEqual(before)
  })

  it('the history pages do not overlap while new rows arrive', async () => {
    const value = '0x1'
    for (let sent = 0; sent < 21; sent += 1) await send({ from: TREASURY, to: STRANGER, value })
    const first = (await api(`/v1/account/${STRANGER}/history?chainId=eip155:1`)).body
    await send({ from: TREASURY, to: STRANGER, value })
    const query = `chainId=eip155:1&cursor=${first.next}`
    const second = (await api(`/v1/account/${STRANGER}/history?${query}`)).body
    const ids = [...first.data, ...second.data].map((row: Row) => row.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(first.data).toHaveLength(20)
    expect(second.next).toBeNull()
    expect((await api(`/v1/account/${STRANGER}/history?cursor=banana`)).status).toBe(400)
  })

  it('the history API returns no rows for on-ramp purchases, a Solana account or an unused account', async () => {
    const empty = { status: 200, body: { data: [], next: null } }
    expect(await api(`/v1/account/${ADA}/history?onramp=coinbase`)).toEqual(empty)
    expect(await api(`/v1/account/${SOLANA_ADA}/history`)).toEqual(empty)
    expect(await api(`/v1/account/0x${'c'.repeat(40)}/history`)).toEqual(empty)
    expect((await api('/v1/account/unknown/history')).status).toBe(400)
    expect((await api(`/v1/account/${ADA}/history?chainId=eip155:137`)).status).toBe(400)
  })
})
