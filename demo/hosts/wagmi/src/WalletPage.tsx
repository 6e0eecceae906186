import 'wallet-modal'
import { parseEther } from 'viem'
import {
  useConfig,
  useConnect,
  useConnection,
  useSendTransaction,
  useSignMessage,
  useSwitchChain,
} from 'wagmi'
import { base } from 'wagmi/chains'
import type { WalletModalEventDetails } from 'wallet-modal'

type Connected = CustomEvent<WalletModalEventDetails['connect']>

// Where the demo's local services are. An app of yours has a `project-id` instead.
const services = JSON.parse(import.meta.env.VITE_WALLET ?? '{}')

export function WalletPage() {
  const config = useConfig()
  const { address, chain } = useConnection()
  const { mutate: connect } = useConnect()
  const sign = useSignMessage()
  const send = useSendTransaction()
  const switchChain = useSwitchChain()
  const [last] = [sign, send].sort((one, other) => other.submittedAt - one.submittedAt)

  /** wagmi works with what was connected in the modal; after a reload it reconnects by itself. */
  function onConnect({ detail }: Connected) {
    if (detail.restored) return
    const id = detail.wallet.rdns ?? 'app.wallet-modal'
    const connector = config.connectors.find((one) => one.id === id)
    if (connector) connect({ connector })
  }

  return (
    <main>
      <wallet-button for="wallet" />
      <wallet-modal
        id="wallet"
        announce
        networks="ethereum base"
        suppressHydrationWarning
        onconnect={onConnect}
        {...services}
      />
      {address && (
        <section>
          <p>
            {address} on {chain?.name}
          </p>
          <button type="button" onClick={() => sign.mutate({ message: 'Hello' })}>
            Sign
          </button>
          <button
            type="button"
            onClick={() => send.mutate({ to: address, value: parseEther('0.001') })}
          >
            Send 0.001 ETH
          </button>
          <button type="button" onClick={() => switchChain.mutate({ chainId: base.id })}>
            Switch to Base
          </button>
          <p>
            <output>{last?.data ?? last?.error?.message}</output>
          </p>
        </section>
      )}
    </main>
  )
}
