import { followSettings } from './settings.ts'

/** Two ways to show the modal: where it stands in the page, or above it. */
export function showPlace(
  wallet: HTMLElement,
  stage: HTMLElement,
  inputs: NodeListOf<HTMLInputElement>,
) {
  for (const input of inputs) {
    input.addEventListener('change', () =>
      wallet.toggleAttribute('embedded', input.value === 'page'),
    )
  }
  followSettings(wallet, () => {
    const isInPage = wallet.hasAttribute('embedded')
    stage.classList.toggle('above', !isInPage)
    for (const input of inputs) input.checked = (input.value === 'page') === isInPage
  })
}
