import { closeModal } from '../../src/actions/modal/closeModal.ts'
import { openModal } from '../../src/actions/modal/openModal.ts'
import { reportError, toWalletModalError } from '../../src/actions/report/reportError.ts'
import type { Modal } from '../../src/controllers/modal.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import { errorText, loadMessages } from '../../src/i18n/messages.ts'
import { loadPart } from '../../src/utils/loadPart.ts'
import { readLog } from '../../src/utils/log.ts'
import type { Command } from './bridge.ts'
import type { ConnectionCommand } from './connectionCommands.ts'
import { takeModalTurn } from './modalTurns.ts'
import { readNamespace } from './readNamespace.ts'
import { takeSnapshot } from './snapshot.ts'

type Start = () => unknown

/**
 * Runs a command. `prepare` loads the command's code at once; the function that it resolves with starts the command, in
 * the order of the calls.
 */
type InOrder = (prepare: () => Start | Promise<Start>) => Promise<unknown>

/**
 * Creates a queue that starts commands in the order of the calls. Later commands wait for a command whose code loads
 * slowly, but not for a command that waits for the user after its start.
 */
export function createCommandQueue(): InOrder {
  let last: Promise<unknown> = Promise.resolve()

  return (prepare) => {
    const before = last
    const prepared = new Promise<Start>((resolve) => resolve(prepare()))
    prepared.catch(() => {})
    const started = before.then(async () => {
      const start = await prepared
      // The result is wrapped in an object, because awaiting the promise itself would await the end of the command.
      return { result: start() }
    })
    last = started.catch(() => {})
    return started.then(({ result }) => result)
  }
}

/** The error that a command rejects with. `message` and `shortMessage` are the sentence of the catalogue, in English. */
export interface Rejection extends Error {
  code: string
  shortMessage: string
  longMessage: string
}

/**
 * Emits `error` and returns the rejection. With `debug` the open modal shows the error, since the page's developer can
 * fix most failures of commands.
 */
export async function toRejection(thrown: unknown, language: string): Promise<Rejection> {
  const error = toWalletModalError(thrown)
  // Most texts of errors load with the first view or wallet, so the text of this error may be missing.
  if (!errorText('en', error)) await loadMessages(language, 'connecting').catch(() => {})
  reportError(error, 'alert')
  const shortMessage = errorText('en', error) || error.code
  const { code, longMessage = shortMessage, cause } = error
  const rejection = new Error(shortMessage, { cause })
  return Object.assign(rejection, { name: error.name, code, shortMessage, longMessage })
}

/**
 * Loads a command's code. The queue calls the returned functions in the order of the commands. Each takes effect
 * synchronously.
 */
type Prepare = (modal: Modal, command: Command) => (() => unknown) | Promise<() => unknown>

/** @throws WalletModalError LOAD_FAILED if a chunk does not load */
async function loadWithMessages<Part>(modal: Modal, part: Promise<Part>): Promise<Part> {
  const [loaded] = await loadPart(Promise.all([part, viewMessages(modal)]))
  return loaded
}

const viewMessages = ({ state }: Modal) => loadMessages(state.language, 'connecting')

/**
 * Runs a command to a wallet. The code of these commands loads with the first one, since opening the modal does not
 * need it.
 */
const prepareWalletCommand: Prepare = async (modal, command) => {
  const part = await loadWithMessages(modal, import('./connectionCommands.ts'))
  return () => part.connectionCommands[command.command as ConnectionCommand](modal, command)
}

/** Runs a command that reads the account, whose code is that of the account's views. */
const prepareAccountCommand: Prepare = async (modal, command) => {
  const part = await loadWithMessages(modal, import('./accountCommands.ts'))
  return () => part.accountCommands[command.command as keyof typeof part.accountCommands](command)
}

/**
 * Moves the focus from the element's button, which was pressed, to the card in the page, which may be out of sight. A
 * dialog takes the focus by itself.
 */
function followButton({ host }: Modal): void {
  const page = host?.getRootNode() as Document | ShadowRoot | undefined
  const id = CSS.escape(host?.id ?? '')
  if (!id || !page?.activeElement?.matches(`[for="${id}"],[commandfor="${id}"]`)) return
  host?.shadowRoot?.querySelector<HTMLElement>('.title')?.focus()
}

const prepareOpen: Prepare = async (modal, command) => {
  if (command.view === undefined) {
    return () => {
      const namespace = readNamespace(command.namespace)
      takeModalTurn(modal)
      openModal(modal, { namespace })
    }
  }
  const { prepareOpening } = await loadPart(import('./openView.ts'))
  return prepareOpening(modal, command)
}

const commands: Readonly<Record<string, Prepare>> = {
  async open(modal, command) {
    const open = await prepareOpen(modal, command)
    return () => {
      const opening = open()
      if (modal.state.embedded) followButton(modal)
      return opening
    }
  },
  close: (modal) => () => {
    takeModalTurn(modal)
    closeModal(modal)
  },
  connect: prepareWalletCommand,
  disconnect: prepareWalletCommand,
  'switch-network': prepareWalletCommand,
  'sign-message': prepareWalletCommand,
  'search-wallets': prepareWalletCommand,
  async 'sign-in'(modal) {
    const { signInByCommand } = await loadWithMessages(modal, import('./signInPart.ts'))
    return () => signInByCommand(modal)
  },
  tokens: prepareAccountCommand,
  transactions: prepareAccountCommand,
  permissions: prepareAccountCommand,
  state: (modal) => () => takeSnapshot(modal),
  log: () => readLog,
}

/** All elements share one queue of commands, because they share the connections. */
const inOrder = createCommandQueue()

/**
 * Runs a command.
 * @throws WalletModalError UNKNOWN_COMMAND if there is no such command; LOAD_FAILED if a chunk does not load; the
 * command's own errors
 */
export function runCommand(modal: Modal, command: Command): Promise<unknown> {
  return inOrder(() => {
    const { command: name } = command
    const prepare = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (prepare) return prepare(modal, command)
    const longMessage = `No such command: ${name}`
    throw new WalletModalError('UNKNOWN_COMMAND', { longMessage })
  })
}
