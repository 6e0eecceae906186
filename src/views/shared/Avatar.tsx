import { Picture } from '../../components/Picture.tsx'
import { addStyles } from '../../theme/styles.ts'
import { avatarBackground } from '../../utils/avatarBackground.ts'
import css from './Avatar.css'

addStyles(css)

/** The account's picture, or colours derived from the address if there is no picture or it fails to load. */
export function Avatar({ address, src }: { address: string; src: string | null }) {
  const drawn = <span className="avatar" style={{ background: avatarBackground(address) }} />
  return <Picture className="avatar" src={src ?? undefined} fallback={drawn} />
}
