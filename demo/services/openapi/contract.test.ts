import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { Contract } from './Contract.ts'

describe.each(['wallet-services', 'blockchain-api', 'embedded-wallet'])(
  'the document %s',
  (name) => {
    const contract = new Contract(name)

    it('the document is valid OpenAPI 3.1', async () => {
      const copy = structuredClone(contract.document)
      expect(await new Validator().validate({ ...copy })).toEqual({ valid: true })
    })

    it.each(contract.operations)('the examples of $id match their schemas', (operation) => {
      const { body, responses } = operation
      const query = new URLSearchParams(
        operation.parameters.flatMap((one) =>
          one.in === 'query' && one.example !== undefined ? [[one.name, String(one.example)]] : [],
        ),
      )
      const [[bodyType, example] = []] = body?.examples ?? []
      const isForm = bodyType === 'application/x-www-form-urlencoded'
      const form = new URLSearchParams(isForm ? (example as Record<string, string>) : {})
      const text = isForm ? String(form) : (JSON.stringify(example) ?? '')
      expect(contract.faultOfRequest(operation, { query, body: text })).toBeNull()
      expect([...responses.keys()]).toContain('200')
      for (const [status, { examples }] of responses) {
        for (const [type, example] of examples) {
          const given = typeof example === 'string' ? example : JSON.stringify(example)
          const response = { status: Number(status.replace('XX', '00')), type, body: given }
          expect(contract.faultOfResponse(operation, response)).toBeNull()
        }
      }
    })
  },
)

describe('the checks of a contract', () => {
  const contract = new Contract('wallet-services')
  const getWallets = contract.operationOf({ method: 'GET', path: '/getWallets' })
  const sendEvent = contract.operationOf({ method: 'POST', path: '/e' })

  it.each([
    ['unknown=1', 'the parameter unknown is not documented'],
    ['page=0', 'page: must be >= 1'],
    ['page=x', 'page: must be integer'],
    ['badge_type=gold', 'badge_type: must be equal to one of the allowed values'],
    [`include=${'a'.repeat(129)}`, 'include: /0 must NOT have more than 128 characters'],
  ])('the query %s is a fault', (query, fault) => {
    const sent = { query: new URLSearchParams(query), body: '' }
    expect(getWallets && contract.faultOfRequest(getWallets, sent)).toBe(fault)
  })

  it('a body that is not documented is a fault, and so is a malformed one', () => {
    const sent = (body: string) => ({ query: new URLSearchParams(), body })
    expect(getWallets && contract.faultOfRequest(getWallets, sent('{}'))).toMatch(/not documented/)
    expect(sendEvent && contract.faultOfRequest(sendEvent, sent('{}'))).toMatch(/eventId/)
    expect(sendEvent && contract.faultOfRequest(sendEvent, sent('no JSON'))).toMatch(/object/)
  })

  it.each([
    [200, 'application/json', '{"data":[]}', "must have required property 'count'"],
    [200, 'application/json', '{"data":[{"id":"a"}],"count":1}', '/data/0 must have'],
    [200, 'text/html', '<p>', 'the content type text/html is not documented'],
    [302, 'application/json', '{}', 'the status 302 is not documented'],
  ])('the response %i %s %s is a fault', (status, type, body, fault) => {
    expect(getWallets && contract.faultOfResponse(getWallets, { status, type, body })).toContain(
      fault,
    )
  })
})
