import { signMessage } from '../../src/actions/account/signMessage.ts'
import { networks } from '../../src/controllers/networks.ts'
import type { Command } from './bridge.ts'
import { readNamespace } from './readNamespace.ts'

/** @throws WalletModalError NOT_CONNECTED, and what the wallet raises */
export function signText({ namespace, message }: Command): Promise<string> {
  return signMessage(readNamespace(namespace) ?? networks.activeNamespace, String(message ?? ''))
}
