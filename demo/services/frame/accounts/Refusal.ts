/** What the frame's server does not do, in words for the person in front of it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
