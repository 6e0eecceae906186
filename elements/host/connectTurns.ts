import type { Namespace } from '../../src/types/caip.ts'

let turns = 0
const connectTurns = new Map<Namespace | undefined, number>()

/**
 * The returned function is true until a later command conflicts: a connect may have to look for its wallet first, while
 * later commands take effect at once. Without a namespace the command is about any.
 */
export function takeConnectTurn(namespace: Namespace | undefined): () => boolean {
  turns += 1
  const mine = turns
  connectTurns.set(namespace, mine)
  return () =>
    [...connectTurns].every(
      ([other, turn]) => turn <= mine || (other && namespace && other !== namespace),
    )
}
