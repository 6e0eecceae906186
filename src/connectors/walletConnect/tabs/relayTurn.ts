import { webLocks } from '../../../utils/locks.ts'

/** Decides which one of a site's tabs keeps a connection to the relay while no visitor has asked for anything. */
export interface RelayTurn {
  isMine(): boolean
  /** Resolves when it is: at once in the first tab, in the others when that one has gone. */
  readonly mine: Promise<void>
}

/** A lock is held until the page goes away. */
const always = new Promise<never>(() => {})
const turns = new Map<string, Promise<RelayTurn>>()

async function claim(relayUrl: string): Promise<RelayTurn> {
  let isMine = false
  let take = () => {}
  const mine = new Promise<void>((resolve) => {
    take = () => {
      isMine = true
      resolve()
    }
  })
  const name = `wallet-modal ${relayUrl}`
  const locks = webLocks()
  await new Promise<void>((settle) => {
    if (!locks) {
      take()
      return settle()
    }
    const hold = (lock: Lock | null) => {
      if (lock) take()
      settle()
      return lock ? always : undefined
    }
    locks
      .request(name, { ifAvailable: true }, hold)
      .then(() => locks.request(name, hold))
      // A sandboxed document has no locks.
      .catch(() => {
        take()
        settle()
      })
  })
  return { isMine: () => isMine, mine }
}

/**
 * The tab that asks first has its turn as long as it lives; the others wait until they need the relay. Where
 * there are no Web Locks every tab has its turn at once.
 */
export function relayTurn(relayUrl: string): Promise<RelayTurn> {
  const turn = turns.get(relayUrl) ?? claim(relayUrl)
  turns.set(relayUrl, turn)
  return turn
}
