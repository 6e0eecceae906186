/** What a dapp does with the provider of one chain family: here with that family's usual library, unchanged. */
export interface FamilyDemo {
  /** Both answer with a line to be shown. */
  sign(provider: object): Promise<string>
  send(provider: object): Promise<string>
}

export const message = 'Hello from the wallet-modal demo'
