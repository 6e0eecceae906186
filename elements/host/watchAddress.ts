import { connect } from '../../src/actions/connection/connect.ts'
import { watchOnly } from '../../src/connectors/watchOnly/kind.ts'
import { signInGate } from '../../src/controllers/signInGate.ts'
import type { ConnectDetail } from '../../src/types/host.ts'
import {
  missingDataError,
  unavailableError,
  unavailableWallet,
} from '../../src/views/unavailableReason.ts'
import { readNetwork } from './commandData.ts'
import { readNamespace } from './readNamespace.ts'

/**
 * Connects an account without a wallet, given by its CAIP-10 id.
 * @throws WalletModalError INVALID_VIEW_DATA if it is none; NETWORK_NOT_FOUND if the page has not configured its network;
 * NOT_ENABLED if the page requires a sign-in, or lists other wallets only
 */
export async function watchAddress(
  given: unknown,
  namespace: unknown,
): Promise<ConnectDetail | undefined> {
  const { connector, type } = watchOnly
  const reason = unavailableWallet({ wallet: connector })
  if (reason) throw reason
  if (signInGate()?.isOn()) throw unavailableError('An account without a wallet', false)
  const [, networkId, address] = /^([^:]+:[^:]+):(.+)$/.exec(String(given)) ?? []
  if (!address) {
    const longMessage = `A CAIP-10 id has three parts, such as eip155:1:0x…: ${given}`
    throw missingDataError('address', longMessage)
  }
  const network = readNetwork(networkId)
  const own = network.chainNamespace
  if ((readNamespace(namespace) ?? own) !== own) {
    throw missingDataError('namespace', `${given} is not on ${namespace}.`)
  }
  const target = { namespace: own, network }
  const [detail] = await connect({ ...connector, type, namespace: own }, { target, print: address })
  return detail
}
