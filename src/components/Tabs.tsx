import type { KeyboardEvent } from 'react'
import { addStyles } from '../theme/styles.ts'
import css from './Tabs.css'

addStyles(css)

interface TabsProps<Id extends string> {
  label: string
  tabs: readonly { id: Id; label: string }[]
  selected: Id
  onSelect: (id: Id) => void
}

/** A tab list; arrow keys move between tabs, as the ARIA pattern has it. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step
    const index = tabs.findIndex(({ id }) => id === selected)
    const next = tabs[(index + direction + tabs.length) % tabs.length]
    if (!next) return
    onSelect(next.id)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          role="tab"
          data-tab={id}
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
