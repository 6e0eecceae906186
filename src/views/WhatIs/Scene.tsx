import { addStyles } from '../../theme/styles.ts'
import css from './Scene.css'

addStyles(css)

/** Positions of the small drawings around the subject. */
const places = [
  [22, 22],
  [118, 14],
  [124, 62],
] as const

interface SceneProps {
  /** SVG path of the subject on a 24-unit grid. */
  subject: string
  /** SVG paths of up to three things around the subject, on the same grid. */
  around?: readonly string[]
}

/** A line drawing in the colours of the theme, hidden from screen readers. */
export function Scene({ subject, around = [] }: SceneProps) {
  return (
    <svg className="scene" aria-hidden="true" width="160" height="96" viewBox="0 0 160 96">
      <path
        className="ground"
        d="M30 70C12 56 22 30 46 26s22-20 50-16 24 18 38 30-2 44-26 46-60 0-78-16z"
      />
      <rect x="50" y="18" width="60" height="60" rx="18" />
      <path transform="translate(59.6 27.6) scale(1.7)" strokeWidth="1" d={subject} />
      {around.map((path, index) => {
        const [x = 0, y = 0] = places[index] ?? []
        return (
          <g key={path} transform={`translate(${x} ${y})`}>
            <circle cx="10" cy="10" r="15" />
            <path transform="scale(.84)" strokeWidth="1.7" d={path} />
          </g>
        )
      })}
    </svg>
  )
}
