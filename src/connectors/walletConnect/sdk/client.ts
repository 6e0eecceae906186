import { SignClient } from '@walletconnect/sign-client'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import { log } from '../../../utils/log.ts'
import { takeAuthentications } from './authentication.ts'
import { guardDomainVerification, isPublicRelay } from './domainVerification.ts'
import { delayAnswers } from './earlyAnswers.ts'
import { checkPeerRequests, removeSessionOnce } from './engine.ts'
import { changeProject, connectOnce, resumeWithPage } from './relayConnection.ts'
import { dropMalformedMessages } from './relayMessages.ts'
import { createSdkLogger } from './sdkLogger.ts'
import { createSdkStorage, type SdkStorage } from './sdkStorage.ts'

export type Client = InstanceType<typeof SignClient>

export type ClientConfiguration = Pick<ConnectorContext, 'relayUrl' | 'projectId' | 'metadata'>

/** One client for each relay: sessions belong to their relay, and two clients would overwrite each other's keys. */
const clients = new Map<string, Promise<Client>>()

/** It also separates the modal's data from a page's own use of the SDK. */
export function storagePrefix(relayUrl: string): string {
  return isPublicRelay(relayUrl)
    ? 'wallet-modal'
    : `wallet-modal-${relayUrl.replace(/^\w+:\/\/|\/+$/g, '')}`
}

/** The SDK shares its core by a global variable, which would reach the page's own copy of the SDK. */
function clearGlobals(prefix: string): void {
  const name = `_walletConnectCore_${prefix}`
  Reflect.deleteProperty(globalThis, name)
  Reflect.deleteProperty(globalThis, `${name}_count`)
}

/** The SDK always sends a project id; the host's own relay needs none. */
const anyProjectId = 'wallet-modal'

/** Does not wait for the relay. */
export async function createClient(
  { relayUrl, projectId, metadata }: ClientConfiguration,
  storage: SdkStorage = createSdkStorage(),
): Promise<Client> {
  const customStoragePrefix = storagePrefix(relayUrl)
  const initialize = () =>
    SignClient.init({
      relayUrl,
      projectId: projectId ?? anyProjectId,
      metadata: { ...metadata },
      storage,
      customStoragePrefix,
      logger: createSdkLogger(),
      telemetryEnabled: false,
    }).finally(() => clearGlobals(customStoragePrefix))
  const client = await initialize().catch(async (error: unknown) => {
    log('warn', 'what was stored of WalletConnect cannot be used and is deleted', error)
    const keys = (await storage.getKeys()).filter((key) => key.includes(customStoragePrefix))
    await Promise.all(keys.map((key) => storage.removeItem(key)))
    return initialize()
  })
  connectOnce(client.core.relayer)
  guardDomainVerification(client.core.verify, isPublicRelay(relayUrl))
  resumeWithPage(client.core.relayer)
  removeSessionOnce(client)
  checkPeerRequests(client)
  takeAuthentications(client)
  delayAnswers(client)
  dropMalformedMessages(client)
  return client
}

/** Later changes of metadata apply at once, those of the project id by reconnecting. */
export async function getClient(configuration: ClientConfiguration): Promise<Client> {
  const { relayUrl, projectId, metadata } = configuration
  const { name, description, icons } = metadata
  const made = clients.get(relayUrl) ?? createClient(configuration)
  clients.set(relayUrl, made)
  try {
    const client = await made
    Object.assign(client.metadata, { name, description, icons })
    if (projectId && client.core.projectId !== projectId) changeProject(client, projectId)
    return client
  } catch (error) {
    clients.delete(relayUrl)
    throw error
  }
}

/** Null while there is no client. */
export async function getClientId(relayUrl: string): Promise<string | null> {
  const client = await clients.get(relayUrl)?.catch(() => null)
  return client ? client.core.crypto.getClientId() : null
}
