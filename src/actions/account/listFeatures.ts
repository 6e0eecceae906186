import { hasLaterPart } from '../../chains/laterFamilies.ts'
import { isOn, type Options, type WalletFeature } from '../../controllers/options.ts'
import type { Namespace } from '../../types/caip.ts'
import type { ReadonlyState } from '../../utils/state.ts'
import { isWatchOnly } from '../connection/isWatchOnly.ts'
import { onrampProviders } from './onrampProviders.ts'

/** The part of a chain family that each feature requires. Null if the feature requires no part. */
const needs = { onramp: null, swaps: 'swapper', receive: null, send: 'sender' } as const

/** Features of hosted services, which require a project id. */
const hosted: readonly WalletFeature[] = ['onramp', 'swaps']

/** Features available on a namespace, in the order of `features.walletFeaturesOrder`. */
export function listFeatures(
  namespace: Namespace,
  {
    features,
    projectId,
    onramp,
  }: ReadonlyState<Pick<Options, 'features' | 'projectId' | 'onramp'>>,
): WalletFeature[] {
  return features.walletFeaturesOrder.filter((feature) => {
    const need = needs[feature]
    const isHostedBy = !hosted.includes(feature) || Boolean(projectId)
    const hasProvider = feature !== 'onramp' || onrampProviders(namespace, { onramp }).length > 0
    return (
      isOn(features[feature], namespace) &&
      isHostedBy &&
      hasProvider &&
      (need === null || hasLaterPart(namespace, need)) &&
      (feature === 'receive' || !isWatchOnly(namespace))
    )
  })
}

export type HistoryOptions = ReadonlyState<Pick<Options, 'features' | 'projectId'>>

/** True if past transactions may be requested from the blockchain API. */
export function offersHistory(
  namespace: Namespace,
  { features, projectId }: HistoryOptions,
): boolean {
  return (
    isOn(features.history, namespace) && Boolean(projectId) && hasLaterPart(namespace, 'history')
  )
}

export function supportsSend(namespace: Namespace): boolean {
  return hasLaterPart(namespace, 'sender')
}

export function supportsSwap(namespace: Namespace): boolean {
  return hasLaterPart(namespace, 'swapper')
}
