import { h } from '../shared/dom.ts'
import type { Session } from '../walletConnectWallet/client.ts'
import type { WalletConnectWallet } from '../walletConnectWallet/WalletConnectWallet.ts'

/** The connected sites. */
export function createSessionList(wallet: WalletConnectWallet): {
  element: HTMLElement
  update(): void
} {
  const list = h('ul', {})
  const element = h(
    'section',
    { 'aria-labelledby': 'sessions-heading' },
    h('h2', { id: 'sessions-heading' }, 'Connected sites'),
    list,
  )
  const update = () => {
    const sessions = wallet.sessions()
    list.replaceChildren(...sessions.map((session) => row(session, wallet)))
    if (sessions.length === 0) list.append(h('li', { className: 'empty' }, 'No site is connected.'))
  }
  update()
  return { element, update }
}

function row({ topic, peer, namespaces }: Session, wallet: WalletConnectWallet): HTMLElement {
  const { name, url } = peer.metadata
  const chains = wallet.namespaces.flatMap((namespace) =>
    (namespaces[namespace.name]?.chains ?? []).map((chain) => namespace.chainName(chain)),
  )
  const id = `site-${topic.slice(0, 8)}`
  const disconnect = h(
    'button',
    { type: 'button', className: 'quiet', 'aria-describedby': id },
    'Disconnect',
  )
  disconnect.addEventListener('click', async () => {
    disconnect.disabled = true
    await wallet.disconnect(topic).catch(() => {
      disconnect.disabled = false
    })
  })
  return h(
    'li',
    {},
    h(
      'div',
      { className: 'site' },
      h('strong', { id }, name || url),
      h('span', {}, url),
      h('span', {}, chains.join(', ')),
    ),
    disconnect,
  )
}
