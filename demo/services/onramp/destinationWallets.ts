import * as z from 'zod/mini'
import { isAddressOn } from './isAddressOn.ts'

const wallet = z
  .object({
    address: z.string(),
    blockchains: z.array(z.string()).check(z.minLength(1), z.maxLength(50)),
    assets: z.array(z.string()).check(z.minLength(1), z.maxLength(200)),
  })
  .check(
    z.refine(({ address, blockchains }) => blockchains.every((one) => isAddressOn(one, address))),
  )

/** The receiving accounts: their assets and blockchains. */
export const destinationWallets = z.array(wallet).check(z.minLength(1), z.maxLength(20))
