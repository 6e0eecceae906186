import { followSettings } from './settings.ts'

/** Shows a choice between inline and dialog. */
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
