/** An encrypted message of a topic. */
export interface RelayMessage {
  topic: string
  message: string
  tag: number
  attestation?: string
  publishedAt: number
  expiresAt: number
  /** Client id of the publisher, which never gets its own message. */
  from: string
}

/**
 * Stores every message until it expires, together with the clients that have acknowledged it. Late subscribers, and
 * clients that reconnect, get the messages that they have not acknowledged.
 */
export class RelayMailbox {
  #letters = new Map<string, { letter: RelayMessage; readBy: Set<string> }[]>()

  add(letter: RelayMessage): void {
    this.#dropExpired()
    const onTopic = this.#letters.get(letter.topic) ?? []
    onTopic.push({ letter, readBy: new Set([letter.from]) })
    this.#letters.set(letter.topic, onTopic)
  }

  /** Messages that `clientId` has not acknowledged, oldest first. */
  unread(topic: string, clientId: string): RelayMessage[] {
    this.#dropExpired()
    const onTopic = this.#letters.get(topic) ?? []
    return onTopic.filter(({ readBy }) => !readBy.has(clientId)).map(({ letter }) => letter)
  }

  acknowledge(letter: RelayMessage, clientId: string): void {
    const kept = this.#letters.get(letter.topic)?.find((entry) => entry.letter === letter)
    kept?.readBy.add(clientId)
  }

  #dropExpired(): void {
    const now = Date.now()
    for (const [topic, onTopic] of this.#letters) {
      const alive = onTopic.filter(({ letter }) => letter.expiresAt > now)
      if (alive.length === 0) this.#letters.delete(topic)
      else if (alive.length < onTopic.length) this.#letters.set(topic, alive)
    }
  }
}
