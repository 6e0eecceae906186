import { decimalText, worth } from './decimalText.ts'

/** A row of the hosted service without its image. */
export interface BalanceRow {
  name: string
  symbol: string
  chainId: string
  /** CAIP-10 of the token; absent for the native token. */
  address?: string
  value?: number
  price: number
  quantity: { decimals: string; numeric: string }
}

interface Asset {
  name: string
  symbol: string
  decimals: number
  price: number | null
}

/** Tokens without a price have the value 0. */
export function balanceRow(
  { name, symbol, decimals, price }: Asset,
  amountBaseUnits: bigint,
  chainId: string,
  token?: string,
): BalanceRow {
  return {
    name,
    symbol,
    chainId,
    ...(token !== undefined && { address: `${chainId}:${token}` }),
    ...(price !== null && { value: worth(amountBaseUnits, decimals, price) }),
    price: price ?? 0,
    quantity: { decimals: String(decimals), numeric: decimalText(amountBaseUnits, decimals) },
  }
}
