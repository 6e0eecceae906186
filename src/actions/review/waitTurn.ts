import { addWaiting } from '../../controllers/review.ts'

/** Settles as `turn` does; rejects with 4001 as soon as the user declines all requests that wait. */
export async function waitTurn<T>(turn: Promise<T>): Promise<T> {
  let leave = () => {}
  const declined = new Promise<never>((_, reject) => {
    leave = addWaiting(reject)
  })
  try {
    return await Promise.race([turn, declined])
  } finally {
    leave()
  }
}
