import type { Message } from '../types/message.ts'
import type { Parameters } from './parameters.ts'

/**
 * Texts that load together (`parts.json`): with the first opening, with the first other view, with the account and all that it
 * can do, and with reviews of requests.
 */
export type Part = 'opened' | LaterPart

export const laterParts = ['connecting', 'connected', 'reviews'] as const

export type LaterPart = (typeof laterParts)[number]

/** English has all keys. Other languages may lack some. */
export type MessageKey = keyof Parameters

export type Catalogue = Partial<Record<MessageKey, Message>>
