/**
 * A recipe to copy: follows a `<wallet-modal>` from plain JavaScript, however late, and sends it commands. The types are in
 * followWallet.d.mts. The files beside it make a composable of Vue, a store of Svelte, a signal of Solid and a service of
 * Angular of it.
 */

/** The state without an element: before there is one, and after it has left the page. */
export const disconnected = {
  state: null,
  account: null,
  network: null,
  providers: { eip155: null, solana: null, polkadot: null, bip122: null },
}

/**
 * Calls `onChange` with what is known now and at each change, until the function that it returns is called.
 *
 * @type {import('./followWallet.d.mts').followWallet}
 */
export function followWallet(element, onChange) {
  let wallet = disconnected
  const ends = new Map()

  function hear(context, toChange) {
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
    hear('state', (state) => ({ state, account: state?.accounts[state.namespace] ?? null }))
    hear('account', (summary) => ({ network: summary?.network ?? null }))
    for (const family of Object.keys(disconnected.providers)) {
      hear(`provider/${family}`, (provider) => ({
        providers: { ...wallet.providers, [family]: provider },
      }))
    }
  }

  function stop() {
    for (const end of ends.values()) end()
    ends.clear()
  }

  // An element whose script has not run yet responds once it has.
  element.addEventListener('ready', start)
  start()
  return () => {
    element.removeEventListener('ready', start)
    stop()
  }
}

/**
 * Sends a command, `{ command: 'connect' }` for one, and resolves with its result. Rejects with an error that has a `code`.
 *
 * @type {import('./followWallet.d.mts').sendCommand}
 */
export async function sendCommand(element, command) {
  await customElements.whenDefined('wallet-modal')
  const detail = { ...command }
  element?.dispatchEvent(new CustomEvent('walletcommand', { detail }))
  return detail.result
}
