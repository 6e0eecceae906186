import { supportsSwap } from '../../actions/account/listFeatures.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import {
  type UnavailableReason,
  unavailableError,
  unavailableWithoutWallet,
} from '../unavailableReason.ts'
import type { ViewDefinition, ViewDefinitions } from '../viewDefinition.ts'

/** Swapping needs its feature flag, a project id, and a namespace that supports swaps. */
const unavailableReason: UnavailableReason = ({ namespace = networks.activeNamespace }) => {
  const { features, projectId } = options
  if (!features.swaps || !projectId) return unavailableError('Swap', features.swaps)
  const refused = unavailableWithoutWallet('Swapping', namespace)
  if (refused || supportsSwap(namespace)) return refused
  const longMessage = `Nothing can be swapped on ${namespace} from the modal.`
  return new WalletModalError('UNSUPPORTED_CHAIN', { longMessage })
}

const swapping = {
  texts: 'connected',
  needsAccount: true,
  unavailableReason,
} satisfies Partial<ViewDefinition>

export const swap = {
  /** A form that swaps two tokens, with rate and costs. */
  Swap: {
    load: () => import('./SwapView.tsx'),
    ...swapping,
  },
  /** Lists the tokens that can be swapped. */
  SwapSelectToken: {
    load: () => import('./SwapSelectTokenView.tsx'),
    ...swapping,
    requires: ['target'],
  },
  /** Review of a swap. Opens `Swap` if the user has not entered an amount yet. */
  SwapPreview: {
    load: () => import('./SwapPreviewView.tsx'),
    ...swapping,
  },
} satisfies ViewDefinitions
