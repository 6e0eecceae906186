const paths = {
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  help: 'M9.2 9.2a2.8 2.8 0 1 1 4.1 2.5c-.9.5-1.3 1-1.3 2M12 17h.01M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  next: 'M9 5l7 7-7 7',
  check: 'M5 12.5l4.5 4.5L19 7',
  alert: 'M12 7v6M12 16.5h.01M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  info: 'M12 11v6M12 7.5h.01M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  wallets: 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z',
} as const

export type IconName = keyof typeof paths

/** A line icon in the text's colour, drawn on a 24-unit grid and hidden from screen readers. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <LineIcon path={paths[name]} size={size} mirrored={name === 'back' || name === 'next'} />
}

interface LineIconProps {
  path: string
  size?: number
  /** True if the icon is mirrored in right-to-left text. */
  mirrored?: boolean
}

/**
 * A line icon given by its SVG path. If only one view uses an icon, that view defines the path, so that both load
 * together.
 */
export function LineIcon({ path, size = 20, mirrored }: LineIconProps) {
  return (
    <svg
      aria-hidden="true"
      data-mirrored={mirrored}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}
