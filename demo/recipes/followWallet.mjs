/**
 * A recipe for plain JavaScript: follows a `<wallet-modal>`, even if the element's script loads later, and sends
 * commands to the element. The types are in followWallet.d.mts. Other files in this folder import this file: a
 * composable for Vue, a store for Svelte, a signal for Solid and a service for Angular.
 */

/** State while the page has no element: before the element is inserted, and after it was removed. */
export const disconnected = {
  state: null,
  account: null,
  network: null,
  providers: { eip155: null, solana: null, polkadot: null, bip122: null },
}

/**
 * Calls `onChange` with the current state and after each change, until the returned function is called.
 * @type {import('./followWallet.d.mts').followWallet}
 */
export function followWallet(element, onChange) {
  let wallet = disconnected
  const ends = new Map()

  function subscribe(context, toChange) {
    const callback = (value, end) => {
      wallet = { ...wallet, ...toChange(value) }
      if (end) ends.set(context, end)
      onChange(wallet)
    }
    const request = { context: `wallet-modal/${context}`, subscribe: true, callback }
    element.dispatchEvent(Object.assign(new Event('context-request'), request))
  }

  function start() {
    stop()
    subscribe('state', (state) => ({ state, account: state?.accounts[state.namespace] ?? null }))
    subscribe('account', (summary) => ({ network: summary?.network ?? null }))
    for (const family of Object.keys(disconnected.providers)) {
      subscribe(`provider/${family}`, (provider) => ({
        providers: { ...wallet.providers, [family]: provider },
      }))
    }
  }

  function stop() {
    for (const end of ends.values()) end()
    ends.clear()
  }

  // If the element's script has not run yet, the element responds after the event `ready`.
  element.addEventListener('ready', start)
  start()
  return () => {
    element.removeEventListener('ready', start)
    stop()
  }
}

/**
 * Sends a command, such as `{ command: 'connect' }`, and resolves with its result. Rejects with an error that has a
 * `code`.
 * @type {import('./followWallet.d.mts').sendCommand}
 */
export async function sendCommand(element, command) {
  await customElements.whenDefined('wallet-modal')
  const detail = { ...command }
  element?.dispatchEvent(new CustomEvent('walletcommand', { detail }))
  return detail.result
}
