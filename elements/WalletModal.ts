import type { announcedWalletsKey } from '../src/storage/announcedWallets.ts'
import type { storageKeys, storagePrefix } from '../src/storage/keys.ts'
import type { HostState } from '../src/types/host.ts'
import { type Command, type ElementHost, initialState, restoringSummary } from './host/bridge.ts'
import { announceStored } from './light/announceStored.ts'
import { answerContextRequests } from './light/contexts.ts'
import { BaseElement, isOnThisMachine } from './light/dom.ts'
import { sayFailed } from './light/failure.ts'
import { watchTriggers } from './light/triggers.ts'

// Spelt out, because a module that files loaded later need as well would be a file of its own at page load. The types hold
// them equal to those that are written.
const ownPrefix: typeof storagePrefix = 'wallet-modal/'
const pairingsKey: typeof storageKeys.openPairings = 'wallet-modal/open_pairings'
const announcedKey: typeof announcedWalletsKey = 'wallet-modal/announced_wallets'
const statusKey: typeof storageKeys.connectionStatus = 'wallet-modal/connection_status'

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Set by browsers of visitors who want to load less: https://wicg.github.io/savedata/ */
function savesData(): boolean | undefined {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
}

/**
 * Fetches what an opening shows side by side with what acts on it, instead of after it. A file that does not come is
 * asked for again by who needs it.
 */
function fetchFirstView(element: HTMLElement): void {
  const files: Promise<unknown>[] = [import('./WalletModalElement.ts')]
  const withoutLogins = /"email":\s*false.*"socials":\s*false/.test(
    element.getAttribute('features') ?? '',
  )
  if (element.hasAttribute('project-id') && !withoutLogins) {
    files.push(
      import('../src/views/Connect/ConnectMethods.tsx'),
      import('../src/i18n/en/logins.ts'),
    )
  }
  Promise.all(files).catch(() => {})
}

/** Where a page is developed, mistakes in attributes are explained from here on; other visitors do not pay for it. */
async function teach() {
  return isOnThisMachine ? import('./host/checkAttributes.ts').catch(() => null) : null
}

type CreateHost = typeof import('./host/createHost.ts').createHost

/** The part that loads later, once for the page. */
let createHost: CreateHost | undefined
let loading: Promise<CreateHost> | undefined

/** The elements in the page, oldest first. */
const elements = new Set<WalletModal>()

/**
 * `<wallet-modal>` as it is at page load: it takes commands and answers contexts, and loads what acts
 * on them when the visitor, the host or a stored session asks for it.
 */
export class WalletModal extends BaseElement {
  static formAssociated = true
  static observedAttributes = ['open', 'embedded', 'required', 'announce']

  #root = this.attachShadow({ mode: 'open' })
  #internals = this.attachInternals()
  #publish = answerContextRequests(this)
  #host: ElementHost | undefined
  #stopTriggers: (() => void) | undefined
  #isReady = false
  #takeBackFailure = () => {}
  #checkAnnounced = () => {}

  constructor() {
    super()
    this.addEventListener('walletcommand', (event) => {
      const detail = (event as CustomEvent<unknown>).detail
      if (detail && typeof detail === 'object') {
        // A frozen detail has no room for a result; the command runs all the same.
        Reflect.set(detail, 'result', this.#run(detail as Command))
      }
    })
    this.addEventListener('command', (event) => {
      const { command, source } = event as Event & { command?: string; source?: HTMLElement }
      if (command) this.#runFromButton(command, source)
    })
  }

  connectedCallback(): void {
    this.#watchTriggers()
    // Still known, so it was not removed but moved, within the page or into another document.
    if (elements.has(this)) {
      this.#host?.moved()
      return
    }
    elements.add(this)
    addEventListener('storage', this.#onStorage)
    const restoring = this.#restores()
    if (restoring && !loading) this.#announce()
    if (this.#isReady) {
      this.#enter(restoring)
      return
    }
    const state = createHost ? this.#attach(createHost).state() : this.#begin(restoring)
    // A script that creates the element adds its listeners right after it has put it into the page.
    queueMicrotask(() => {
      this.#isReady = true
      this.dispatchEvent(new CustomEvent('ready', { detail: state }))
      this.#enter(restoring)
    })
  }

  disconnectedCallback(): void {
    this.#stopTriggers?.()
    // Still connected, so the element was moved; connectedCallback follows.
    if (this.isConnected) return
    elements.delete(this)
    this.#checkAnnounced()
    removeEventListener('storage', this.#onStorage)
    this.#host?.removed()
    // Whoever listened to that may have put it back.
    if (!this.isConnected) this.#publish('wallet-modal/account', null)
  }

  attributeChangedCallback(name: string): void {
    if (name === 'required') this.#guardForm()
    else if (name === 'announce') this.#checkAnnounced()
    else if (this.#host) this.#host.openAttributeChanged()
    else if (this.matches('[open],[embedded]')) {
      fetchFirstView(this)
      // The host reads the attribute itself once it is there.
      this.#need().catch(() => this.#sayFailed())
    }
  }

  /** Until the host boundary knows who has signed in, nobody has. */
  #guardForm(): void {
    if (this.#host) return
    const valueMissing = this.hasAttribute('required')
    this.#internals.setValidity({ valueMissing }, 'Sign in first.')
    import('./form/missingSignIn.ts').then(
      ({ guardForm }) =>
        guardForm(this.#root, this.#internals, () => this.#run({ command: 'open' })),
      () => {},
    )
  }

  /** Other apps of the page may look for wallets before anything else has loaded. */
  #announce(): void {
    this.#checkAnnounced = announceStored(
      () => (this.isConnected && this.hasAttribute('announce') ? readStored(announcedKey) : null),
      (namespace) => this.#need().then((host) => host.announced(namespace)),
    )
  }

  /** What is in the page takes part in what happens there, from when any element has loaded the rest. */
  #enter(restoring: boolean): void {
    if (!elements.has(this)) return
    if (createHost) this.#attach(createHost).inserted()
    // A social login that left the page has come back to it.
    const isBack = location.search.includes('result_uri=')
    // A wallet may still approve what an earlier page asked it for.
    const isAwaited = readStored(pairingsKey) !== null
    if (restoring || isBack || isAwaited || this.hasAttribute('debug')) {
      this.#need().catch(() => {
        const state = this.#begin(false)
        if (restoring) this.dispatchEvent(new CustomEvent('statechange', { detail: state }))
      })
    } else {
      // A mistake is told to the developer when the page has loaded, not first when somebody opens the modal.
      teach().then((teacher) => teacher?.hasMistakes(this) && this.#prefetch())
    }
  }

  #watchTriggers(): void {
    this.#stopTriggers?.()
    this.#stopTriggers = watchTriggers(this, {
      onIntent: () => this.#prefetch(),
      onIdle: () => this.#prefetch(),
      onCommand: (command, source) => this.#runFromButton(command, source),
    })
  }

  /** What is known and shown before anything has loaded. */
  #begin(restoring: boolean): HostState {
    const state = initialState(restoring)
    this.#publish('wallet-modal/state', state)
    this.#publish('wallet-modal/account', restoring ? restoringSummary : null)
    this.setAttribute('status', state.status)
    return state
  }

  #sayFailed(): void {
    this.#takeBackFailure()
    this.#takeBackFailure = sayFailed(this.#root)
  }

  /** Another tab of the site has connected or disconnected: the part that loads later shows it. */
  #onStorage = ({ key }: StorageEvent): void => {
    if (key !== null && !key.startsWith(ownPrefix)) return
    if (this.#host) this.#host.storageChanged()
    else if (this.#restores()) this.#need().catch(() => {})
  }

  #restores(): boolean {
    return (
      readStored(statusKey) === 'connected' && this.getAttribute('enable-reconnect') !== 'false'
    )
  }

  /** Fetches our own files only; no service hears of the visitor. */
  #prefetch(): void {
    if (savesData()) return
    this.#load().then(
      (host) => host.prefetch(),
      () => {},
    )
  }

  #attach(create: CreateHost): ElementHost {
    this.#host ??= create({
      element: this,
      root: this.#root,
      internals: this.#internals,
      publish: this.#publish,
      sayFailed: () => this.#sayFailed(),
    })
    return this.#host
  }

  /** Loads the rest for all elements of the page, and lets the oldest in first: it configures the others. */
  #load(): Promise<ElementHost> {
    loading ??= Promise.all([import('./host/createHost.ts'), teach()]).then(
      ([module]) => {
        createHost = module.createHost
        for (const one of elements) if (one.#isReady) one.#attach(createHost).inserted()
        return createHost
      },
      (cause: unknown) => {
        loading = undefined
        throw cause
      },
    )
    return loading.then((create) => this.#attach(create))
  }

  /** Loads the rest for something that cannot go on without it, so a failure raises `error`; a failed prefetch does not. */
  #need(): Promise<ElementHost> {
    return this.#load().catch((cause: unknown) => {
      const shortMessage = 'This part could not be loaded'
      const detail = { code: 'LOAD_FAILED', shortMessage, longMessage: shortMessage, cause }
      this.dispatchEvent(new CustomEvent('error', { detail: Object.freeze(detail) }))
      throw Object.assign(new Error(shortMessage), detail)
    })
  }

  /** Every command waits for the same promise, so commands reach the host in the order sent, whatever loads first. */
  #run(command: Command): Promise<unknown> {
    this.#takeBackFailure()
    if (command.command === 'open' && !this.#host) fetchFirstView(this)
    const result = this.#need().then(
      (host) => host.run(command),
      (error: unknown) => {
        // The visitor expects the modal to appear, so the page says that it cannot.
        if (command.command === 'open' || command.command === 'connect') this.#sayFailed()
        throw error
      },
    )
    // A host that does not wait for the result must not see an unhandled rejection.
    result.catch(() => {})
    return result
  }

  #runFromButton(command: string, source: HTMLElement | null | undefined): void {
    if (command.startsWith('--')) this.#run({ ...source?.dataset, command: command.slice(2) })
  }
}
