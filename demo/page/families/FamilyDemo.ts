/** Signs and sends through the provider of one family, by the library that apps of that family use. */
export interface FamilyDemo {
  /** Both functions resolve with a line of text for the page. */
  sign(provider: object): Promise<string>
  send(provider: object): Promise<string>
}

export const message = 'Hello from the wallet-modal demo'
