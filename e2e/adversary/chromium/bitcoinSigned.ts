import { address as addresses, Transaction } from 'bitcoinjs-lib'
import { regtest } from '../../../demo/wallets/bitcoin/chains.ts'
import type { ReadSigned, SignedPayment } from './SignedPayment.ts'

interface Listed {
  txid: string
  vin: { prevout: { scriptpubkey_address: string } }[]
}

/** Reads the account's payments since now from the Esplora API at `url`: their outputs to others. */
export function bitcoinSigned(url: string, address: string): ReadSigned {
  const all: SignedPayment[] = []
  const list = async () =>
    ((await (await fetch(`${url}/address/${address}/txs`)).json()) as Listed[])
      .filter(({ vin }) => vin.some(({ prevout }) => prevout.scriptpubkey_address === address))
      .map(({ txid }) => txid)
  const known = list().then((txids) => new Set(txids))
  return async () => {
    const before = await known
    for (const hash of (await list()).reverse()) {
      if (before.has(hash)) continue
      before.add(hash)
      const bytes = await (await fetch(`${url}/tx/${hash}/hex`)).text()
      const paid = Transaction.fromHex(bytes.trim()).outs.map(({ script, value }) => ({
        to: addresses.fromOutputScript(script, regtest.network),
        amount: value,
      }))
      const toOthers = paid.filter(({ to }) => to !== address)
      all.push(...toOthers.map((one) => ({ hash, kind: 'send' as const, symbol: 'BTC', ...one })))
    }
    return all
  }
}
