import type { TypedDataDomain, TypedDataField } from 'ethers'
import { isRecord } from '../shared/json.ts'
import { invalidParams } from './ProviderRpcError.ts'

export interface TypedData {
  domain: TypedDataDomain
  types: Record<string, TypedDataField[]>
  primaryType: string
  message: Record<string, unknown>
}

/** EIP-712 data: an object or, more often, its JSON. */
export function parseTypedData(input: unknown): TypedData {
  const data = typeof input === 'string' ? parseJson(input) : input
  if (!isRecord(data) || !isRecord(data.types) || !isRecord(data.message)) {
    throw invalidParams('Expected EIP-712 typed data with types, domain and message.')
  }
  const types: Record<string, TypedDataField[]> = {}
  for (const [name, fields] of Object.entries(data.types)) {
    if (!Array.isArray(fields) || !fields.every(isField)) {
      throw invalidParams(`Type "${name}" is not a list of fields.`)
    }
    if (name !== 'EIP712Domain') types[name] = fields
  }
  return {
    domain: isRecord(data.domain) ? data.domain : {},
    types,
    primaryType: String(data.primaryType),
    message: data.message,
  }
}

function isField(field: unknown): field is TypedDataField {
  return isRecord(field) && typeof field.name === 'string' && typeof field.type === 'string'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidParams('The typed data is not JSON.')
  }
}
