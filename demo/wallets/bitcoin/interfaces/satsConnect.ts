import { unauthorized } from '../../evm/ProviderRpcError.ts'
import { isRecord } from '../../shared/json.ts'
import type { BitcoinWallet } from '../BitcoinWallet.ts'
import type { Protocol } from '../signer.ts'
import { requestable } from './requestable.ts'

type Listener = (event: object) => void

/** The object of a sats-connect wallet, which lists itself in `window.btc_providers` (WBIP004). */
export function installSatsConnect(wallet: BitcoinWallet, icon: string): void {
  const listeners: { name: string; listener: Listener }[] = []
  const capitalised = () => {
    const { name } = wallet.chain()
    return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  }
  const network = () => ({ bitcoin: { name: capitalised() }, stacks: { name: 'mainnet' } })
  const account = () => ({
    id: 'account',
    addresses: wallet
      .addresses()
      .map(({ type, ...address }) => ({ ...address, addressType: type })),
    walletType: 'software',
    network: network(),
  })

  const provider = {
    request: requestable({
      async wallet_connect(params) {
        if (typeof params.network === 'string') wallet.setChain(params.network)
        await wallet.connect()
        return account()
      },
      async wallet_getAccount() {
        await wallet.note('wallet_getAccount')
        if (wallet.addresses().length === 0) throw unauthorized()
        return account()
      },
      wallet_getNetwork: () => network(),
      async wallet_changeNetwork({ name }) {
        await wallet.switchChain(String(name))
        return null
      },
      wallet_disconnect() {
        wallet.revoke()
        return null
      },
      async signMessage({ address, message, protocol }) {
        const chosen =
          typeof protocol === 'string' ? (protocol.toLowerCase() as Protocol) : undefined
        const signature = await wallet.signMessage(address, String(message), chosen)
        return { signature, messageHash: '', address }
      },
      async signPsbt({ psbt, signInputs, broadcast }) {
        const indexes = isRecord(signInputs) ? (Object.values(signInputs).flat() as number[]) : []
        const options = { broadcast: broadcast === true, ...(indexes.length > 0 && { indexes }) }
        const signed = await wallet.signPsbt(String(psbt), options)
        return { psbt: signed.psbt.toBase64(), txid: signed.txid }
      },
      async sendTransfer({ recipients }) {
        const [first] = recipients as { address: string; amount: number }[]
        if (!first) throw new Error('There is no recipient.')
        return { txid: await wallet.sendTransfer(first.address, first.amount) }
      },
    }),
    addListener({ eventName, cb }: { eventName: string; cb: Listener }) {
      const entry = { name: eventName, listener: cb }
      listeners.push(entry)
      return () => listeners.splice(listeners.indexOf(entry), 1)
    },
  }
  const notifyOf = (name: string) => () => {
    for (const entry of [...listeners]) if (entry.name === name) entry.listener({ type: name })
  }
  wallet.events.on('accounts', notifyOf('accountChange'))
  wallet.events.on('chain', notifyOf('networkChange'))

  const path = wallet.options.name.replace(/\W/g, '')
  const page = window as unknown as Record<string, Record<string, unknown>>
  page.demoSatsProviders = { ...page.demoSatsProviders, [path]: provider }
  const entry = { id: `demoSatsProviders.${path}`, name: wallet.options.name, icon, methods: [] }
  const known = Reflect.get(window, 'btc_providers')
  Reflect.set(window, 'btc_providers', [...(Array.isArray(known) ? known : []), entry])
}
