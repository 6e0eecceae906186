import { log } from '../../../utils/log.ts'
import type { Client } from './client.ts'
import { createSdkStorage } from './sdkStorage.ts'

type Session = ReturnType<Client['session']['getAll']>[number]

export interface StoredState {
  sessions(): Promise<Session[]>
  adopt(client: Client, topic: string): Promise<void>
}

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
