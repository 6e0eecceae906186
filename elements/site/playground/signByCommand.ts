interface SignCommand {
  command: 'sign-message'
  message: string
  result?: Promise<string>
}

/** Signs a message by the element's command, and shows the signature or why there is none. */
export function signByCommand(wallet: HTMLElement, button: HTMLElement, result: HTMLElement): void {
  button.addEventListener('click', async () => {
    result.textContent = 'Waiting for the wallet…'
    const detail: SignCommand = { command: 'sign-message', message: 'Hello from wallet-modal' }
    wallet.dispatchEvent(new CustomEvent('walletcommand', { detail }))
    try {
      result.textContent = (await detail.result) ?? 'The element has not loaded yet.'
    } catch (thrown) {
      const { code } = Object(thrown) as { code?: string }
      result.textContent =
        code === 'NOT_CONNECTED' ? 'Connect a wallet first.' : String(code ?? thrown)
    }
  })
}
