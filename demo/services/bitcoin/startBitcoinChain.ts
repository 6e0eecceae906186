import { HttpError, json, type Reply, type Route, serve } from '../shared/http.ts'
import { createExplorer } from './esplora.ts'
import { createLedger } from './ledger.ts'
import { bitcoinNetwork } from './network.ts'
import { startNode } from './node.ts'

export interface BitcoinChain {
  /** CAIP-2. */
  id: string
  /** Esplora API, as at mempool.space. */
  url: string
  /** Mines blocks at once. */
  mine(blocks?: number): Promise<void>
  /** Sends satoshi to an address, in a block of its own, and resolves when they can be spent. */
  fund(address: string, satoshi: number): Promise<void>
  /** Sends satoshi to an address; resolves with the id of the transaction, which stays in the mempool. */
  pay(address: string, satoshi: number): Promise<string>
  /** Ids of unconfirmed transactions. */
  mempool(): Promise<string[]>
  close(): Promise<void>
}

interface Options {
  port: number
  /** Addresses with an initial balance. */
  funded?: readonly string[]
  /** Mines a block for each transaction, like the demo's other chains. */
  minesAtOnce?: boolean
}

/** Segwit activates at block 432. */
const FIRST_BLOCKS = 450
const FUNDS = 100_000_000

const text = (body: string, status = 200): Reply => ({ status, type: 'text/plain', body })

/** The paths of mempool.space's API that wallets and the modal use. */
function routesTo(
  ledger: ReturnType<typeof createLedger>,
  explorer: ReturnType<typeof createExplorer>,
  minesAtOnce: boolean,
): Route[] {
  const found = (value: object | null): Reply => {
    if (!value) throw new HttpError(text('Transaction not found', 404))
    return json(value)
  }
  async function take(hex: string): Promise<string> {
    const txid = await ledger.broadcast(hex)
    if (minesAtOnce) await ledger.mine()
    return txid
  }
  return [
    {
      method: 'GET',
      path: '/api/address/:address/utxo',
      handle: async ({ param }) => json(await ledger.utxosOf(param('address'))),
    },
    {
      method: 'GET',
      path: '/api/tx/:txid',
      handle: async ({ param }) => found(await explorer.transaction(param('txid'))),
    },
    {
      method: 'GET',
      path: '/api/tx/:txid/outspends',
      handle: async ({ param }) => found(await explorer.outspendsOf(param('txid'))),
    },
    {
      method: 'GET',
      path: '/api/block-height/:height',
      handle: async ({ param }) => {
        const hash = await explorer.blockHashAt(Number(param('height')))
        if (hash === null) throw new HttpError(text('Block not found', 404))
        return text(hash)
      },
    },
    {
      method: 'GET',
      path: '/api/address/:address',
      handle: async ({ param }) => json(await explorer.statsOf(param('address'))),
    },
    {
      method: 'GET',
      path: '/api/address/:address/txs',
      handle: async ({ param }) => json(await explorer.pageOf(param('address'))),
    },
    {
      method: 'GET',
      path: '/api/address/:address/txs/chain/:last',
      handle: async ({ param }) => json(await explorer.pageOf(param('address'), param('last'))),
    },
    {
      method: 'GET',
      path: '/api/fee-estimates',
      handle: () => json({ 1: 4, 3: 2, 6: 1, 144: 1 }),
    },
    {
      method: 'GET',
      path: '/api/tx/:txid/hex',
      handle: async ({ param }) => {
        const hex = await ledger.hexOf(param('txid'))
        if (!hex) throw new HttpError(text('Transaction not found', 404))
        return text(hex)
      },
    },
    {
      method: 'GET',
      path: '/api/v1/fees/recommended',
      handle: () =>
        json({ fastestFee: 4, halfHourFee: 2, hourFee: 1, economyFee: 1, minimumFee: 1 }),
    },
    {
      method: 'POST',
      path: '/api/tx',
      handle: async ({ body }) => {
        const hex = (await body()).trim()
        return take(hex).then(text, (error: unknown) => {
          throw new HttpError(text(error instanceof Error ? error.message : String(error), 400))
        })
      },
    },
  ]
}

/** A fresh regtest chain with active segwit, behind the API of mempool.space. */
export async function startBitcoinChain({
  port,
  funded = [],
  minesAtOnce = false,
}: Options): Promise<BitcoinChain> {
  const node = await startNode()
  try {
    const ledger = createLedger(node.url)
    await ledger.mine(FIRST_BLOCKS)
    for (const address of funded) await ledger.fund(address, FUNDS)
    const routes = routesTo(ledger, createExplorer(node.url), minesAtOnce)
    const server = await serve({ port, name: 'the Bitcoin API', routes })
    const close = async () => {
      await server.close()
      await node.close()
    }
    const { mine, fund, pay, mempool } = ledger
    const { caipNetworkId: id } = bitcoinNetwork
    return { id, url: `${server.url}/api`, mine, fund, pay, mempool, close }
  } catch (error) {
    await node.close()
    throw error
  }
}
