import { ADA, GRACE, TREASURY } from './accounts.ts'

/** Names in the ENS registry of the local Ethereum, there and back. */
export const ensNames: Readonly<Record<string, string>> = {
  'ada.demo.eth': ADA,
  'grace.demo.eth': GRACE,
}

/** Names that the registrar has given away before anybody comes. */
export const registeredNames: Readonly<Record<string, string>> = {
  'grace.reown.id': GRACE,
  'treasury.reown.id': TREASURY,
}
