import type { ReactNode } from 'react'
import { addStyles } from '../theme/styles.ts'
import css from './ListItem.css'

addStyles(css)

interface ListItemProps {
  /** Comes first in the accessible name. */
  name: string
  image: ReactNode
  tag?: string | undefined
  tagTone?: 'accent' | 'quiet'
  end?: ReactNode
  disabled?: boolean | undefined
  current?: boolean | undefined
  /** Makes the row a link, which opens in a tab of its own. */
  href?: string | undefined
  onClick?: (() => void) | undefined
  /** Called on hover or focus, before a click: a good moment to prefetch. */
  onIntent?: (() => void) | undefined
}

/** One row of a list: the whole row is the target. */
export function ListItem(props: ListItemProps) {
  const { name, image, tag, tagTone = 'quiet', end, disabled, current, onIntent } = props
  const { href, onClick } = props
  const content = (
    <>
      {image}
      <span className="name" title={name} dir="auto">
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
      <li>
        <a
          className="list-item"
          part="list-item"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
        >
          {content}
        </a>
      </li>
    )
  return (
    <li>
      <button
        type="button"
        className="list-item"
        part="list-item"
        disabled={disabled}
        aria-current={current ? 'true' : undefined}
        onClick={onClick}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {content}
      </button>
    </li>
  )
}

/** A list of rows. */
export function List({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul className="list" part="list" aria-label={label}>
      {children}
    </ul>
  )
}
