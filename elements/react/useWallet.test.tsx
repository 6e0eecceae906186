import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { namespaces } from '../../src/types/caip.ts'
import { useWallet } from './useWallet.ts'

function Wallet() {
  const { state, status, account, session, wallets, network, providers } = useWallet('wallet')
  return <p>{JSON.stringify({ state, status, account, session, wallets, network, providers })}</p>
}

it('the hook useWallet returns a disconnected state on the server', () => {
  expect(typeof document).toBe('undefined')
  const drawn = renderToString(<Wallet />).replaceAll('&quot;', '"')
  expect(JSON.parse(drawn.replace(/<\/?p>/g, ''))).toEqual({
    state: null,
    status: 'disconnected',
    account: null,
    session: null,
    wallets: null,
    network: null,
    providers: Object.fromEntries(namespaces.map((namespace) => [namespace, null])),
  })
})
