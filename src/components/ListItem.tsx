import type { ReactNode } from 'react'
import { addStyles } from '../theme/styles.ts'
import css from './ListItem.css'

addStyles(css)

interface ListItemProps {
  /** The item's name; the accessible name begins with it. */
  name: string
  image: ReactNode
  tag?: string | undefined
  tagTone?: 'accent' | 'quiet'
  end?: ReactNode
  /** The row can still be focused, so that its tag tells the reason. */
  disabled?: boolean | undefined
  current?: boolean | undefined
  href?: string | undefined
  onClick?: (() => void) | undefined
  /** Called on hover or focus, to prefetch what a click would load. */
  onIntent?: (() => void) | undefined
}

export function ListRow(props: ListItemProps) {
  const { name, image, tag, tagTone = 'quiet', end, disabled, current, onIntent } = props
  const { href, onClick } = props
  const content = (
    <>
      {image}
      <span className="name" dir="auto">
        {name}
      </span>
      {tag && (
        <span className="tag" data-tone={tagTone} dir="auto">
          {tag}
        </span>
      )}
      {end}
    </>
  )
  if (href)
    return (
      <a
        className="list-item"
        part="list-item"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
      >
        {content}
      </a>
    )
  return (
    <button
      type="button"
      className="list-item"
      part="list-item"
      aria-disabled={disabled || undefined}
      aria-current={current ? 'true' : undefined}
      onClick={disabled ? undefined : onClick}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {content}
    </button>
  )
}

export function ListItem(props: ListItemProps) {
  return (
    <li>
      <ListRow {...props} />
    </li>
  )
}

export function List({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul className="list" part="list" aria-label={label}>
      {children}
    </ul>
  )
}
