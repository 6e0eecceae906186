import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { addStyles } from '../theme/styles.ts'
import css from './Tabs.css'

addStyles(css)

interface TabsProps<Id extends string> {
  label: string
  /** `mark` is the text for screen readers of a dot beside the label. */
  tabs: readonly { id: Id; label: string; mark?: string | undefined }[]
  selected: Id
  onSelect: (id: Id) => void
  children: ReactNode
}

/** Tabs that follow the ARIA tabs pattern: arrow keys move between them. A single tab is not shown, only its panel. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, children } = props
  const id = useId()
  const tabId = (tab: Id) => `${id}-${tab}`
  const panelId = `${id}-panel`
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step
    const index = tabs.findIndex((tab) => tab.id === selected)
    const next = tabs[(index + direction + tabs.length) % tabs.length]
    if (!next) return
    onSelect(next.id)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  const isList = tabs.length > 1
  return (
    <>
      {isList && (
        <div className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={tabId(tab.id)}
              type="button"
              role="tab"
              data-tab={tab.id}
              aria-selected={tab.id === selected}
              aria-controls={panelId}
              tabIndex={tab.id === selected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
            >
              {tab.label}
              {tab.mark && <span className="mark" role="img" aria-label={tab.mark} />}
            </button>
          ))}
        </div>
      )}
      <div
        className="panel"
        {...(isList && { role: 'tabpanel', id: panelId, 'aria-labelledby': tabId(selected) })}
      >
        {children}
      </div>
    </>
  )
}
