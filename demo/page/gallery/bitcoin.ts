import { address, networks, Transaction } from 'bitcoinjs-lib'
import type { PendingTransaction } from '../../../src/types/pendingTransaction.ts'
import type { BitcoinWalletControl } from '../../wallets/bitcoin/control.ts'
import { installBitcoinWallet } from '../../wallets/bitcoin/install.ts'
import type { InterfaceName } from '../../wallets/bitcoin/options.ts'
import type { Stage } from './Stage.ts'
import { until } from './until.ts'

/** Attributes of a page on which a Bitcoin wallet is connected. */
export const bitcoinAttributes = { networks: 'bitcoin' }

const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const receiver = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const wallet = 'UniSat'
const txid = 'ab'.repeat(32)
/** Values of the wallet's unspent outputs in satoshi; the last one is not confirmed. */
const values = [50_000, 546, 1_000]

/** The transaction that has paid the wallet's outputs. Its id proves their values. */
function previousOf(payment: string): Transaction {
  const previous = new Transaction()
  previous.addInput(new Uint8Array(32).fill(0xcd), 0)
  for (const value of values)
    previous.addOutput(address.toOutputScript(payment, networks.bitcoin), BigInt(value))
  return previous
}

/** Responses of the Esplora API of the network, by the end of the path. */
function answersFor(previous: Transaction): readonly [path: RegExp, json: unknown][] {
  const spent = previous.getId()
  const coins = values.map((value, vout) => ({
    txid: spent,
    vout,
    value,
    status: { confirmed: vout < 2 },
  }))
  return [
    [/\/fees\/recommended$/, { fastestFee: 4, halfHourFee: 2.5, hourFee: 1 }],
    [/\/utxo$/, coins],
    [/\/txs$/, []],
    [
      /\/address\/\w+$/,
      {
        chain_stats: { funded_txo_sum: 50_546, spent_txo_sum: 0 },
        mempool_stats: { funded_txo_sum: 1_000, spent_txo_sum: 0 },
      },
    ],
    [/\/tx\/\w+\/hex$/, new Response(previous.toHex())],
    [
      /\/tx\/\w+$/,
      {
        txid,
        fee: 141,
        vin: [{ txid: spent, vout: 0, prevout: null }],
        vout: [{ scriptpubkey_address: receiver, value: 10_000 }],
        status: { confirmed: false },
      },
    ],
  ]
}

/** Prepares a page with a Bitcoin wallet. Its outputs are those of `values`. */
export function prepareBitcoin(
  stage: Stage,
  interfaces: readonly InterfaceName[] = ['unisat'],
): BitcoinWalletControl {
  const control = installBitcoinWallet({
    name: wallet,
    interfaces,
    chain: 'mainnet',
    autoApprove: true,
    headless: true,
  })
  const answers = answersFor(previousOf(control.addresses().payment))
  stage.answer(/^https:\/\/mempool\.space\/api\//, ({ pathname }) => {
    return answers.find(([path]) => path.test(pathname))?.[1] ?? 404
  })
  return control
}

/** Connects the wallet of `prepareBitcoin`. */
export async function connectBitcoin(stage: Stage): Promise<void> {
  await stage.command('connect', { wallet, namespace: 'bip122' })
  await until(() => stage.element.getAttribute('status') === 'connected', `${wallet} is connected`)
}

/** Prepares a page with a stored pending transfer, as if the user had sent it on an earlier page. */
export function preparePending(stage: Stage): void {
  const { payment } = prepareBitcoin(stage).addresses()
  const pending: PendingTransaction = {
    hash: txid,
    namespace: 'bip122',
    caipNetworkId: bitcoin,
    from: payment,
    kind: 'send',
    phase: 'submitted',
    to: receiver,
    amount: '0.0001',
    symbol: 'BTC',
    iconUrl: null,
    token: null,
    sentAt: Date.now(),
    nonce: null,
    call: null,
    replacedBy: null,
    spedUp: false,
    input: `${previousOf(payment).getId()}:0`,
  }
  localStorage.setItem('wallet-modal/pending_transactions', JSON.stringify([pending]))
}
