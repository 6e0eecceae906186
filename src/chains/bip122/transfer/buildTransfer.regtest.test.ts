import { networks, Psbt } from 'bitcoinjs-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bitcoinNetwork } from '../../../../demo/services/bitcoin/network.ts'
import {
  type BitcoinChain,
  startBitcoinChain,
} from '../../../../demo/services/bitcoin/startBitcoinChain.ts'
import { regtest } from '../../../../demo/wallets/bitcoin/chains.ts'
import { createBitcoinSigner, type PaymentType } from '../../../../demo/wallets/bitcoin/signer.ts'
import { esploraAt } from '../testing/esploraAt.ts'
import { buildTransfer } from './buildTransfer.ts'

/**
 * A wallet signs these payments and a node mines them. Taproot payments are missing, because the node bcoin does not
 * support taproot.
 */

const recipients = {
  p2pkh: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
  p2sh: '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc',
  p2wpkh: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
  p2wsh: 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry',
  p2tr: 'bcrt1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqc8gma6',
}

let chain: BitcoinChain
const node = () => ({
  caipNetworkId: bitcoinNetwork.caipNetworkId,
  rpc: esploraAt(chain.url),
})

beforeAll(async () => {
  chain = await startBitcoinChain({ port: 0 })
}, 120_000)

afterAll(() => chain.close())

async function send(hex: string): Promise<string> {
  const response = await fetch(`${chain.url}/tx`, { method: 'POST', body: hex })
  expect(response.status).toBe(200)
  return response.text()
}

async function statusOf(txid: string): Promise<unknown> {
  return ((await (await fetch(`${chain.url}/tx/${txid}`)).json()) as { status: unknown }).status
}

const signerOf = (seed: string, type?: PaymentType) =>
  createBitcoinSigner(seed.repeat(32), regtest, type)

describe('a payment on a regtest node', () => {
  it.each([
    ['p2pkh', 'a1'],
    ['p2sh', 'a2'],
    ['p2wpkh', 'a3'],
  ] as const)('from a %s address is included in a block', async (type, seed) => {
    const signer = signerOf(seed, type)
    const { address: account, publicKey } = signer.payment
    for (const satoshi of [40_000, 60_000, 50_000]) await chain.fund(account, satoshi)

    for (const recipient of Object.values(recipients)) {
      const transfer = { account, recipient, amount: '12345', publicKey }
      const { psbt: text, signInputs } = await buildTransfer(node(), transfer)
      const psbt = Psbt.fromBase64(text, { network: networks.regtest })
      signer.signPsbt(
        psbt,
        signInputs.map(({ index }) => index),
      )
      const transaction = psbt.finalizeAllInputs().extractTransaction()
      // 2 sat/vB are requested; a signature is up to two bytes shorter than the assumed maximum.
      expect(psbt.getFeeRate()).toBeGreaterThanOrEqual(2)
      expect(psbt.getFee()).toBeLessThanOrEqual(BigInt(2 * transaction.virtualSize() + 8))
      const txid = await send(transaction.toHex())
      await chain.mine()
      expect(await statusOf(txid)).toMatchObject({ confirmed: true })
    }
  })

  it('is completed by the wallet if the public key of its p2sh address is unknown', async () => {
    const signer = signerOf('a4', 'p2sh')
    await chain.fund(signer.payment.address, 50_000)
    const transfer = { account: signer.payment.address, recipient: recipients.p2tr, amount: '9000' }
    const { psbt: text } = await buildTransfer(node(), transfer)
    const psbt = Psbt.fromBase64(text, { network: networks.regtest })
    expect(psbt.data.inputs[0]).not.toHaveProperty('redeemScript')
    signer.signPsbt(psbt)
    const txid = await send(psbt.finalizeAllInputs().extractTransaction().toHex())
    await chain.mine()
    expect(await statusOf(txid)).toMatchObject({ confirmed: true })
  })
})
