import { bytesToHex } from '@noble/hashes/utils'
import { decodeSs58 } from '../../ss58.ts'

/** For tests: the bytes of an account, in hexadecimal. */
export const idOf = (address: string) =>
  `0x${bytesToHex(decodeSs58(address)?.accountId ?? new Uint8Array())}`

/** For tests: locations and assets of XCM 4, as Asset Hub sees them. */
export const relay = { parents: 1, interior: 'Here' }
export const chainAt = (id: number) => ({ parents: 1, interior: { X1: [{ Parachain: id }] } })
export const accountAt = (address: string) => ({
  parents: 0,
  interior: { X1: [{ AccountId32: { network: null, id: idOf(address) } }] },
})
export const evmAccount = (key: string) => ({
  parents: 0,
  interior: { X1: [{ AccountKey20: { network: null, key } }] },
})
export const tokenAt = (id: number, pallet = 50) => ({
  parents: 0,
  interior: { X2: [{ PalletInstance: pallet }, { GeneralIndex: id }] },
})
export const some = (id: object, amount: number) => ({ id, fun: { Fungible: amount } })
