import { Transaction } from 'bitcoinjs-lib'
import { regtest } from '../../wallets/bitcoin/chains.ts'
import { createBitcoinSigner } from '../../wallets/bitcoin/signer.ts'
import { FAUCET_KEY } from '../../wallets/bitcoin/testKeys.ts'
import { buildTransfer } from '../../wallets/bitcoin/transfer.ts'
import { HttpError, json, type Reply, serve } from '../http.ts'
import { callRpc } from '../jsonRpcCall.ts'
import { startNode } from './node.ts'

export interface BitcoinChain {
  /** The address of an Esplora API, as mempool.space has it, with a faucet besides. */
  url: string
  /** Mines blocks at once. */
  mine(blocks?: number): Promise<void>
  /** Sends satoshi to an address, in a block of their own. */
  fund(address: string, satoshi: number): Promise<void>
  /** Ids of transactions that wait for a block. */
  mempool(): Promise<string[]>
  close(): Promise<void>
}

/** bcoin's coin. */
interface Coin {
  hash: string
  index: number
  value: number
  height: number
  coinbase: boolean
}

interface Utxo {
  txid: string
  vout: number
  value: number
  status: { confirmed: boolean; block_height?: number }
}

/** Segwit begins at 432, and of the first coins a hundred blocks have to lie on top. */
const FIRST_BLOCKS = 450
const MATURITY = 100

const text = (body: string, status = 200): Reply => ({ status, type: 'text/plain', body })

/** A fresh regtest chain with segwit active, behind the API that wallets know from mempool.space. */
export async function startBitcoinChain({ port }: { port: number }): Promise<BitcoinChain> {
  const node = await startNode()
  const rpc = (method: string, ...params: unknown[]) => callRpc(node.url, method, params)
  const faucet = createBitcoinSigner(FAUCET_KEY, regtest)

  const tipHeight = async () => Number(await rpc('getblockcount'))
  const mempool = async () => (await rpc('getrawmempool')) as string[]
  const mine = async (blocks = 1) => {
    await rpc('generatetoaddress', blocks, faucet.payment.address)
  }

  /** What can be spent now: a wallet of this API would not know of coins that are not ripe. */
  async function utxosOf(address: string): Promise<Utxo[]> {
    const coins = (await (await fetch(`${node.url}/coin/address/${address}`)).json()) as Coin[]
    const height = await tipHeight()
    return coins
      .filter((coin) => !coin.coinbase || height - coin.height >= MATURITY)
      .map(({ hash, index, value, height: mined }) => ({
        txid: hash,
        vout: index,
        value,
        status: mined < 0 ? { confirmed: false } : { confirmed: true, block_height: mined },
      }))
  }

  /** bcoin says yes also to what its mempool refuses; its JSON-RPC says so before the mempool has looked. */
  async function broadcast(hex: string): Promise<string> {
    const txid = Transaction.fromHex(hex).getId()
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ tx: hex })
    await fetch(`${node.url}/broadcast`, { method: 'POST', headers, body })
    if (!(await mempool()).includes(txid)) throw new Error('The mempool refused the transaction.')
    return txid
  }

  async function fund(address: string, satoshi: number): Promise<void> {
    const [coin] = (await utxosOf(faucet.payment.address)).filter(({ value }) => value > satoshi)
    if (!coin) throw new Error('The faucet is empty.')
    await broadcast(buildTransfer(faucet, [coin], { recipient: address, amount: satoshi }).hex)
    await mine()
  }

  const orRefuse = (work: Promise<string>): Promise<Reply> =>
    work.then(text, (error: unknown) => {
      throw new HttpError(text(error instanceof Error ? error.message : String(error), 400))
    })

  try {
    await mine(FIRST_BLOCKS)
    const server = await serve({
      port,
      name: 'the Bitcoin API',
      routes: [
        {
          method: 'GET',
          path: '/api/address/:address/utxo',
          handle: async ({ param }) => json(await utxosOf(param('address'))),
        },
        {
          method: 'GET',
          path: '/api/tx/:txid',
          handle: async ({ param }) => {
            const found = await fetch(`${node.url}/tx/${param('txid')}`)
            if (!found.ok) throw new HttpError(text('Transaction not found', 404))
            const { height } = (await found.json()) as { height: number }
            const status =
              height < 0 ? { confirmed: false } : { confirmed: true, block_height: height }
            return json({ txid: param('txid'), status })
          },
        },
        {
          method: 'GET',
          path: '/api/tx/:txid/hex',
          handle: async ({ param }) => text(String(await rpc('getrawtransaction', param('txid')))),
        },
        {
          method: 'GET',
          path: '/api/blocks/tip/height',
          handle: async () => text(String(await tipHeight())),
        },
        {
          method: 'GET',
          path: '/api/v1/fees/recommended',
          handle: () =>
            json({ fastestFee: 2, halfHourFee: 2, hourFee: 1, economyFee: 1, minimumFee: 1 }),
        },
        { method: 'GET', path: '/api/mempool/txids', handle: async () => json(await mempool()) },
        {
          method: 'POST',
          path: '/api/tx',
          handle: async ({ body }) => orRefuse(broadcast((await body()).trim())),
        },
        {
          method: 'POST',
          path: '/mine',
          handle: async () => orRefuse(mine().then(() => 'mined')),
        },
        {
          method: 'POST',
          path: '/faucet/:address',
          handle: async ({ param }) =>
            orRefuse(fund(param('address'), 1_000_000).then(() => 'sent')),
        },
      ],
    })
    const close = async () => {
      await server.close()
      await node.close()
    }
    return { url: `${server.url}/api`, mine, fund, mempool, close }
  } catch (error) {
    await node.close()
    throw error
  }
}
