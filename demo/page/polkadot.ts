import { type polkadotNetwork, polkadotNetworkAt } from '../services/polkadot/network.ts'
import { installPolkadotWallet } from '../wallets/polkadot/injected/install.ts'
import { DEV_ADDRESSES } from '../wallets/polkadot/testKeys.ts'
import { addNetworks } from './localNetwork.ts'

type Signer = NonNullable<Parameters<import('@polkadot/api').ApiPromise['setSigner']>[0]>

interface Injected {
  accounts: { get(): Promise<{ address: string }[]> }
  signer: Signer
}

interface Parts {
  wallet: HTMLElement
  /** Where the buttons go. */
  row: HTMLElement
  result: HTMLElement
  /** JSON-RPC of every chain that runs. */
  chains: Record<string, string>
}

/** A tenth of a token, in plancks. */
const amount = 100_000_000_000n
/** Wallets of this family go by their key. */
const walletName = 'Demo Polkadot Wallet'
const text = 'Hello from the wallet-modal demo'

function currentProvider(wallet: HTMLElement): Injected | null {
  const found: (Injected | null)[] = []
  const request = Object.assign(new Event('context-request'), {
    context: 'wallet-modal/provider/polkadot',
    callback: (value: Injected | null) => found.push(value),
  })
  wallet.dispatchEvent(request)
  return found[0] ?? null
}

async function sign({ accounts, signer }: Injected): Promise<string> {
  const [account] = await accounts.get()
  if (!account) throw new Error('Connect a Polkadot wallet first.')
  const signed = await signer.signRaw?.({ address: account.address, data: text, type: 'bytes' })
  return `Signature ${signed?.signature}`
}

/** Through the library that this family's apps are written with, which is loaded for it. */
async function send({ accounts, signer }: Injected, rpcUrl: string): Promise<string> {
  const [account] = await accounts.get()
  if (!account) throw new Error('Connect a Polkadot wallet first.')
  const { ApiPromise, WsProvider } = await import('@polkadot/api')
  type Provider = NonNullable<NonNullable<ConstructorParameters<typeof ApiPromise>[0]>['provider']>
  const provider = new WsProvider(rpcUrl.replace(/^http/, 'ws')) as Provider
  // Without WebAssembly: the page's policy has no exception for it.
  const api = await ApiPromise.create({ provider, initWasm: false })
  try {
    const transfer = api.tx.balances?.transferKeepAlive?.(DEV_ADDRESSES.at(-1), amount)
    if (!transfer) throw new Error('The runtime knows no transfers.')
    return await new Promise((resolve, reject) => {
      transfer
        .signAndSend(account.address, { signer }, ({ status, dispatchError }) => {
          if (dispatchError) reject(new Error(dispatchError.toString()))
          if (status.isInBlock) resolve(`In block ${status.asInBlock.toHex()}`)
        })
        .catch(reject)
    })
  } finally {
    await api.disconnect()
  }
}

/** Polkadot in the demo: its network, a wallet in the page, and what an app does with it. */
export function showPolkadot(
  id: (typeof polkadotNetwork)['caipNetworkId'],
  { wallet, row, result, chains }: Parts,
  bringsWallet: boolean,
): void {
  const rpcUrl = chains[id] ?? ''
  addNetworks(wallet, [polkadotNetworkAt(rpcUrl), 'polkadot', 'kusama'])
  if (bringsWallet) installPolkadotWallet({ key: walletName, name: walletName })
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-web-wallet]')) {
    const url = new URL(link.href)
    for (const chain of Object.entries(chains)) url.searchParams.append('rpc', chain.join('@'))
    link.href = url.href
  }

  function button(label: string, work: (provider: Injected) => Promise<string>): HTMLElement {
    const element = document.createElement('button')
    element.type = 'button'
    element.append(label)
    element.addEventListener('click', async () => {
      const provider = currentProvider(wallet)
      result.textContent = 'Waiting for the wallet…'
      try {
        if (!provider) throw new Error('Connect a Polkadot wallet first.')
        result.textContent = await work(provider)
      } catch (error) {
        result.textContent = error instanceof Error ? error.message : String(error)
      }
    })
    return element
  }
  row.append(
    button('Sign on Polkadot', sign),
    button('Send 0.1 ROC', (provider) => send(provider, rpcUrl)),
  )
}
