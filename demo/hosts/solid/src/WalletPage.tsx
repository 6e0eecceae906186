import 'wallet-modal'
import { createSignal, Show } from 'solid-js'
import { createWallet } from '../../../recipes/createWallet'

// URLs of the demo's local services. Your app sets `attr:project-id` instead.
const services = Object.fromEntries(
  Object.entries(JSON.parse(import.meta.env.VITE_WALLET ?? '{}')).map(([name, value]) => [
    `attr:${name}`,
    value,
  ]),
)

export function WalletPage() {
  const { wallet, follow, send } = createWallet()
  const [output, setOutput] = createSignal('')

  async function show(result?: Promise<unknown>) {
    setOutput(String(await result?.catch((error: Error) => error.message)))
  }

  const sign = () => show(send({ command: 'sign-message', message: 'Hello' }))
  const switchNetwork = () => show(send({ command: 'switch-network', network: 'base' }))

  function pay() {
    const { account, providers } = wallet()
    const payment = { from: account?.address, to: account?.address, value: '0x38d7ea4c68000' }
    show(providers.eip155?.request({ method: 'eth_sendTransaction', params: [payment] }))
  }

  return (
    <>
      <wallet-button attr:for="wallet" />
      <wallet-modal ref={follow} id="wallet" attr:networks="ethereum base" {...services} />
      <Show when={wallet().account}>
        {(account) => (
          <section>
            <p>
              {account().address} on {wallet().network?.name}
            </p>
            <button type="button" onClick={sign}>
              Sign
            </button>
            <button type="button" onClick={pay}>
              Send 0.001 ETH
            </button>
            <button type="button" onClick={switchNetwork}>
              Switch to Base
            </button>
            <p>
              <output>{output()}</output>
            </p>
          </section>
        )}
      </Show>
    </>
  )
}
