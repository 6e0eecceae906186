import { expect, it } from 'vitest'
import { translateLabel } from './translateLabel.ts'

it.each([
  ['de_DE.UTF-8', 'Wallet verbinden'],
  ['de-DE@euro', 'Wallet verbinden'],
  [' de_AT ', 'Wallet verbinden'],
  ['zh_CN.UTF-8', '连接钱包'],
  ['zh_TW.Big5', '連接錢包'],
  ['pt_BR', 'Conectar carteira'],
])('the button of a page with lang="%s" says %s', async (lang, label) => {
  const slot = { textContent: 'Connect Wallet', isConnected: true }
  const button = { lang, querySelector: () => slot, parentNode: null }
  await translateLabel(button as unknown as HTMLButtonElement)
  expect(slot.textContent).toBe(label)
})
