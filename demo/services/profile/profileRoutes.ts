import { isEvmAddress } from '../account/addresses.ts'
import { failure } from '../blockchainApi/blockchainFailure.ts'
import { json, type Route } from '../shared/http.ts'
import { isLabel, isZone } from './nameRules.ts'
import type { RegisteredNames } from './RegisteredNames.ts'
import { registerName } from './registerName.ts'

/** Suggestions for a typed name. */
const variants = (label: string) => [
  label,
  `${label}1`,
  `my-${label}`,
  `${label}-eth`,
  `the-${label}`,
]

/** The API that registers account names. */
export function profileRoutes(names: RegisteredNames, chains: Map<string, string>): Route[] {
  return [
    {
      method: 'GET',
      path: '/v1/profile/account/:name',
      handle: ({ param }) => {
        const entry = names.find(param('name'))
        if (entry) return json(entry)
        throw failure(404, 'name', `${param('name')} is not registered`)
      },
    },
    {
      method: 'GET',
      path: '/v1/profile/reverse/:address',
      handle: ({ param }) => {
        if (isEvmAddress(param('address'))) return json(names.of(param('address')))
        throw failure(400, 'address', `"${param('address')}" is not an Ethereum address.`)
      },
    },
    {
      method: 'GET',
      path: '/v1/profile/suggestions/:name',
      handle: ({ param, query }) => {
        const zone = query.get('zone') ?? 'reown.id'
        if (!isZone(zone)) throw failure(400, 'zone', `Nothing is registered in "${zone}".`)
        const label = param('name').toLowerCase()
        const offered = variants(label)
          .filter(isLabel)
          .map((one) => `${one}.${zone}`)
        return json({
          suggestions: (isLabel(label) ? offered : []).map((name) => ({
            name,
            registered: names.find(name) !== undefined,
          })),
        })
      },
    },
    {
      method: 'POST',
      path: '/v1/profile/account',
      handle: (request) => registerName(names, chains, request),
    },
  ]
}
