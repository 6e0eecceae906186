import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { TokenRow } from './TokenRow.tsx'

vi.mock('../context.ts', () => ({ useText: () => ({ t: (key: string) => key, locale: 'en' }) }))

const draw = (value: number | undefined) =>
  renderToStaticMarkup(
    <TokenRow
      token={{
        name: 'Fake',
        symbol: 'FAKE',
        chainId: 'eip155:1',
        iconUrl: null,
      }}
      balance="1"
      value={value}
    />,
  )

it('a token whose value is implausible shows an unknown value', () => {
  expect(draw(12)).toContain('$12.00')
  for (const value of [1e308, 1e16, -1]) {
    expect(draw(value)).toContain('tokens.worthUnknown')
    expect(draw(value)).not.toContain('$')
  }
  expect(draw(undefined)).not.toContain('tokens.worthUnknown')
})
