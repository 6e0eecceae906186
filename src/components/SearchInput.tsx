import { useEffect, useState } from 'react'
import { addStyles } from '../theme/styles.ts'
import { Icon } from './Icon.tsx'
import css from './SearchInput.css'

addStyles(css)

interface SearchInputProps {
  label: string
  placeholder: string
  /** Called once the visitor has paused for `delayMs`. */
  onSearch: (query: string) => void
  delayMs: number
}

export function SearchInput({ label, placeholder, onSearch, delayMs }: SearchInputProps) {
  const [query, setQuery] = useState('')
  useEffect(() => {
    const timer = setTimeout(onSearch, delayMs, query)
    return () => clearTimeout(timer)
  }, [query, delayMs, onSearch])
  return (
    <label className="search">
      <Icon name="search" />
      <input
        part="input"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
    </label>
  )
}
