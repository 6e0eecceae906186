import { payingAccount } from '../../actions/account/payingAccount.ts'
import { assessOrder } from '../../actions/onramp/assessOrder.ts'
import { type OnrampState, onramp } from '../../controllers/onramp.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useText } from '../context.ts'
import { usePayer } from '../shared/usePayer.ts'

/** Returns the order and the account that pays it; both are null while no account is connected. */
export function useOrder() {
  const { locale } = useText()
  const payer = usePayer(payingAccount)
  const state = useStateOf(onramp, { sync: true }) as OnrampState
  const order = payer && assessOrder(state, payer.network, locale)
  return { payer, order, ...state }
}
