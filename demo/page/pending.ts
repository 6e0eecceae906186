import { callRpc } from '../wallets/evm/jsonRpc.ts'
import type { DemoWalletControl } from '../wallets/injected/control.ts'
import { h } from '../wallets/shared/dom.ts'

const LOOK_AGAIN_MS = 1000

interface Controls {
  section: HTMLElement
  hold: HTMLElement
  list: HTMLElement
}

/**
 * Shows the wallet's pending transactions, with buttons to speed up and cancel. The local chains mine at once, unless
 * `hold` stops mining.
 */
export function showPending(
  wallet: DemoWalletControl,
  chains: Readonly<Record<string, string>>,
  { section, hold, list }: Controls,
): void {
  section.hidden = false
  const nodes = Object.entries(chains)
    .filter(([id]) => id.startsWith('eip155:'))
    .map(([, url]) => url)
  const everywhere = (method: string, params: unknown[] = []) =>
    Promise.all(nodes.map((url) => callRpc(url, method, params)))

  hold.addEventListener('change', async () => {
    const isHeld = hold instanceof HTMLInputElement && hold.checked
    await everywhere('evm_setAutomine', [!isHeld])
    if (!isHeld) await everywhere('evm_mine')
    await update()
  })

  const act = (text: string, work: () => Promise<unknown>) =>
    h('button', { type: 'button', onclick: () => void work().then(update, update) }, text)

  let shown = ''
  const settled = new Set<string>()
  async function update(): Promise<void> {
    const sent = wallet.sent().filter(({ hash }) => !settled.has(hash))
    const nodeOf = (chainId: string) => chains[`eip155:${BigInt(chainId)}`] ?? ''
    const states = await Promise.all(
      sent.map(({ hash, chainId }) =>
        callRpc(nodeOf(chainId), 'eth_getTransactionByHash', [hash]).catch(() => null),
      ),
    )
    const pending = sent.filter((_, at) => {
      const state = states[at] as { blockNumber?: unknown } | null | undefined
      return state && !state.blockNumber
    })
    // The transaction was mined or replaced.
    for (const one of sent) if (!pending.includes(one)) settled.add(one.hash)
    // The list is rendered only when it changes, so that its buttons keep the focus.
    const key = pending.map(({ hash }) => hash).join()
    if (key === shown) return
    shown = key
    list.replaceChildren(
      ...pending.map(({ hash, chainId }) =>
        h(
          'li',
          {},
          h('span', {}, `Pending: ${hash.slice(0, 6)}…${hash.slice(-4)}`),
          act('Speed up', () => wallet.speedUp(hash)),
          act('Cancel', () => wallet.cancel(hash)),
          act('Mine now', () => callRpc(nodeOf(chainId), 'evm_mine', [])),
        ),
      ),
    )
  }
  setInterval(() => void update().catch(() => {}), LOOK_AGAIN_MS)
}
