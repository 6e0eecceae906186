import type { Order, OrderFee, OrderPayment, PayingAccount } from '../../../types/order.ts'
import { walletFee } from '../walletFee.ts'

/** An order with the fee, payment and members that a test needs. */
export function testOrder(
  account: PayingAccount,
  {
    fee: given,
    pays,
    ...rest
  }: Partial<Omit<Order, 'fee' | 'pays'>> & {
    fee?: Partial<OrderFee>
    pays?: Partial<OrderPayment> | null
  } = {},
): Order {
  const { symbol, decimals } = account.network.nativeCurrency
  const payment: OrderPayment = {
    token: null,
    tokenId: null,
    symbol,
    decimals,
    iconUrl: null,
    amountBaseUnits: 10n ** BigInt(decimals),
    cents: null,
  }
  return {
    kind: 'send',
    account,
    to: '0xto',
    pays: pays === null ? null : { ...payment, ...pays },
    fee: { ...walletFee, ...given },
    nativeBalance: null,
    madeAt: 0,
    deadline: null,
    ...rest,
  }
}
