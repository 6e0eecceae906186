import { webLocks } from '../../../utils/locks.ts'

/** Elects the tab that has the relay connection. Any other tab connects to the relay only to send a message. */
export interface RelayTurn {
  isMine(): boolean
  /**
   * Resolves once this tab is elected. The first tab is elected at once, another tab after the elected tab has closed.
   */
  readonly mine: Promise<void>
}

/** A promise that never resolves. A lock that waits for it lasts until the page is closed. */
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
      // In sandboxed documents, requests for locks reject.
      .catch(() => {
        take()
        settle()
      })
  })
  return { isMine: () => isMine, mine }
}

/** Elects the first tab until that tab is closed. Without Web Locks every tab is elected. */
export function relayTurn(relayUrl: string): Promise<RelayTurn> {
  const turn = turns.get(relayUrl) ?? claim(relayUrl)
  turns.set(relayUrl, turn)
  return turn
}
