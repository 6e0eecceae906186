import { h } from '../shared/dom.ts'
import type { WalletNamespace } from '../walletConnectWallet/WalletNamespace.ts'

/** Shows the active account and network of a namespace as choices; sessions are notified of changes. */
export function createNamespaceCard(namespace: WalletNamespace): {
  element: HTMLElement
  update(): void
} {
  const chain = h('select', { id: `${namespace.name}-chain` })
  const account = h('select', { id: `${namespace.name}-account` })
  chain.addEventListener('change', () => namespace.selectChain(chain.value))
  account.addEventListener('change', () => namespace.selectAccount(account.value))

  const element = h(
    'section',
    { 'aria-label': `Accounts and networks, ${namespace.name}` },
    h('h2', {}, headings[namespace.name] ?? namespace.name),
    h('div', { className: 'choice' }, h('label', { htmlFor: account.id }, 'Account'), account),
    h('div', { className: 'choice' }, h('label', { htmlFor: chain.id }, 'Network'), chain),
  )
  const option = (value: string, text: string, selected: boolean) =>
    h('option', { value, selected }, text)
  const update = () => {
    const [active] = namespace.chains()
    const [selected] = namespace.accounts()
    const chains = [...namespace.chains()].sort((a, b) => a.localeCompare(b))
    chain.replaceChildren(...chains.map((id) => option(id, namespace.chainName(id), id === active)))
    account.replaceChildren(
      ...namespace
        .addresses()
        .map((address, index) =>
          option(address, `Account ${index + 1} · ${shorten(address)}`, address === selected),
        ),
    )
  }
  update()
  return { element, update }
}

const headings: Readonly<Record<string, string>> = {
  eip155: 'EVM Networks',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
}

const shorten = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`
