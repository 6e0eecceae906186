import { ADA, GRACE, TREASURY } from './accounts.ts'

/** Names in the ENS registry of the local Ethereum, with reverse records. */
export const ensNames: Readonly<Record<string, string>> = {
  'ada.demo.eth': ADA,
  'grace.demo.eth': GRACE,
}

/** Names that are registered when the services start. */
export const registeredNames: Readonly<Record<string, string>> = {
  'grace.reown.id': GRACE,
  'treasury.reown.id': TREASURY,
}
