/** Signs and sends through the provider of one family, with the library that apps of the family use. */
export interface FamilyDemo {
  /** `sign` and `send` resolve with a line of text for the page. */
  sign(provider: object): Promise<string>
  send(provider: object): Promise<string>
}

export const message = 'Hello from the demo of wallet-modal'
