import { LineIcon } from '../../components/Icon.tsx'
import { addStyles } from '../../theme/styles.ts'
import css from './Guide.css'

addStyles(css)

interface GuideSection {
  /** SVG path of a line icon on a 24-unit grid. */
  path: string
  title: string
  text: string
}

export function Guide({ sections }: { sections: readonly GuideSection[] }) {
  return sections.map(({ path, title, text }) => (
    <section key={title}>
      <LineIcon path={path} size={26} />
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  ))
}
