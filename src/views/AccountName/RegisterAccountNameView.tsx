import { useRef, useState } from 'react'
import { maxNameLength, nameProblem, toFullName, toLabel } from '../../actions/names/nameRules.ts'
import { registerName } from '../../actions/names/registerName.ts'
import { registrar } from '../../actions/names/registrar.ts'
import { Button } from '../../components/Button.tsx'
import { Footer } from '../../components/Footer.tsx'
import { List, ListItem } from '../../components/ListItem.tsx'
import { Notice } from '../../components/Notice.tsx'
import { TextField } from '../../components/TextField.tsx'
import { Letter, Tile } from '../../components/Tile.tsx'
import { nameDraft, setNameLabel } from '../../controllers/nameDraft.ts'
import { addStyles } from '../../theme/styles.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Failure } from '../shared/Failure.tsx'
import css from './AccountName.css'
import { useSuggestions } from './useSuggestions.ts'

addStyles(css)

export default function RegisterAccountNameView() {
  const modal = useModal()
  const { t } = useText()
  const { label, isRegistering } = useStateOf(nameDraft)
  const { own, others, error, isRequesting, retry } = useSuggestions(label, isRegistering)
  const input = useRef<HTMLInputElement>(null)
  const [isTried, setTried] = useState(false)
  const problem = nameProblem(label)
  const name = toFullName(label)

  /** For a label that is too short, the error is shown only after the user has submitted it. */
  function fault(): string | undefined {
    if (problem === 'characters') return t('name.characters')
    if (problem) return isTried ? t('name.tooShort') : undefined
    return own?.registered ? t('name.taken', { name }) : undefined
  }

  function state(): string {
    if (isRegistering) return t('name.confirm', { name })
    if (problem) return t('name.hint')
    if (isRequesting) return t('name.checking', { name })
    return own ? t('name.available', { name }) : ''
  }

  function submit() {
    setTried(true)
    if (!problem && !own?.registered) void registerName(modal)
  }

  const wrong = fault()
  return (
    <div className="account-name">
      <TextField
        label={t('name.label')}
        input={input}
        type="text"
        maxLength={maxNameLength}
        value={label}
        error={wrong}
        busy={isRegistering}
        autoFocus
        end={
          <span className="suffix" aria-hidden="true">
            {registrar.newSuffix}
          </span>
        }
        onChange={(text) => {
          setNameLabel(toLabel(text))
          setTried(false)
        }}
        onSubmit={submit}
      />
      <p className="state quiet" role="status" hidden={wrong !== undefined}>
        {state()}
      </p>
      {error && (
        <Notice message={<Failure error={error} />} action={{ label: t('retry'), run: retry }} />
      )}
      {others.length > 0 && (
        <List label={t('name.suggestions')}>
          {others.map((one) => (
            <ListItem
              key={one.name}
              name={one.name}
              image={<Tile round fallback={<Letter name={one.name} />} />}
              tag={t(one.registered ? 'name.registered' : 'name.free')}
              disabled={one.registered || isRegistering}
              onClick={() => {
                setNameLabel(toLabel(one.name))
              }}
            />
          ))}
        </List>
      )}
      <Footer>
        <Button
          variant="primary"
          disabled={isRegistering || wrong !== undefined}
          fault={input}
          onClick={submit}
        >
          {t(isRegistering ? 'name.registering' : 'name.register')}
        </Button>
      </Footer>
    </div>
  )
}
