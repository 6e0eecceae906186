import { supportsSend } from '../../actions/account/listFeatures.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { GivenData } from '../../types/view.ts'
import { loadPart } from '../../utils/loadPart.ts'
import {
  type UnavailableReason,
  unavailableFeature,
  unavailableWithoutWallet,
} from '../unavailableReason.ts'
import type { CheckData, ViewDefinitions } from '../viewDefinition.ts'

const unavailableReason: UnavailableReason = ({ namespace = networks.activeNamespace }) => {
  const off = unavailableFeature('Send', options.features.send, namespace)
  const refused = off ?? unavailableWithoutWallet('Sending', namespace)
  if (refused || supportsSend(namespace)) return refused
  const longMessage = `Nothing can be sent on ${namespace} from the modal.`
  return new WalletModalError('UNSUPPORTED_CHAIN', { longMessage })
}

async function prepareCheck(given: GivenData): Promise<CheckData> {
  const { preparePaymentCheck } = await loadPart(import('../../actions/send/checkPayment.ts'))
  return preparePaymentCheck(given)
}

export const walletSend = {
  /** A form that sends a token. */
  WalletSend: {
    load: () => import('./WalletSendView.tsx'),
    texts: 'connected',
    needsAccount: true,
    unavailableReason,
    prepareCheck,
  },
  /** Lists the tokens that can be sent. */
  WalletSendSelectToken: {
    load: () => import('./WalletSendSelectTokenView.tsx'),
    texts: 'connected',
    needsAccount: true,
    unavailableReason,
  },
  /** Review of a transfer: amount, receiver, fee. */
  WalletSendPreview: {
    load: () => import('./WalletSendPreviewView.tsx'),
    texts: 'connected',
    needsAccount: true,
    unavailableReason,
  },
} satisfies ViewDefinitions
