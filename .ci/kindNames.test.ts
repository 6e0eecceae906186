import { expect, it } from 'vitest'
import { findStrayKindNames } from './kindNames.ts'

const declared = "export type ConnectorType = 'WALLET_CONNECT' | 'AUTH'\n"

it('a comparison with the name of a connector kind is found outside of the definition of the kind', () => {
  const texts = new Map([
    ['src/types/connector.ts', declared],
    ['src/connectors/auth/kind.ts', "export const auth = { type: 'AUTH', id: 'ID_AUTH' }\n"],
    ['src/actions/a.ts', "const one = 1\nif (wallet.type === 'AUTH') open()\n"],
    ['src/views/b.tsx', 'if (account.connectorId === "ID_AUTH") open()\n'],
    ['src/actions/c.ts', "if (kindOf(wallet.id).asksInModal) open()\n// 'AUTHOR'\n"],
    ['src/actions/a.test.ts', "expect(wallet.type).toBe('AUTH')\n"],
  ])
  expect(findStrayKindNames(texts)).toEqual([
    "src/actions/a.ts:2: 'AUTH' belongs in the definition of its kind",
    'src/views/b.tsx:1: "ID_AUTH" belongs in the definition of its kind',
  ])
})

it('a declaration of several lines is read, and a missing one is found', () => {
  const several = "export type ConnectorType =\n  | 'WALLET_CONNECT'\n  | 'AUTH'\n"
  const use = "if (type === 'WALLET_CONNECT') pair()\n"
  const texts = new Map([
    ['src/types/connector.ts', several],
    ['src/a.ts', use],
  ])
  expect(findStrayKindNames(texts)).toHaveLength(1)
  expect(findStrayKindNames(new Map([['src/a.ts', use]]))).toEqual([
    'src/types/connector.ts: it declares no ConnectorType',
  ])
})
