import type { CaipNetworkId } from '../../types/caip.ts'
import type { PaymentReader } from '../../types/payment.ts'
import { cleanCode } from '../../utils/cleanText.ts'
import { polkadotSender } from './send/sender.ts'

const caip10 = /^(polkadot:[\da-f]{32}):([\da-z]{1,64})$/i

/** Reads CAIP-10 ids. Polkadot has no standard of payment URIs. */
export const polkadotPayments: PaymentReader = {
  readPayment(text) {
    const [, network, account] = caip10.exec(cleanCode(text)) ?? []
    if (network === undefined || account === undefined) return { problem: 'paymentMalformed' }
    const caipNetworkId = network.toLowerCase() as CaipNetworkId
    const read = polkadotSender.readAddress(account, caipNetworkId)
    if ('problem' in read) return read
    const recipient = read.address
    return { payment: { caipNetworkId, recipient, token: null, amountBaseUnits: null } }
  },
}
