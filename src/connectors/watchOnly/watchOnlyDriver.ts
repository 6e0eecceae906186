import { loadFamilyPart } from '../../chains/families.ts'
import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type {
  ConnectorDriver,
  ConnectRequest,
  WalletConnection,
} from '../../types/connectorDriver.ts'
import type { Network } from '../../types/network.ts'

async function refuse(): Promise<never> {
  const message = 'The account is shown without a wallet, so that nothing can be signed.'
  throw new ProviderRpcError(errorCodes.unauthorized, message)
}

/**
 * Opens the account whose address is the request's print.
 * @throws WalletModalError INVALID_VIEW_DATA if the address is none of the network
 */
async function toConnection({
  connector,
  context,
  print = '',
  network: wanted,
}: ConnectRequest): Promise<WalletConnection[]> {
  const { id, name, type, namespace } = connector
  const network = wanted ?? context.preferredNetwork(namespace)
  const [adapter, create] = await Promise.all([
    loadFamilyPart(namespace, 'adapter'),
    loadLaterPart(namespace, 'watchOnly'),
  ])
  const address = adapter.toAddress?.(print)
  const isOn = (one: Network) => !address || adapter.isAddressOn?.(address, one) !== false
  if (!network || !address || !isOn(network)) {
    const longMessage = `No address of ${network?.caipNetworkId}: ${print}`
    throw new WalletModalError('INVALID_VIEW_DATA', { params: { missing: 'address' }, longMessage })
  }
  return [
    {
      namespace,
      provider: create({
        address,
        network,
        context,
        isOn: (id) => context.networks.some((one) => one.caipNetworkId === id && isOn(one)),
        refuse,
      }),
      wallet: { id, name, rdns: null, type },
      approvedCaipNetworkIds: null,
      // Other apps would take an announced account for one that signs.
      announcesItself: true,
      print: address,
    },
  ]
}

/** Driver of accounts that are only shown. `print` of a request is the account's address. */
export const watchOnlyDriver: ConnectorDriver = {
  connect: toConnection,
  restore: toConnection,
  // There is no wallet whose session would end.
  async disconnect() {},
}
