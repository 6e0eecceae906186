/**
 * A recipe to copy: follows a `<wallet-modal>` from plain JavaScript, however late, and sends it commands. Stores of Vue,
 * Svelte, Solid or Angular are made of it in a few lines: write what `onChange` gets into a ref, a store or a signal, and
 * call what it returns when the component goes.
 *
 * @param {HTMLElement} element the `<wallet-modal>`
 * @param {(wallet: { state: object | null, account: object | null, providers: Record<string, object | null> }) => void} onChange
 * @returns {() => void} what ends it
 */
export function followWallet(element, onChange) {
  let wallet = { state: null, account: null, providers: {} }
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
    for (const family of ['eip155', 'solana', 'polkadot', 'bip122']) {
      hear(`provider/${family}`, (provider) => ({
        providers: { ...wallet.providers, [family]: provider },
      }))
    }
  }

  function stop() {
    for (const end of ends.values()) end()
    ends.clear()
  }

  // An element whose script is still to run answers from then on.
  element.addEventListener('ready', start)
  start()
  return () => {
    element.removeEventListener('ready', start)
    stop()
  }
}

/**
 * Sends a command, `{ command: 'connect' }` for one, and gives what comes of it.
 *
 * @param {HTMLElement} element the `<wallet-modal>`
 * @param {{ command: string, [data: string]: unknown }} command
 * @returns {Promise<unknown>}
 */
export async function sendCommand(element, command) {
  await customElements.whenDefined('wallet-modal')
  const detail = { ...command }
  element.dispatchEvent(new CustomEvent('walletcommand', { detail }))
  return detail.result
}
