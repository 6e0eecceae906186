interface Parameter {
  name: string
  in: 'query' | 'path'
  required?: boolean
  /** False for a list of values with commas between them. */
  explode?: boolean
  example?: unknown
}

interface Content {
  content?: Record<string, { example?: unknown }>
}

interface Described {
  operationId: string
  parameters?: object[]
  requestBody?: Content & { required?: boolean }
  responses: Record<string, object>
}

interface PathItem {
  parameters?: object[]
  get?: Described
  post?: Described
}

export interface OpenApiDocument {
  paths: Record<string, PathItem>
}

/** A request or a response: the JSON pointer of its content in the document, and examples by media type. */
export interface Message {
  pointer: string
  examples: Map<string, unknown>
}

export interface Operation {
  id: string
  method: 'GET' | 'POST'
  /** Parameters are in braces. */
  path: string
  parameters: (Parameter & { pointer: string })[]
  body: Message | undefined
  /** Responses by status, or by a range of it (`4XX`). */
  responses: Map<string, Message>
}

export const escapePointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** Reads the operations of a document, and resolves the references in them. */
export function readOperations(document: OpenApiDocument): Operation[] {
  return Object.keys(document.paths).flatMap((path) =>
    (['get', 'post'] as const).flatMap((method) => readOperation(document, path, method) ?? []),
  )
}

function readOperation(
  document: OpenApiDocument,
  path: string,
  method: 'get' | 'post',
): Operation | undefined {
  const item = document.paths[path]
  const described = item?.[method]
  if (!described) return undefined
  const { operationId, parameters = [], requestBody, responses } = described
  const pointer = `/paths/${escapePointer(path)}`
  const all = [
    ...(item.parameters ?? []).map((_, at) => `${pointer}/parameters/${at}`),
    ...parameters.map((_, at) => `${pointer}/${method}/parameters/${at}`),
  ].map((one) => resolve(document, one))
  const message = (place: string) => readMessage(document, `${pointer}/${method}/${place}`)
  return {
    id: operationId,
    method: method === 'get' ? 'GET' : 'POST',
    path,
    parameters: all.map((one) => ({ ...(one.value as Parameter), pointer: one.pointer })),
    body: requestBody && message('requestBody'),
    responses: new Map(
      Object.keys(responses).map((status) => [status, message(`responses/${status}`)]),
    ),
  }
}

function readMessage(document: OpenApiDocument, pointer: string): Message {
  const { pointer: place, value } = resolve(document, pointer)
  const { content = {} } = value as Content
  const examples = Object.entries(content).map(([type, { example }]) => [type, example] as const)
  return { pointer: `${place}/content`, examples: new Map(examples) }
}

/** Follows the pointer, and a reference at its end. */
function resolve(document: OpenApiDocument, pointer: string): { pointer: string; value: object } {
  let value: unknown = document
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
    value = (value as Record<string, unknown>)[name]
  }
  const { $ref } = value as { $ref?: string }
  return $ref === undefined ? { pointer, value: value as object } : resolve(document, $ref.slice(1))
}
