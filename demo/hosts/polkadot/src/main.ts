import { ApiPromise, WsProvider } from '@polkadot/api'
import type { PolkadotProvider } from 'wallet-modal'
import { startPage } from '../../shared/startPage'

/** A hundredth of a token with twelve decimals, in base units. */
const amount = 10_000_000_000n

startPage<PolkadotProvider>({
  networks: 'polkadot kusama',
  buttons: {
    async Sign({ signer }, { address }) {
      const signed = await signer.signRaw?.({ address, data: 'Hello', type: 'bytes' })
      return signed?.signature ?? 'This wallet signs no messages.'
    },
    async 'Send 0.01'({ signer }, { address, network }) {
      const [node = ''] = network.rpcUrls.default.http
      const api = await ApiPromise.create({ provider: new WsProvider(node.replace(/^http/, 'ws')) })
      try {
        return await new Promise<string>((resolve, reject) => {
          api.tx.balances
            .transferKeepAlive(address, amount)
            .signAndSend(address, { signer }, ({ status, dispatchError }) => {
              if (dispatchError) reject(new Error(dispatchError.toString()))
              if (status.isInBlock) resolve(status.asInBlock.toHex())
            })
            .catch(reject)
        })
      } finally {
        await api.disconnect()
      }
    },
  },
})
