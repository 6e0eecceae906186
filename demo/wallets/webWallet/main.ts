import { h } from '../shared/dom.ts'
import { createBip122 } from '../walletConnectWallet/namespaces/bip122.ts'
import { createEip155 } from '../walletConnectWallet/namespaces/eip155.ts'
import { loadPolkadot } from '../walletConnectWallet/namespaces/loadPolkadot.ts'
import { createSolana } from '../walletConnectWallet/namespaces/solana.ts'
import { WalletConnectWallet } from '../walletConnectWallet/WalletConnectWallet.ts'
import { createApprovalCard } from './approvalCard.ts'
import { createNamespaceCard } from './namespaceCard.ts'
import { createPairForm } from './pairForm.ts'
import { readParameters } from './parameters.ts'
import { keepSelection, restoreSelection } from './selection.ts'
import { createSessionList } from './sessionList.ts'
import { becomeOnlyTab } from './singleTab.ts'

const { uri, relayUrl, ...familyOptions } = readParameters(location.search)
const main = document.getElementById('wallet') ?? document.body
const status = h('p', { className: 'status', role: 'status' })

/** Namespaces without a reachable chain are not shown. */
const families = [
  createEip155(familyOptions),
  await createSolana(familyOptions),
  createBip122(familyOptions),
  ...(await loadPolkadot(familyOptions)),
]
const namespaces = families.filter((family) =>
  Object.keys(familyOptions.rpcUrls).some((id) => id.startsWith(`${family.name}:`)),
)
for (const namespace of namespaces) await restoreSelection(namespace)
const wallet = await WalletConnectWallet.start({ relayUrl, url: location.origin, namespaces })

const form = createPairForm((pasted) => wallet.pair(pasted))
const sessions = createSessionList(wallet)
const cards = namespaces.map(createNamespaceCard)
main.append(
  createApprovalCard(wallet.approvals),
  status,
  ...cards.map(({ element }) => element),
  form.element,
  sessions.element,
)
wallet.events.on('change', () => {
  for (const part of [sessions, ...cards]) part.update()
  for (const namespace of namespaces) keepSelection(namespace)
})
wallet.events.on('activity', (activity: string) => {
  status.textContent = activity
})

becomeOnlyTab(() => {
  wallet.close()
  const again = h('button', { type: 'button', className: 'primary' }, 'Use it here')
  again.addEventListener('click', () => location.reload())
  main.replaceChildren(
    h('h1', {}, 'Demo wallet'),
    h('p', {}, 'The wallet is open in another tab.'),
    again,
  )
})

if (uri) {
  // A reload must not pair again.
  const address = new URL(location.href)
  address.searchParams.delete('uri')
  history.replaceState(null, '', address)
  form.submit(uri)
}
