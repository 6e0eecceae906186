import type { SwapToken } from '../../types/swap.ts'

export const contractOf = ({ address }: SwapToken): string => address.split(':').at(-1) ?? ''
