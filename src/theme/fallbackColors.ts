import css from './fallbackColors.css'
import { addStyles } from './styles.ts'

addStyles(css)
