/** What a server of the demo does not do, in words for the person in front of it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
