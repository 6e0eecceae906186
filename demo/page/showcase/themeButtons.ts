import { followSettings, readVariables } from './settings.ts'

/** The page's buttons look like the modal. */
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
