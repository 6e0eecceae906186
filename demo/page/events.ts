const names = [
  'ready',
  'open',
  'close',
  'viewchange',
  'statechange',
  'connect',
  'disconnect',
  'accountchange',
  'networkchange',
  'pairinguri',
  'transaction',
  'signin',
  'signout',
  'analytics',
  'error',
]

/** Replaces providers and causes of errors by a name, because they can be any object. */
function print(detail: unknown): string {
  return JSON.stringify(detail, (key, value: unknown) => {
    if (key === 'provider') return '[provider]'
    return value instanceof Error ? String(value) : value
  })
}

/** Shows the state, and lists every event, newest first. */
export function showEvents(wallet: HTMLElement, state: HTMLElement, list: HTMLElement): void {
  const showState = (value: unknown) => {
    state.textContent = JSON.stringify(value, null, 2)
  }
  const request = Object.assign(new Event('context-request', { bubbles: true, composed: true }), {
    context: 'wallet-modal/state',
    subscribe: true,
    callback: showState,
  })
  wallet.dispatchEvent(request)
  for (const name of names) {
    wallet.addEventListener(name, (event) => {
      const item = document.createElement('li')
      const title = document.createElement('b')
      title.append(name)
      item.append(title, print((event as CustomEvent).detail) ?? '')
      list.prepend(item)
    })
  }
}
