import { readFileSync } from 'node:fs'
import { Ajv2020 as Ajv, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { parse } from 'yaml'
import {
  escapePointer,
  type Message,
  type OpenApiDocument,
  type Operation,
  readOperations,
} from './readOperations.ts'

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
  readonly #faults: Error[] = []
  readonly #ajv = formats.default(new Ajv({ strict: false, allErrors: true }))
  /** Values of a query are text, which is read as the type of the schema. */
  readonly #ajvOfQueries = formats.default(new Ajv({ strict: false, coerceTypes: true }))

  constructor(name: string) {
    const file = new URL(`${name}.yaml`, import.meta.url)
    this.document = parse(readFileSync(file, 'utf8')) as OpenApiDocument
    this.#ajv.addSchema(this.document, 'contract')
    this.#ajvOfQueries.addSchema(this.document, 'contract')
    this.operations = readOperations(this.document)
  }

  operationOf(route: Route): Operation | undefined {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    return this.operations.find((one) => one.method === route.method && one.path === path)
  }

  /**
   * Checks a request and its response. A request that was refused may be outside of the document, its response may not.
   * @throws an error with the first fault
   */
  async check(
    route: Route,
    request: { query: URLSearchParams; body(): Promise<string> },
    response: Received,
  ): Promise<void> {
    const fault = await this.#firstFault(route, request, response)
    if (fault === null) return
    const error = new Error(`${route.method} ${route.path} is outside of the contract: ${fault}`)
    this.#faults.push(error)
    throw error
  }

  /** @throws an error with all faults that checks have found */
  assertKept(): void {
    const [first] = this.#faults
    if (first) throw new AggregateError(this.#faults, first.message)
  }

  async #firstFault(
    route: Route,
    { query, body }: { query: URLSearchParams; body(): Promise<string> },
    response: Received,
  ): Promise<string | null> {
    const operation = this.operationOf(route)
    if (!operation) return 'the path is not documented'
    const fault = this.faultOfResponse(operation, response)
    if (fault !== null || response.status >= 400) return fault
    // A GET without a body cannot be read if the client has gone.
    const sent = { query, body: route.method === 'GET' ? '' : await body() }
    return this.faultOfRequest(operation, sent)
  }

  /** Returns in words how a request first differs from its operation in the document; null if it does not. */
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

  /** Returns in words how a response first differs from its operation in the document; null if it does not. */
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
}
