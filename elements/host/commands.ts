import { closeModal } from '../../src/actions/closeModal.ts'
import { isConnected, openModal } from '../../src/actions/openModal.ts'
import type { Modal } from '../../src/controllers/modal.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import { loadMessages } from '../../src/i18n/messages.ts'
import { viewRegistry } from '../../src/views/registry.ts'
import type { Command } from './bridge.ts'
import { readNamespace, readView } from './commandData.ts'
import type { connectionCommands } from './connectionCommands.ts'
import { takeSnapshot } from './snapshot.ts'

type Run = (modal: Modal, command: Command) => unknown

async function open(modal: Modal, command: Command): Promise<void> {
  const namespace = readNamespace(command.namespace)
  const { view, data: read } = readView(command) ?? {}
  const data = read instanceof Promise ? await read : read
  const needsAccount = view && viewRegistry[view]?.needsAccount
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

/** @throws WalletModalError UNKNOWN_COMMAND, and whatever the command itself raises */
export async function runCommand(modal: Modal, command: Command): Promise<unknown> {
  const run = Object.hasOwn(commands, command.command) ? commands[command.command] : undefined
  if (run) return run(modal, command)
  const longMessage = `No such command: ${command.command}`
  throw new WalletModalError('UNKNOWN_COMMAND', { longMessage })
}
