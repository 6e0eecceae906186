import { SignClient } from '@walletconnect/sign-client'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import { log } from '../../../utils/log.ts'
import { takeAuthentications } from './authentication.ts'
import { guardDomainVerification, isPublicRelay } from './domainVerification.ts'
import { delayResponses } from './earlyResponses.ts'
import { checkPeerRequests, removeSessionOnce } from './engine.ts'
import { changeProject, connectOnce, resumeWithPage } from './relayConnection.ts'
import { dropMalformedMessages } from './relayMessages.ts'
import { createSdkStorage, type SdkStorage } from './sdkStorage.ts'

type SignClientOptions = NonNullable<Parameters<typeof SignClient.init>[0]>
type SdkLogger = Exclude<SignClientOptions['logger'], string | undefined>

function textOf(part: unknown): string {
  if (part instanceof Error) return part.message
  return typeof part === 'string' ? part : ''
}

/**
 * Writes a line to the log. Lines of level `debug` are printed only if the host sets `debug`, but they are always
 * recorded for bug reports.
 */
function write(...parts: unknown[]): void {
  const text = parts.map(textOf).filter(Boolean).join(' ')
  if (text) log('debug', `WalletConnect SDK: ${text}`)
}

function ignore(): void {}

/**
 * Replaces the SDK's own logger, which would set a function on `window`. Messages below level `warn` may contain keys,
 * so they are dropped.
 */
function createSdkLogger(): SdkLogger {
  const logger = {
    level: 'error',
    trace: ignore,
    debug: ignore,
    info: ignore,
    silent: ignore,
    warn: write,
    error: write,
    fatal: write,
    // The SDK creates a child logger for each module and sets its name on it.
    child: () => createSdkLogger(),
  }
  return logger as unknown as SdkLogger
}

export type Client = InstanceType<typeof SignClient>

export type ClientConfiguration = Pick<ConnectorContext, 'relayUrl' | 'projectId' | 'metadata'>

/**
 * Clients by relay. A relay has only one client, because sessions belong to their relay and two clients would overwrite
 * each other's keys.
 */
const clients = new Map<string, Promise<Client>>()

/**
 * Returns the prefix of the SDK's storage for a relay. If the page uses the SDK itself, the prefix also separates the
 * modal's data from the page's data.
 */
export function storagePrefix(relayUrl: string): string {
  return isPublicRelay(relayUrl)
    ? 'wallet-modal'
    : `wallet-modal-${relayUrl.replace(/^\w+:\/\/|\/+$/g, '')}`
}

/**
 * Deletes the global variables through which the SDK shares its core. Otherwise the page's own copy of the SDK would
 * use the modal's core.
 */
function clearGlobals(prefix: string): void {
  const name = `_walletConnectCore_${prefix}`
  Reflect.deleteProperty(globalThis, name)
  Reflect.deleteProperty(globalThis, `${name}_count`)
}

/**
 * Project id if the host sets none. The SDK always sends a project id, but a host's own relay does not check the id.
 */
const anyProjectId = 'wallet-modal'

/** Creates a client without waiting for its connection to the relay. */
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
  delayResponses(client)
  dropMalformedMessages(client)
  return client
}

/**
 * Returns the shared client of a relay. Changed metadata apply at once. A changed project id applies by a reconnect.
 */
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

/** Returns the client id (the public key) of a relay's client; null if no client has been created. */
export async function getClientId(relayUrl: string): Promise<string | null> {
  const client = await clients.get(relayUrl)?.catch(() => null)
  return client ? client.core.crypto.getClientId() : null
}
