import { closeModal } from '../../src/actions/modal/closeModal.ts'
import { openModal } from '../../src/actions/modal/openModal.ts'
import type { Modal } from '../../src/controllers/modal.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import { loadMessages } from '../../src/i18n/messages.ts'
import { loadPart } from '../../src/utils/loadPart.ts'
import { readLog } from '../../src/utils/log.ts'
import type { Command } from './bridge.ts'
import { createCommandQueue } from './commandQueue.ts'
import type { ConnectionCommand } from './connectionCommands.ts'
import { takeModalTurn } from './modalTurns.ts'
import { readNamespace } from './readNamespace.ts'
import { takeSnapshot } from './snapshot.ts'

/** The returned function is called in order and takes effect synchronously. */
type Prepare = (modal: Modal, command: Command) => (() => unknown) | Promise<() => unknown>

/** @throws WalletModalError LOAD_FAILED */
async function loadWithMessages<Part>(modal: Modal, part: Promise<Part>): Promise<Part> {
  const [loaded] = await loadPart(Promise.all([part, viewMessages(modal)]))
  return loaded
}

const viewMessages = ({ state }: Modal) => loadMessages(state.language, 'views')

/** Wallet commands load with the first of them; opening needs none. */
const askWallet: Prepare = async (modal, command) => {
  const part = await loadWithMessages(modal, import('./connectionCommands.ts'))
  return () => part.connectionCommands[command.command as ConnectionCommand](modal, command)
}

const commands: Readonly<Record<string, Prepare>> = {
  async open(modal, command) {
    if (command.view === undefined) {
      return () => {
        const namespace = readNamespace(command.namespace)
        takeModalTurn(modal)
        openModal(modal, { namespace })
      }
    }
    const { readView } = await loadPart(import('./readView.ts'))
    return () => {
      const namespace = readNamespace(command.namespace)
      const read = readView(command)
      takeModalTurn(modal)
      openModal(modal, { ...read, namespace })
    }
  },
  close: (modal) => () => {
    takeModalTurn(modal)
    closeModal(modal)
  },
  connect: askWallet,
  disconnect: askWallet,
  'switch-network': askWallet,
  'sign-message': askWallet,
  async 'sign-in'(modal) {
    const { signInByCommand } = await loadWithMessages(modal, import('./signInPart.ts'))
    return () => signInByCommand(modal)
  },
  state: (modal) => () => takeSnapshot(modal),
  log: () => readLog,
}

/** One queue for the page: its elements share the connections. */
const inOrder = createCommandQueue()

/** @throws WalletModalError UNKNOWN_COMMAND, LOAD_FAILED, and the command's own errors */
export function runCommand(modal: Modal, command: Command): Promise<unknown> {
  return inOrder(() => {
    const { command: name } = command
    const prepare = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (prepare) return prepare(modal, command)
    const longMessage = `No such command: ${name}`
    throw new WalletModalError('UNKNOWN_COMMAND', { longMessage })
  })
}
