/** An app's use of the provider of one family, with that family's usual library. */
export interface FamilyDemo {
  /** Both resolve with a line to show. */
  sign(provider: object): Promise<string>
  send(provider: object): Promise<string>
}

export const message = 'Hello from the wallet-modal demo'
