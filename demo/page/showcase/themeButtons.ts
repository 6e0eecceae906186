import { followSettings, readVariables } from './settings.ts'

/** Applies the modal's theme to the page's buttons. */
export function themeButtons(wallet: HTMLElement): void {
  const buttons = document.querySelectorAll<HTMLElement>('wallet-button, wallet-network-button')
  let names: string[] = []
  followSettings(wallet, () => {
    const variables = readVariables(wallet)
    for (const { style } of buttons) {
      for (const name of names) style.removeProperty(name)
      for (const [name, value] of Object.entries(variables)) style.setProperty(name, value)
    }
    names = Object.keys(variables)
  })
}
