import type { ReactNode } from 'react'
import { SearchInput } from '../../components/SearchInput.tsx'
import { VirtualList } from '../../components/VirtualList.tsx'
import { addStyles } from '../../theme/styles.ts'
import css from './TokenPicker.css'
import { TokenRow, type TokenRowProps } from './TokenRow.tsx'

addStyles(css)

const searchDelayMs = 100
const rowHeight = 56

interface TokenList<Token> {
  name: string
  tokens: readonly Token[]
  hasHeading?: boolean
}

interface TokenPickerProps<Token> {
  label: string
  placeholder: string
  /** Called with the cleaned search text. Must be the same function in every render. */
  onQuery: (query: string) => void
  lists: readonly TokenList<Token>[]
  keyOf: (token: Token) => string
  row: (token: Token) => TokenRowProps
  none: string | false
  /** Content between the search box and the lists. */
  children?: ReactNode
}

export function TokenPicker<Token>(props: TokenPickerProps<Token>) {
  const { label, placeholder, onQuery, lists, keyOf, row, none, children } = props
  const filled = lists.filter(({ tokens }) => tokens.length > 0)
  return (
    <div className="token-picker">
      <SearchInput
        label={label}
        placeholder={placeholder}
        onSearch={onQuery}
        delayMs={searchDelayMs}
      />
      {children}
      {filled.map(({ name, tokens, hasHeading }) => (
        <section key={name}>
          {hasHeading && <h2 className="quiet">{name}</h2>}
          <VirtualList
            label={name}
            count={tokens.length}
            heightOf={() => rowHeight}
            keyOf={(index) => {
              const token = tokens[index]
              return token ? keyOf(token) : ''
            }}
          >
            {(index) => {
              const token = tokens[index]
              return token && <TokenRow {...row(token)} />
            }}
          </VirtualList>
        </section>
      ))}
      {none && (
        <p className="quiet none" role="status">
          {none}
        </p>
      )}
    </div>
  )
}
