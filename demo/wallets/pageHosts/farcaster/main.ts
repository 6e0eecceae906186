import { exposeToIframe } from '@farcaster/miniapp-host'
import { getBytes, JsonRpcProvider, toQuantity, Wallet } from 'ethers'
import { HostPage } from '../hostPage.ts'

/** A client of Farcaster by its published host, whose wallet asks the user for each signature. */

const page = new HostPage('Farcaster host')
const provider = new JsonRpcProvider(page.parameter('rpc'), undefined, { cacheTimeout: -1 })
const wallet = new Wallet(page.parameter('key'), provider)

const rejected = () => Object.assign(new Error('User rejected the request'), { code: 4001 })

async function request({ method, params = [] }: { method: string; params?: unknown }) {
  const [first] = params as [never]
  switch (method) {
    // As in Farcaster, accounts are listed once they have been requested, which shows no prompt.
    case 'eth_accounts':
      return []
    case 'eth_requestAccounts':
      return [wallet.address]
    case 'eth_chainId':
      return toQuantity((await provider.getNetwork()).chainId)
    case 'personal_sign':
      return page.decide({
        label: 'Sign',
        confirm: () => wallet.signMessage(getBytes(first)),
        reject: rejected,
      })
    case 'eth_sendTransaction': {
      const { to, value, data } = first
      const confirm = async () => (await wallet.sendTransaction({ to, value, data })).hash
      return page.decide({ label: 'Send', confirm, reject: rejected })
    }
    default:
      return provider.send(method, params as unknown[])
  }
}

const listeners = new Map<string, (value: unknown) => void>()
const ethProvider = {
  request,
  on: (event: string, listener: (value: unknown) => void) => listeners.set(event, listener),
  removeListener: (event: string) => listeners.delete(event),
}

const nothing = async () => {}
const sdk = {
  context: { client: { clientFid: 9152, added: false }, user: { fid: 1 } },
  getCapabilities: async () => ['wallet.getEthereumProvider'],
  getChains: async () => ['eip155:1'],
  ready: nothing,
  eip6963RequestProvider: () => {},
}

exposeToIframe({
  iframe: page.frame,
  sdk: sdk as never,
  ethProvider: ethProvider as never,
  miniAppOrigin: new URL(page.parameter('app')).origin,
})

/** Lets specs act as a user who changes the network in the client. */
Object.assign(window, {
  emitByHost: (event: string, value: unknown) => listeners.get(event)?.(value),
})

page.open()
