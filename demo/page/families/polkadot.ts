import { DEV_ADDRESSES } from '../../wallets/polkadot/testKeys.ts'
import { type FamilyDemo, message } from './FamilyDemo.ts'

type Signer = NonNullable<Parameters<import('@polkadot/api').ApiPromise['setSigner']>[0]>

interface Injected {
  accounts: { get(): Promise<{ address: string }[]> }
  signer: Signer
}

/** A hundredth of a token, in plancks. */
const amount = 10_000_000_000n

async function accountOf({ accounts }: Injected): Promise<string> {
  const [account] = await accounts.get()
  if (!account) throw new Error('Connect a Polkadot wallet first.')
  return account.address
}

/** Transfers by polkadot-js, which loads when it is used. */
export function createPolkadotDemo(rpcUrl: string): FamilyDemo {
  return {
    async sign(provider) {
      const injected = provider as Injected
      const address = await accountOf(injected)
      const signed = await injected.signer.signRaw?.({ address, data: message, type: 'bytes' })
      return `Signature ${signed?.signature}`
    },
    async send(provider) {
      const injected = provider as Injected
      const address = await accountOf(injected)
      const { ApiPromise, WsProvider } = await import('@polkadot/api')
      type Node = NonNullable<NonNullable<ConstructorParameters<typeof ApiPromise>[0]>['provider']>
      const node = new WsProvider(rpcUrl.replace(/^http/, 'ws')) as Node
      // WebAssembly is not used, because the page's policy has no exception for it.
      const api = await ApiPromise.create({ provider: node, initWasm: false })
      try {
        const transfer = api.tx.balances?.transferKeepAlive?.(DEV_ADDRESSES.at(-1), amount)
        if (!transfer) throw new Error('The runtime knows no transfers.')
        return await new Promise((resolve, reject) => {
          transfer
            .signAndSend(address, { signer: injected.signer }, ({ status, dispatchError }) => {
              if (dispatchError) reject(new Error(dispatchError.toString()))
              if (status.isInBlock) resolve(`In block ${status.asInBlock.toHex()}`)
            })
            .catch(reject)
        })
      } finally {
        await api.disconnect()
      }
    },
  }
}
