import { isConnected } from '../../src/actions/connection/isConnected.ts'
import { networkFor } from '../../src/actions/connection/networkFor.ts'
import { showUnsupportedChain } from '../../src/actions/modal/followConnections.ts'
import { reportError } from '../../src/actions/report/reportError.ts'
import { syncConnectors } from '../../src/actions/wallets/discoverInstalled.ts'
import { fetchWallets } from '../../src/actions/wallets/fetchWallets.ts'
import { accountOf, connectedNamespaces } from '../../src/controllers/accounts.ts'
import { setAlert } from '../../src/controllers/alert.ts'
import { type Modal, openModals, setOpen, updateModal } from '../../src/controllers/modal.ts'
import {
  findRequestedNetwork,
  networks,
  requestedNamespaces,
  setActiveNamespace,
  setActiveNetwork,
  setRequestedNetworks,
} from '../../src/controllers/networks.ts'
import { options, updateOptions } from '../../src/controllers/options.ts'
import { resetWallets, updateWallets, wallets } from '../../src/controllers/wallets.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import { read } from '../../src/storage/storage.ts'
import type { Network } from '../../src/types/network.ts'
import { namespaceOf } from '../../src/utils/caip.ts'
import { setLogLevel } from '../../src/utils/log.ts'
import { optionAttributes, toOptionName } from './attributes.ts'
import { type AttributeReader, refuseAttribute } from './readAttributes.ts'

let saidMissingProjectId = false

/** Applies the attributes of the page; called at the start and after each change. */
export function configureShared(attributes: AttributeReader): void {
  const directoryBefore = directoryKey()
  // `debug` is applied first, because it decides whether the errors of other attributes are shown in the modal.
  updateOptions({ debug: attributes.read('debug') })
  if (!options.debug) setAlert(null)
  const { tokens: tokensBefore, announce: announcedBefore } = options
  for (const name of Object.keys(optionAttributes) as (keyof typeof optionAttributes)[]) {
    updateOptions({ [toOptionName(name)]: attributes.read(name) })
  }
  setLogLevel(options.debug ? 'debug' : 'error')
  configureNetworks(attributes)
  updateWallets({ recent: read('recentWallets') ?? [] })
  const isOtherDirectory = directoryBefore !== directoryKey()
  if (isOtherDirectory) resetWallets()
  syncConnectors()
  const isListing = openModals().length > 0 && !isConnected()
  if (isOtherDirectory && (isListing || wallets.askedBy === 'page')) void fetchWallets()
  const changes = {
    tokens: JSON.stringify(tokensBefore) !== JSON.stringify(options.tokens),
    announce: announcedBefore !== options.announce,
  }
  if (announcedBefore || connectedNamespaces().length > 0) {
    import('./applyChanges.ts').then(
      ({ applyChanges }) => applyChanges(changes),
      () => {},
    )
  }
  if (!options.projectId && !saidMissingProjectId) {
    saidMissingProjectId = true
    const longMessage =
      'Without project-id only installed wallets work: https://github.com/wallet-modal/wallet-modal#project-id'
    reportError(new WalletModalError('PROJECT_ID_NOT_CONFIGURED', { longMessage }), 'alert')
  }
}

function directoryKey(): string {
  const ids = networks.requested.map((network) => network.caipNetworkId)
  return JSON.stringify([
    options.projectId,
    options.servicesUrl,
    options.featuredWalletIds,
    options.includeWalletIds,
    options.excludeWalletIds,
    options.onlyWallets,
    options.enableCoinbase,
    ids,
  ])
}

/** The last value of `default-network` that was reported as invalid, so that it is reported only once. */
let refusedDefault = ''

/** Returns the network to start on; undefined unless the page has configured it. */
function readDefaultNetwork(attributes: AttributeReader): Network | undefined {
  const wanted = attributes.read('default-network')
  if (!wanted) return undefined
  const network = findRequestedNetwork(wanted.caipNetworkId)
  const ids = networks.requested.map(({ caipNetworkId }) => caipNetworkId)
  const refused = network ? '' : `${wanted.caipNetworkId} is none of ${ids.join(' ')}`
  if (refused && refused !== refusedDefault) {
    const name = 'default-network'
    refuseAttribute(name, `Attribute ${name}: ${refused}. The first of them stands in.`)
  }
  refusedDefault = refused
  return network
}

function configureNetworks(attributes: AttributeReader): void {
  const before = requestedNamespaces()
  setRequestedNetworks(attributes.read('networks'))
  const preferred = readDefaultNetwork(attributes) ?? networks.requested[0]
  const stored = read('activeCaipNetworkId')
  const storedIds: string[] = [...(read('activeCaipNetworkIds') ?? []), ...(stored ? [stored] : [])]
  const namespaces = requestedNamespaces()

  for (const namespace of namespaces) {
    if (accountOf(namespace).status === 'connected') {
      // A connected wallet determines the active network; only the definition of the network may have changed.
      const { caipNetworkId } = accountOf(namespace)
      if (caipNetworkId) setActiveNetwork(networkFor(caipNetworkId))
      continue
    }
    const own = networks.requested.filter((network) => network.chainNamespace === namespace)
    const current = networks.active[namespace]?.caipNetworkId
    // If a script has just added the namespace to the page, the network that is stored for this namespace becomes
    // active.
    const ids = before.has(namespace) ? [] : storedIds
    const next = [...ids, current, preferred?.caipNetworkId]
      .map((id) => own.find((network) => network.caipNetworkId === id))
      .find((network) => network !== undefined)
    const first = next ?? own[0]
    if (first) setActiveNetwork(first)
  }
  const storedNamespace = stored && namespaceOf(stored)
  if (storedNamespace && namespaces.has(storedNamespace) && !before.has(storedNamespace)) {
    setActiveNamespace(storedNamespace)
  } else if ((before.size === 0 || !namespaces.has(networks.activeNamespace)) && preferred) {
    setActiveNamespace(preferred.chainNamespace)
  }
  showUnsupportedChain()
}

/**
 * Language, script and region at the start of a language tag (RFC 5646). `Intl.Locale` is not used, because its first
 * call initialises the browser's locale data, which takes about 15 ms of the first opening.
 */
const wellFormed = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?\b/i

const isEnglish = /^en\b/i

/** The element, an ancestor, or the root of a shadow tree around it. */
type Place = (Node & { lang?: string; host?: Element }) | null | undefined

/**
 * Applies the element's own attributes and its language. `observer` then watches them, and `lang` of its ancestors.
 * Resolves once the texts of the language have loaded, and never rejects.
 */
export async function configureOwn(
  element: HTMLElement,
  modal: Modal,
  attributes: AttributeReader,
  observer: MutationObserver,
): Promise<void> {
  const embedded = attributes.read('embedded')
  const wasEmbedded = modal.state.embedded
  updateModal(modal, {
    layout: attributes.read('layout'),
    themeMode: attributes.read('theme-mode'),
    themeVariables: attributes.read('theme-variables'),
    embedded,
  })
  // A modal that stops being embedded closes, because otherwise it would cover the page as an open overlay.
  if (wasEmbedded && !embedded) setOpen(modal, false)
  const places = new Map<Place, string>()
  // The control `parentNode` of a form stands in for the form's property, and leads back to the form.
  for (let node: Place = element; node && !places.has(node); node = node.parentNode ?? node.host) {
    observer.observe(node, { attributeFilter: ['lang'] })
    places.set(node, node.lang ?? '')
  }
  observer.observe(element, { attributes: true })
  // Frameworks write POSIX locales such as `de_DE`.
  const read = (all: readonly string[]) =>
    all.flatMap((tag) => wellFormed.exec(tag.trim().replaceAll('_', '-'))?.[0] ?? [])
  // The nearest `lang` of the page decides alone; of the browser's languages, the first that has texts.
  const [own] = read([...places.values()])
  const wanted = own ? [own] : [...read(navigator.languages), 'en']
  const [first = 'en'] = wanted
  const { state } = modal
  // Digits are Latin in each language, because users compare them with those in fields, wallets and explorers, which
  // are Latin.
  const locale = `${first}-u-nu-latn`
  updateModal(modal, { locale })
  // English texts of the package are there from the start.
  const isPlain = state.language === 'en' && !options.texts && !state.texts
  if (isPlain && isEnglish.test(first)) return
  // The modal keeps its language if the files of another do not load.
  const found = await import('./findTexts.ts')
    .then(({ findTexts }) => findTexts(wanted, element.dir))
    .catch(() => {})
  // The page may have changed `lang` while the texts loaded.
  if (found && state.locale === locale) updateModal(modal, found)
}
