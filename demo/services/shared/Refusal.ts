/** A refused request, with a message for the user. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
