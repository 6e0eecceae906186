import type { TestWalletHand } from '../testing/TestWalletHand.ts'
import { button, node } from './node.ts'
import { toPlainText } from './plain.ts'

/** Actions of a wallet's user, with their labels. */
const switches: readonly [keyof TestWalletHand, string][] = [
  ['approve', 'Approve all'],
  ['reject', 'Reject all'],
  ['rejectNext', 'Reject the next'],
  ['hang', 'Never answer'],
  ['revoke', 'Revoke the page'],
  ['leave', 'Remove the wallet'],
]

const none =
  'No test wallet is installed in this page. installWallet of wallet-modal/testing installs one.'

/** Lists the test wallets of the page, with switches for their faults and the requests that they got. */
export function listTestWallets(onDone: () => void): HTMLElement[] {
  const hands = Object.entries(window.testWallets?.hands ?? {})
  if (hands.length === 0) return [node('p', {}, none)]
  return hands.map(([id, hand]) => {
    const act = (name: keyof TestWalletHand) => () => {
      // A switch may reject, as one of a wallet that has left.
      Promise.resolve(Reflect.apply(hand[name] as () => unknown, undefined, []))
        .catch(() => {})
        .finally(onDone)
    }
    const requests = node('pre')
    const list = node('details', {}, node('summary', {}, 'Requests that it got'), requests)
    list.addEventListener('toggle', async () => {
      requests.textContent = await Promise.resolve(hand.requests()).then(toPlainText, String)
    })
    return node(
      'section',
      { 'aria-label': id },
      node('h3', {}, id),
      node('div', { class: 'row' }, ...switches.map(([name, text]) => button(text, act(name)))),
      list,
    )
  })
}
