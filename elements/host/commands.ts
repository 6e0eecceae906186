import { closeModal } from '../../src/actions/modal/closeModal.ts'
import { isConnected, openModal } from '../../src/actions/modal/openModal.ts'
import type { Modal } from '../../src/controllers/modal.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import { loadMessages } from '../../src/i18n/messages.ts'
import type { Command } from './bridge.ts'
import type { connectionCommands } from './connectionCommands.ts'
import { readNamespace } from './readNamespace.ts'
import { takeSnapshot } from './snapshot.ts'

type Run = (modal: Modal, command: Command) => unknown

/** Without a view it is done before it returns. */
async function open(modal: Modal, command: Command): Promise<void> {
  const namespace = readNamespace(command.namespace)
  if (command.view === undefined) return openModal(modal, { namespace })
  const { readView } = await import('./readView.ts')
  const { view, data, needsAccount } = readView(command)
  if (needsAccount && !isConnected()) openModal(modal, { view: 'Connect', namespace })
  else openModal(modal, { view, data, namespace })
}

const later =
  (name: keyof typeof connectionCommands): Run =>
  async (modal, command) => {
    const [{ connectionCommands: commands }] = await Promise.all([
      import('./connectionCommands.ts'),
      loadMessages(modal.state.language, 'views'),
    ])
    return commands[name](modal, command)
  }

/** The commands of the host interface. */
const commands: Readonly<Record<string, Run>> = {
  open,
  close: closeModal,
  connect: later('connect'),
  disconnect: later('disconnect'),
  'switch-network': later('switch-network'),
  'sign-in': () => {
    throw new WalletModalError('SIWX_NOT_ENABLED')
  },
  'sign-message': later('sign-message'),
  state: takeSnapshot,
}

/** Views that are being opened. What is commanded after that waits, so that all takes effect in its order. */
const opening = new WeakMap<Modal, Promise<unknown>>()

/** @throws WalletModalError UNKNOWN_COMMAND, and whatever the command itself raises */
export async function runCommand(modal: Modal, command: Command): Promise<unknown> {
  const run = Object.hasOwn(commands, command.command) ? commands[command.command] : undefined
  if (!run) {
    const longMessage = `No such command: ${command.command}`
    throw new WalletModalError('UNKNOWN_COMMAND', { longMessage })
  }
  const before = opening.get(modal)
  if (!before && run !== open) return run(modal, command)
  const result = before ? before.then(() => run(modal, command)) : run(modal, command)
  if (run === open) {
    const settled = Promise.resolve(result).catch(() => {})
    opening.set(modal, settled)
    void settled.then(() => opening.get(modal) === settled && opening.delete(modal))
  }
  return result
}
