import { readFileSync } from 'node:fs'
import { Ajv2020 as Ajv, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { parse } from 'yaml'

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

interface OpenApiDocument {
  paths: Record<string, PathItem>
}

/** A request or a response: the JSON pointer of its content in the document, and examples by media type. */
interface Message {
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

interface Sent {
  query: URLSearchParams
  body: string
}

interface Route {
  method: string
  /** Parameters have a colon. */
  path: string
}

interface Received {
  status: number
  type: string
  body: string
}

const escapePointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

function schemaAt(ajv: Ajv, pointer: string): ValidateFunction {
  const validate = ajv.getSchema(`contract#${pointer}/schema`)
  if (validate) return validate
  throw new Error(`The contract has no schema at ${pointer}.`)
}

const textOf = ({ errors }: ValidateFunction) =>
  (errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`.trim()).join(', ')

function parseBody(type: string, text: string): unknown {
  if (type === 'application/x-www-form-urlencoded') {
    return Object.fromEntries(new URLSearchParams(text))
  }
  if (type !== 'application/json') return text
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An OpenAPI document of this folder, and checks of requests and responses against it. */
export class Contract {
  readonly document: OpenApiDocument
  readonly operations: Operation[]
  readonly #ajv = formats.default(new Ajv({ strict: false, allErrors: true }))
  /** Values of a query are text, which is read as the type of the schema. */
  readonly #ajvOfQueries = formats.default(new Ajv({ strict: false, coerceTypes: true }))

  constructor(name: string) {
    const file = new URL(`${name}.yaml`, import.meta.url)
    this.document = parse(readFileSync(file, 'utf8')) as OpenApiDocument
    this.#ajv.addSchema(this.document, 'contract')
    this.#ajvOfQueries.addSchema(this.document, 'contract')
    this.operations = Object.keys(this.document.paths).flatMap((path) =>
      (['get', 'post'] as const).flatMap((method) => this.#read(path, method) ?? []),
    )
  }

  operationOf(route: Route): Operation | undefined {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    return this.operations.find((one) => one.method === route.method && one.path === path)
  }

  /**
   * Resolves with the first fault of a request and its response; null if the document allows both. A request that was
   * refused may be outside of the document, its response may not.
   */
  async faultOf(
    route: Route,
    { query, body }: { query: URLSearchParams; body(): Promise<string> },
    response: Received,
  ): Promise<string | null> {
    const operation = this.operationOf(route)
    if (!operation) return 'the path is not documented'
    const isRefused = response.status >= 400
    const sent = isRefused ? undefined : { query, body: await body() }
    return (
      (sent ? this.faultOfRequest(operation, sent) : null) ??
      this.faultOfResponse(operation, response)
    )
  }

  /** The first fault of a request; null if the document allows the request. */
  faultOfRequest(operation: Operation, { query, body }: Sent): string | null {
    const known = operation.parameters.filter((one) => one.in === 'query')
    const unknown = [...query.keys()].find((name) => !known.some((one) => one.name === name))
    if (unknown !== undefined) return `the parameter ${unknown} is not documented`
    for (const { name, required, explode = true, pointer } of known) {
      const text = query.get(name)
      if (text === null && required) return `the parameter ${name} is missing`
      if (text === null) continue
      const validate = schemaAt(this.#ajvOfQueries, pointer)
      if (!validate(explode ? text : text.split(','))) return `${name}: ${textOf(validate)}`
    }
    if (!operation.body) return body === '' ? null : 'a body is not documented'
    const [type = ''] = operation.body.examples.keys()
    return this.#faultOf(operation.body, type, body)
  }

  /** The first fault of a response; null if the document allows the response. */
  faultOfResponse(operation: Operation, { status, type, body }: Received): string | null {
    const { responses } = operation
    const response = responses.get(String(status)) ?? responses.get(`${Math.floor(status / 100)}XX`)
    if (!response) return `the status ${status} is not documented`
    return this.#faultOf(response, type.replace(/;.*/, ''), body)
  }

  #faultOf({ pointer, examples }: Message, type: string, text: string): string | null {
    const media = [type, type.replace(/\/.*/, '/*')].find((one) => examples.has(one))
    if (media === undefined) return `the content type ${type} is not documented`
    const validate = schemaAt(this.#ajv, `${pointer}/${escapePointer(media)}`)
    return validate(parseBody(type, text)) ? null : textOf(validate)
  }

  #read(path: string, method: 'get' | 'post'): Operation | undefined {
    const item = this.document.paths[path]
    const described = item?.[method]
    if (!described) return undefined
    const { operationId, parameters = [], requestBody, responses } = described
    const pointer = `/paths/${escapePointer(path)}`
    const all = [
      ...(item.parameters ?? []).map((_, at) => `${pointer}/parameters/${at}`),
      ...parameters.map((_, at) => `${pointer}/${method}/parameters/${at}`),
    ].map((one) => this.#resolve(one))
    const message = (place: string) => this.#message(`${pointer}/${method}/${place}`)
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

  #message(pointer: string): Message {
    const { pointer: place, value } = this.#resolve(pointer)
    const { content = {} } = value as Content
    const examples = Object.entries(content).map(([type, { example }]) => [type, example] as const)
    return { pointer: `${place}/content`, examples: new Map(examples) }
  }

  /** Follows the pointer, and a reference at its end. */
  #resolve(pointer: string): { pointer: string; value: object } {
    let value: unknown = this.document
    for (const part of pointer.split('/').slice(1)) {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
      value = (value as Record<string, unknown>)[name]
    }
    const { $ref } = value as { $ref?: string }
    return $ref === undefined ? { pointer, value: value as object } : this.#resolve($ref.slice(1))
  }
}
