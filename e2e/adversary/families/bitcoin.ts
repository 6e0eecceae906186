import { Psbt, Transaction } from 'bitcoinjs-lib'
import { bitcoinNetworkAt } from '../../../demo/services/bitcoin/network.ts'
import { regtest } from '../../../demo/wallets/bitcoin/chains.ts'
import { createBitcoinSigner } from '../../../demo/wallets/bitcoin/signer.ts'
import { PAGE_WALLET_KEYS } from '../../../demo/wallets/bitcoin/testKeys.ts'
import type { BitcoinListener, BitcoinProvider } from '../../../src/chains/bip122/provider.ts'
import { signingWallet } from '../../../src/chains/bip122/testing/signingWallet.ts'
import type { CaipNetworkId } from '../../../src/types/caip.ts'
import type { Network as ChainNetwork } from '../../../src/types/network.ts'
import { BitcoinChain } from '../chains/BitcoinChain.ts'
import { NodeError } from '../world/NodeError.ts'
import { apiHost, type Family, nodeHost, type Payment, type Setting, trapOf } from './Family.ts'
import { forgedSession } from './forgedSession.ts'

const [ownKey = '', strangerKey = ''] = PAGE_WALLET_KEYS
const secondKey = 'a7'.repeat(32)
const receiverKey = 'c1'.repeat(32)
const traps = ['none', 'rates rise'] as const
const approvalMs = 1_500
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const idOf = (hash: Uint8Array) => hexOf(Uint8Array.from(hash).reverse())

/** A Bitcoin chain with a wallet of two accounts with one address each, which signs each PSBT that it is given. */
export function createBitcoin({ world, liar, clock, network }: Setting): Family {
  const chain = new BitcoinChain(regtest.network)
  const signers = [ownKey, secondKey].map((key) => createBitcoinSigner(key, regtest))
  const owners = signers.map(({ payment }) => payment.address)
  const [own = ''] = owners
  let selected = 0
  const receiver = createBitcoinSigner(receiverKey, regtest).payment.address
  const strangerSigner = createBitcoinSigner(strangerKey, regtest)
  const { address: stranger, publicKey: strangerPublicKey } = strangerSigner.payment
  const networkId = regtest.caipNetworkId as CaipNetworkId
  const breaches: string[] = []
  for (const owner of owners) chain.fund(owner, [2_000_000n, 3_000_000n, 150_000_000n, 40_000n])
  chain.fund(receiver, [10_000n])

  /** A signature binds to the values that the PSBT states; signatures of different lies can be combined. */
  function checkValues(psbt: Psbt): void {
    for (const [at, input] of psbt.data.inputs.entries()) {
      const { hash, index } = psbt.txInputs[at] ?? { hash: new Uint8Array(), index: 0 }
      const txid = idOf(hash)
      const stated = input.nonWitnessUtxo
        ? Transaction.fromBuffer(input.nonWitnessUtxo).outs[index]?.value
        : input.witnessUtxo?.value
      const value = chain.coin(txid, index)?.value
      if (value !== undefined && stated !== value)
        breaches.push(`asked to sign a coin of ${value} sat as one of ${stated} sat`)
    }
  }

  async function respond(psbt: Psbt) {
    clock.activity += 1
    await new Promise((resolve) => setTimeout(resolve, approvalMs))
    return liar.answer('signPsbt', { psbt: psbt.toBase64() }) as { psbt: string }
  }
  const accounts = signers.map((signer) => signingWallet(signer, { respond }).provider)
  const at = (address: string | undefined) => {
    const found = owners.indexOf(address ?? '')
    if (found < 0) throw new Error('The wallet has no such account')
    return found
  }
  const provider = { ...accounts[0] } as BitcoinProvider
  provider.connect = (options) => (accounts[selected] ?? provider).connect(options)
  const messages: string[] = []
  const sign = (account: number, message: string) => {
    const signer = signers[account]
    return signer?.signMessage(signer.payment, message, 'bip322') ?? ''
  }
  provider.signMessage = async ({ address, message }) => {
    clock.activity += 1
    messages.push(message)
    await new Promise((resolve) => setTimeout(resolve, approvalMs))
    const signature = sign(at(address), message)
    return liar.answer('signMessage', signature) as string
  }
  const listeners = new Set<BitcoinListener>()
  provider.watch = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  provider.signPsbt = async (request) => {
    const psbt = Psbt.fromBase64(request.psbt, { network: regtest.network })
    checkValues(psbt)
    const asked = { to: receiver, value: '1000' }
    const told = liar.signed('signPsbt', asked)
    const isHonest = told.to === asked.to && told.value === asked.value
    const text = isHonest ? request.psbt : payStranger(psbt).toBase64()
    const account = accounts[at(request.signInputs[0]?.address)] as BitcoinProvider
    return account.signPsbt({ ...request, psbt: text })
  }

  /** The same coins, and all of their value but the fee to a stranger. */
  function payStranger(asked: Psbt): Psbt {
    const other = new Psbt({ network: regtest.network })
    for (const [at, input] of asked.txInputs.entries()) {
      const { hash, index } = input
      other.addInput({ hash, index, ...asked.data.inputs[at] })
    }
    const out = asked.txOutputs.reduce((sum, { value }) => sum + value, 0n)
    other.addOutput({ address: stranger, value: out })
    return other
  }

  network.addService(nodeHost, (path, body) => {
    try {
      return chain.request(path, body)
    } catch (thrown) {
      if (!(thrown instanceof NodeError)) throw thrown
      const { code, message } = thrown
      const value =
        code === 404
          ? message
          : `sendrawtransaction RPC error: ${JSON.stringify({ code, message })}`
      return { source: path, status: code === 404 ? 404 : 400, value }
    }
  })
  network.addService(apiHost, (path) => ({ source: path, status: 404, value: 'Not found' }))
  const past = chain.known.length

  function toPayments({
    txid,
    transaction,
    fee,
    replacedBy,
  }: (typeof chain.known)[number]): Payment[] {
    const replaces = chain.known.some((one) => one.replacedBy === txid)
    const [spent] = transaction.ins.map(({ hash, index }) => chain.coin(idOf(hash), index))
    const from = spent ? chain.toAddress(Uint8Array.from(Buffer.from(spent.script, 'hex'))) : ''
    const end = { isSuccess: !replacedBy, isReplaced: !!replacedBy }
    const rest = { hash: txid, from, token: null, fee, ...end }
    const outputs = transaction.outs.map(({ script, value }) => ({
      to: chain.toAddress(script),
      amount: value,
    }))
    const paid = outputs.filter(({ to }) => to !== from)
    if (paid.length === 0) return outputs.map((output) => ({ kind: 'cancel', ...output, ...rest }))
    return paid.map((output) => ({ kind: replaces ? 'speedUp' : 'send', ...output, ...rest }))
  }

  return {
    namespace: 'bip122',
    network: bitcoinNetworkAt(`https://${nodeHost}`) as unknown as ChainNetwork,
    async provide(load) {
      const { createAddressLists } = await load.addressLists()
      const lists = createAddressLists()
      // As on a phone: the wallet is not asked for its addresses, so that only a stored list is known.
      const silent = { request: null, settled: undefined }
      for (const owner of owners) await lists.find(owner, networkId, silent, () => {})
      return { ...provider, addressesOf: (account: string) => lists.paymentsOf(account, networkId) }
    },
    messages: () => messages,
    // The signature of a key is always the same (RFC 6979).
    hasSigned: (account, message, signature) =>
      owners.includes(account) && signature === sign(at(account), message),
    selectOther() {
      selected = 1 - selected
      for (const listener of listeners) listener.change()
    },
    repeat() {
      for (const listener of [...listeners, ...listeners]) {
        listener.change()
        listener.addresses?.()
      }
    },
    forged: {
      'wallet-modal/siwx': [
        forgedSession({
          family: 'Bitcoin',
          accountAddress: own,
          chainId: networkId,
          withoutStatement: [],
          sign: (message) => strangerSigner.signMessage(strangerSigner.payment, message, 'bip322'),
        }),
      ],
      'wallet-modal/address_lists': [
        {
          id: `${networkId}:${own}`,
          timestamp: Date.now(),
          value: [
            { address: own, publicKey: signers[0]?.payment.publicKey, isChange: false },
            { address: stranger, publicKey: strangerPublicKey, isChange: true },
          ],
        },
      ],
    },
    account: () => owners[selected] ?? '',
    receiver,
    others: { account: stranger, token: '', network: 'bip122:000000000019d6689c085ae165831e93' },
    symbols: ['BTC'],
    hasPrices: false,
    traps,
    spring() {
      if (trapOf(world, traps) !== 'rates rise') return
      const { fastestFee, halfHourFee, hourFee } = chain.rates
      chain.rates = {
        fastestFee: 2 * fastestFee,
        halfHourFee: 2 * halfHourFee,
        hourFee: 2 * hourFee,
      }
    },
    holdings: () => ({
      native: owners
        .flatMap((owner) => chain.coinsOf(owner))
        .reduce((sum, { value }) => sum + value, 0n),
    }),
    breaches: () => [
      ...breaches,
      ...chain.known.flatMap(({ txid, replacedBy }) =>
        replacedBy && world.flow !== 'Bitcoin replace'
          ? [`${replacedBy} took the place of the payment ${txid}`]
          : [],
      ),
    ],
    payments: () => chain.known.slice(past).flatMap(toPayments),
  }
}
