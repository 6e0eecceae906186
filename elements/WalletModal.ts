import type { announcedWalletsKey } from '../src/storage/announcedWallets.ts'
import type { storageKeys, storagePrefix } from '../src/storage/keys.ts'
import type { HostState } from '../src/types/host.ts'
import { type Command, type ElementHost, initialState, restoringSummary } from './host/bridge.ts'
import { announceStored } from './light/announceStored.ts'
import { answerContextRequests } from './light/contexts.ts'
import { BaseElement, isOnThisMachine, nextFrame } from './light/dom.ts'
import { showFailure } from './light/failure.ts'
import { watchTriggers } from './light/triggers.ts'

// Literals, because a module shared with later chunks would be a file of its own at page load. The types keep them
// equal to the constants.
const ownPrefix: typeof storagePrefix = 'wallet-modal/'
const pairingsKey: typeof storageKeys.openPairings = 'wallet-modal/open_pairings'
const announcedKey: typeof announcedWalletsKey = 'wallet-modal/announced_wallets'
const statusKey: typeof storageKeys.connectionStatus = 'wallet-modal/connection_status'

function readStored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

/** Set by browsers of users who want to load less: https://wicg.github.io/savedata/ */
function savesData(): boolean | undefined {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
}

/** Fetches the shell in parallel with the host's chunks. A failed fetch is repeated when the shell is needed. */
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

/** Loads the checks of attributes during development. Production pages do not load them. */
async function teach() {
  return isOnThisMachine ? import('./host/checkAttributes.ts').catch(() => null) : null
}

type CreateHost = typeof import('./host/createHost.ts').createHost

/** The lazy host boundary, which loads once for the page. */
let createHost: CreateHost | undefined
let loading: Promise<CreateHost> | undefined

/** Elements in the page, oldest first. */
const elements = new Set<WalletModal>()

/**
 * `<wallet-modal>` at page load: takes commands and context requests, and loads the code for them when the
 * user, the host or a stored session needs it.
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
  /** Resolves once listeners that a framework adds in effects are in place and the element takes part in the page. */
  #settled = Promise.resolve()
  #takeBackFailure = () => {}
  #checkAnnounced = () => {}

  constructor() {
    super()
    this.addEventListener('walletcommand', (event) => {
      const detail = (event as CustomEvent<unknown>).detail
      if (Object(detail) === detail) {
        // A frozen detail cannot take a result; the command runs all the same.
        Reflect.set(detail as Command, 'result', this.#run(detail as Command))
      }
    })
    this.addEventListener('command', (event) => {
      const { command, source } = event as Event & { command?: string; source?: HTMLElement }
      if (command) this.#runFromButton(command, source)
    })
  }

  connectedCallback(): void {
    this.#watchTriggers()
    // The element is still in the set, so it was moved, within the page or into another document.
    if (elements.has(this)) {
      this.#host?.moved()
      return
    }
    elements.add(this)
    addEventListener('storage', this.#onStorage)
    const restoring = this.#restores()
    if (restoring && !loading) this.#announce()
    const state = createHost ? this.#attach(createHost).state() : this.#begin(restoring)
    this.#settled = nextFrame().then(() => {
      if (!elements.has(this)) return
      if (!this.#isReady) this.dispatchEvent(new CustomEvent('ready', { detail: state }))
      this.#isReady = true
      // A listener may have removed the element.
      if (createHost && elements.has(this)) this.#attach(createHost).inserted()
    })
    this.#beginLoading(restoring)
  }

  disconnectedCallback(): void {
    this.#stopTriggers?.()
    // The element is still connected, so it was moved; connectedCallback follows.
    if (this.isConnected) return
    elements.delete(this)
    this.#checkAnnounced()
    removeEventListener('storage', this.#onStorage)
    this.#host?.removed()
    // A listener may have inserted the element again.
    if (!this.isConnected) this.#publish('wallet-modal/account', null)
  }

  attributeChangedCallback(name: string): void {
    if (name === 'required') this.#guardForm()
    else if (name === 'announce') this.#checkAnnounced()
    else if (this.#host) this.#host.openAttributeChanged()
    else if (this.matches('[open],[embedded]')) {
      fetchFirstView(this)
      // The host reads the attribute itself once it has loaded.
      this.#need().catch(() => this.#showFailure())
    }
  }

  /** Blocks the form until the host boundary knows the sign-in session. */
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
      () => this.isConnected && this.hasAttribute('announce') && readStored(announcedKey),
      (namespace) => this.#need().then((host) => host.announced(namespace)),
    )
  }

  /** Loads the host at once if something waits for it. */
  #beginLoading(restoring: boolean): void {
    if (
      restoring ||
      // A social login that had replaced the page has returned to it.
      location.search.includes('result_uri=') ||
      // A wallet may still approve a pairing of an earlier page.
      readStored(pairingsKey) ||
      this.hasAttribute('debug')
    ) {
      this.#need().catch(() => {
        const state = this.#begin(false)
        if (restoring) this.dispatchEvent(new CustomEvent('statechange', { detail: state }))
      })
    } else {
      // An attribute error is reported when the page has loaded, before the modal is first opened.
      teach().then((teacher) => teacher?.hasMistakes(this) && this.#prefetch())
    }
  }

  #watchTriggers(): void {
    this.#stopTriggers?.()
    this.#stopTriggers = watchTriggers(this, {
      prefetch: () => this.#prefetch(),
      onCommand: (command, source) => this.#runFromButton(command, source),
    })
  }

  #begin(restoring: boolean): HostState {
    const state = initialState(restoring)
    this.#publish('wallet-modal/state', state)
    this.#publish('wallet-modal/account', restoring ? restoringSummary : null)
    this.setAttribute('status', state.status)
    return state
  }

  #showFailure(): void {
    this.#takeBackFailure()
    this.#takeBackFailure = showFailure(this.#root)
  }

  /** Another tab of the site has connected or disconnected; the host shows it. */
  #onStorage = ({ key }: StorageEvent): void => {
    if (!(key ?? ownPrefix).startsWith(ownPrefix)) return
    if (this.#host) this.#host.storageChanged()
    else if (this.#restores()) this.#need().catch(() => {})
  }

  #restores(): boolean {
    return (
      readStored(statusKey) === 'connected' && this.getAttribute('enable-reconnect') !== 'false'
    )
  }

  /** Fetches the modal's own chunks; no service gets a request. */
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
      showFailure: () => this.#showFailure(),
    })
    return this.#host
  }

  /** The oldest element's host is created first, since it configures the others. */
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
    return Promise.all([loading, this.#settled]).then(([create]) => this.#attach(create))
  }

  /** Loads the host boundary for a caller that needs it. A failure emits `error`; a failed prefetch does not. */
  #need(): Promise<ElementHost> {
    return this.#load().catch((cause: unknown) => {
      const shortMessage = 'This part could not be loaded'
      const detail = { code: 'LOAD_FAILED', shortMessage, longMessage: shortMessage, cause }
      this.dispatchEvent(new CustomEvent('error', { detail: Object.freeze(detail) }))
      throw Object.assign(new Error(shortMessage), detail)
    })
  }

  /** Returns one promise for all commands, so that they reach the host in the order sent, whatever loads first. */
  #run(command: Command): Promise<unknown> {
    this.#takeBackFailure()
    if (command.command === 'open' && !this.#host) fetchFirstView(this)
    const result = this.#need().then(
      (host) => host.run(command),
      (error: unknown) => {
        // The user expects the modal to open, so the failure is shown in the page.
        if (command.command === 'open' || command.command === 'connect') this.#showFailure()
        throw error
      },
    )
    // A host that ignores the result must not get an unhandled rejection.
    result.catch(() => {})
    return result
  }

  #runFromButton(command: string, source: HTMLElement | null | undefined): void {
    if (command.startsWith('--')) this.#run({ ...source?.dataset, command: command.slice(2) })
  }
}
