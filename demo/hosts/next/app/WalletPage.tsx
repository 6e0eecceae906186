'use client'

import 'wallet-modal'
import { useState } from 'react'
import { useWallet } from 'wallet-modal/react'

// URLs of the demo's local services. Your app sets `project-id` instead.
const services = JSON.parse(process.env.NEXT_PUBLIC_WALLET ?? '{}')

export function WalletPage() {
  const { account, network, providers, signMessage, switchNetwork } = useWallet('wallet')
  const [output, setOutput] = useState('')

  async function show(result?: Promise<unknown>) {
    setOutput(String(await result?.catch((error: Error) => error.message)))
  }

  function pay() {
    const payment = { from: account?.address, to: account?.address, value: '0x38d7ea4c68000' }
    return providers.eip155?.request({ method: 'eth_sendTransaction', params: [payment] })
  }

  return (
    <>
      <wallet-button for="wallet" />
      <wallet-modal id="wallet" networks="ethereum base" suppressHydrationWarning {...services} />
      {account && (
        <section>
          <p>{`${account.address} on ${network?.name}`}</p>
          <button type="button" onClick={() => show(signMessage('Hello'))}>
            Sign
          </button>
          <button type="button" onClick={() => show(pay())}>
            Send 0.001 ETH
          </button>
          <button type="button" onClick={() => show(switchNetwork('base'))}>
            Switch to Base
          </button>
          <p>
            <output>{output}</output>
          </p>
        </section>
      )}
    </>
  )
}
