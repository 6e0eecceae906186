import { createRef } from 'react'
import { expectTypeOf } from 'vitest'
import type { WalletModalElement } from './index.ts'

const wallet = createRef<WalletModalElement>()

export const page = (
  <>
    <wallet-modal
      ref={wallet}
      id="wallet"
      className="wallet"
      project-id="abc"
      networks={JSON.stringify(['ethereum', 'base'])}
      theme-mode="dark"
      enable-coinbase="false"
      embedded
      open={false}
      lang="en"
      onconnect={({ detail }) => {
        if (detail.namespace === 'eip155') void detail.provider.request({ method: 'eth_chainId' })
      }}
      onerror={({ detail }) => expectTypeOf(detail.shortMessage).toEqualTypeOf<string>()}
      onClick={(event) => event.currentTarget.isConnected}
    />
    <wallet-button for="wallet">Log in</wallet-button>
    <wallet-network-button for="wallet" hidden />
  </>
)

export const mistakes = (
  <>
    {/* @ts-expect-error: no such theme */}
    <wallet-modal theme-mode="dusk" />
    {/* @ts-expect-error: React would remove the attribute, which means true */}
    <wallet-modal enable-coinbase={false} />
    {/* @ts-expect-error: JSON attributes are text */}
    <wallet-modal networks={['ethereum']} />
    {/* @ts-expect-error: HTML has no text for this: present is true */}
    <wallet-modal embedded="false" />
    {/* @ts-expect-error: a handler gets the event */}
    <wallet-modal onconnect={(detail: string) => detail} />
    {/* @ts-expect-error: the attribute `for` is required */}
    <wallet-button />
  </>
)
