import { laterFamilies } from '../../chains/laterFamilies.ts'
import type { Namespace } from '../../types/caip.ts'

/** True if the family has a standard of payment links. */
export const canAskForPayments = (namespace: Namespace): boolean =>
  laterFamilies[namespace]?.paymentScheme !== undefined
