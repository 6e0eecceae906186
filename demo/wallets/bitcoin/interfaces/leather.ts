import { Psbt } from 'bitcoinjs-lib'
import type { BitcoinWallet } from '../BitcoinWallet.ts'
import { requestable } from './requestable.ts'

/**
 * Installs Leather's interface. It has methods that other interfaces do not have, and signs messages only by BIP-322.
 */
export function installLeather(wallet: BitcoinWallet): void {
  const request = requestable({
    async getAddresses() {
      const addresses = await wallet.connect()
      const bitcoin = addresses.map(({ purpose: _, ...rest }) => ({ symbol: 'BTC', ...rest }))
      return {
        addresses: [...bitcoin, { symbol: 'STX', address: 'SP000000000000000000002Q6VF78' }],
      }
    },
    async signMessage({ message, paymentType }) {
      const own = wallet.addresses().find(({ type }) => type === paymentType)
      const signature = await wallet.signMessage(own?.address, String(message), 'bip322')
      return { signature, address: own?.address, message }
    },
    async signPsbt({ hex, signAtIndex, broadcast }) {
      const indexes = Array.isArray(signAtIndex) ? { indexes: signAtIndex as number[] } : {}
      const psbt = Psbt.fromHex(String(hex)).toBase64()
      const signed = await wallet.signPsbt(psbt, { broadcast: broadcast === true, ...indexes })
      return { hex: signed.psbt.toHex(), txid: signed.txid }
    },
    async sendTransfer({ recipients }) {
      const [first] = recipients as { address: string; amount: string }[]
      if (!first) throw new Error('There is no recipient.')
      return { txid: await wallet.sendTransfer(first.address, Number(first.amount)) }
    },
  })
  /** Leather rejects with an error. The other interfaces resolve with an error response. */
  Reflect.set(window, 'LeatherProvider', {
    async request(method: string, params?: unknown) {
      const response = await request(method, params)
      if ('error' in response) throw response
      return response
    },
  })
}
