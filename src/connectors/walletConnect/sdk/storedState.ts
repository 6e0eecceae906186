import { log } from '../../../utils/log.ts'
import type { Client } from './client.ts'
import { createSdkStorage } from './sdkStorage.ts'

type Session = ReturnType<Client['session']['getAll']>[number]

/** Sessions that the clients of all tabs have stored, read without a client. */
export interface StoredState {
  sessions(): Promise<Session[]>
  /** Adds a session to a client that another tab created after the client was opened. */
  adopt(client: Client, topic: string): Promise<void>
}

/** Reads the SDK's own keys under `prefix`, as the SDK does on restore. */
export function readStoredState(prefix: string): StoredState {
  async function read<T>(name: string): Promise<T | undefined> {
    const storage = createSdkStorage()
    const key = (await storage.getKeys()).find((one) => one.endsWith(`:${prefix}//${name}`))
    return key === undefined ? undefined : storage.getItem<T>(key)
  }
  const sessions = async () => (await read<Session[]>('session')) ?? []

  return {
    sessions,
    async adopt({ core, session }, topic) {
      if (session.keys.includes(topic)) return
      const stored = (await sessions()).find((one) => one.topic === topic)
      const keys = await read<Record<string, string>>('keychain')
      const own = stored?.self?.publicKey ?? ''
      const [symKey, privateKey] = [keys?.[topic], keys?.[own]]
      if (!stored || !symKey) return
      await core.crypto.setSymKey(symKey, topic)
      if (privateKey) await core.crypto.keychain.set(own, privateKey)
      await session.set(topic, stored)
      core.expirer.set(topic, stored.expiry)
      core.relayer
        .subscribe(topic)
        .catch((error: unknown) => log('warn', 'a session is not listened to', error))
    },
  }
}
