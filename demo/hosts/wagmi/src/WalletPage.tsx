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

// URLs of the demo's local services. Your app sets `project-id` instead.
const services = JSON.parse(import.meta.env.VITE_WALLET ?? '{}')

export function WalletPage() {
  const config = useConfig()
  const { address, chain } = useConnection()
  const { mutate: connect } = useConnect()
  const sign = useSignMessage()
  const send = useSendTransaction()
  const switchChain = useSwitchChain()
  const [last] = [sign, send].sort((one, other) => other.submittedAt - one.submittedAt)

  /** Connects wagmi to the wallet that the modal has connected; after a reload wagmi reconnects by itself. */
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
