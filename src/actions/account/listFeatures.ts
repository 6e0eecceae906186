import { namespaceDefinitions } from '../../chains/namespaceDefinitions.ts'
import type { Options, WalletFeature } from '../../controllers/options.ts'
import type { Namespace } from '../../types/caip.ts'
import { onrampProviders } from './onrampProviders.ts'

/** What of a namespace a feature needs; receiving works wherever there is an address. */
const needs = { onramp: 'onramp', swaps: 'swap', receive: null, send: 'send' } as const

/** These are done by the hosted services, which need to know the project. */
const hosted: readonly WalletFeature[] = ['onramp', 'swaps']

/** What can be done with an account's money on a namespace, in the host's order. */
export function listFeatures(
  namespace: Namespace,
  { features, projectId, onramp }: Pick<Options, 'features' | 'projectId' | 'onramp'>,
): WalletFeature[] {
  const supports = namespaceDefinitions[namespace]?.supports
  return features.walletFeaturesOrder.filter((feature) => {
    const need = needs[feature]
    const isHostedBy = !hosted.includes(feature) || Boolean(projectId)
    const hasProvider = feature !== 'onramp' || onrampProviders(namespace, { onramp }).length > 0
    return features[feature] && isHostedBy && hasProvider && (need === null || supports?.[need])
  })
}

/** Whether past transactions are shown: only the blockchain API knows them. */
export function offersActivity(
  namespace: Namespace,
  { features, projectId }: Pick<Options, 'features' | 'projectId'>,
): boolean {
  const supports = namespaceDefinitions[namespace]?.supports
  return features.history && Boolean(projectId && supports?.activity)
}

/** Whether the modal can send on a namespace at all. */
export function supportsSend(namespace: Namespace): boolean {
  return namespaceDefinitions[namespace]?.supports.send ?? false
}

/** Whether the modal can swap on a namespace at all. */
export function supportsSwap(namespace: Namespace): boolean {
  return namespaceDefinitions[namespace]?.supports.swap ?? false
}
