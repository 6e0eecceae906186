import { useEffect, useState } from 'react'
import { addStyles } from '../theme/styles.ts'
import { cleanText } from '../utils/cleanText.ts'
import { LineIcon } from './Icon.tsx'
import css from './SearchInput.css'

addStyles(css)

const searchPath = 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16 16l4 4'

interface SearchInputProps {
  label: string
  placeholder: string
  initial?: string
  /** Called with the cleaned text, without outer spaces. */
  onSearch: (query: string) => void
  delayMs: number
}

export function SearchInput(props: SearchInputProps) {
  const { label, placeholder, initial = '', onSearch, delayMs } = props
  const [query, setQuery] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(onSearch, delayMs, cleanText(query))
    return () => clearTimeout(timer)
  }, [query, delayMs, onSearch])
  return (
    <label className="search">
      <LineIcon path={searchPath} />
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
