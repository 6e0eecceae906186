import { Psbt } from 'bitcoinjs-lib'
import type { Listener } from '../../shared/Emitter.ts'
import { Emitter } from '../../shared/Emitter.ts'
import { isRecord } from '../../shared/json.ts'
import type { BitcoinWallet } from '../BitcoinWallet.ts'

/** UniSat's interface returns only one address. */
const shown = (wallet: BitcoinWallet) =>
  wallet
    .addresses()
    .slice(0, 1)
    .map(({ address }) => address)

/** Creates the methods that the providers of UniSat and OKX have in common. */
function createProvider(wallet: BitcoinWallet) {
  const events = new Emitter()
  wallet.events.on('accounts', () => events.emit('accountsChanged', shown(wallet)))
  wallet.events.on('chain', () => events.emit('networkChanged', wallet.chain().name))

  return {
    async requestAccounts() {
      await wallet.connect()
      return shown(wallet)
    },
    async getAccounts() {
      await wallet.note('getAccounts')
      return shown(wallet)
    },
    getPublicKey: async () => wallet.addresses()[0]?.publicKey ?? '',
    async getNetwork() {
      const { name } = wallet.chain()
      return name === 'mainnet' ? 'livenet' : name
    },
    signMessage: (message: string, type: 'ecdsa' | 'bip322-simple' = 'ecdsa') =>
      wallet.signMessage(undefined, message, type === 'ecdsa' ? 'ecdsa' : 'bip322'),
    async signPsbt(hex: string, options: unknown) {
      const { toSignInputs, autoFinalized = true } = isRecord(options) ? options : {}
      const indexes = (toSignInputs as { index: number }[] | undefined)?.map(({ index }) => index)
      const { psbt } = await wallet.signPsbt(
        Psbt.fromHex(hex).toBase64(),
        indexes ? { indexes } : {},
      )
      if (autoFinalized) psbt.finalizeAllInputs()
      return psbt.toHex()
    },
    pushPsbt: (hex: string) => wallet.push(Psbt.fromHex(hex).extractTransaction().toHex()),
    sendBitcoin: (recipient: string, satoshi: number) => wallet.sendTransfer(recipient, satoshi),
    async disconnect() {
      wallet.revoke()
    },
    on: (event: string, listener: Listener) => events.on(event, listener),
    removeListener: (event: string, listener: Listener) => events.off(event, listener),
  }
}

export function installUnisat(wallet: BitcoinWallet): void {
  const provider = {
    ...createProvider(wallet),
    getChain: async () => ({ enum: `BITCOIN_${wallet.chain().name.toUpperCase()}` }),
    switchChain: async (name: string) => {
      await wallet.switchChain(name.replace('BITCOIN_', ''))
      return { enum: name }
    },
  }
  Reflect.set(window, 'unisat', provider)
}

export function installOkx(wallet: BitcoinWallet): void {
  const own = createProvider(wallet)
  const connect = async () => {
    const [address] = await own.requestAccounts()
    return { address, publicKey: await own.getPublicKey() }
  }
  Reflect.set(window, 'okxwallet', { bitcoin: { ...own, connect } })
}
