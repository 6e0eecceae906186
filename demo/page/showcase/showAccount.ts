import { h } from '../../wallets/shared/dom.ts'

interface State {
  status: string
  accounts: Record<string, { address: string; caipNetworkId: string; wallet?: { name: string } }>
}

/** Shows the connected accounts as text. */
export function showAccount(wallet: HTMLElement, place: HTMLElement): void {
  const callback = (value: unknown) => {
    const { status, accounts } = value as State
    const all = Object.entries(accounts)
    const lines = all.map(([, { address, caipNetworkId, wallet: by }]) =>
      h(
        'p',
        { className: 'account' },
        h('strong', {}, address),
        h('span', {}, [caipNetworkId, by?.name].filter(Boolean).join(' · ')),
      ),
    )
    const text = status === 'connecting' ? 'Connecting…' : 'No wallet is connected yet.'
    const next = lines.length > 0 ? lines : [h('p', {}, text)]
    // The element is a live region, so its text is only written if it changes.
    if (place.textContent === next.map((one) => one.textContent).join('')) return
    place.replaceChildren(...next)
  }
  const context = 'wallet-modal/state'
  wallet.dispatchEvent(
    Object.assign(new Event('context-request'), { context, subscribe: true, callback }),
  )
}
