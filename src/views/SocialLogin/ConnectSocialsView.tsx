import { chooseSocial } from '../../actions/login/chooseSocial.ts'
import { Icon } from '../../components/Icon.tsx'
import { List, ListItem } from '../../components/ListItem.tsx'
import { useModal, useText } from '../context.ts'
import { Legal } from '../login/Legal.tsx'
import { useSocials } from '../login/useSocials.ts'
import { SocialTile } from '../shared/SocialTile.tsx'

export default function ConnectSocialsView() {
  const modal = useModal()
  const { t } = useText()
  const socials = useSocials()
  return (
    <div className="connect">
      <Legal>
        <List label={t('social.list')}>
          {socials.map((provider) => (
            <ListItem
              key={provider}
              name={t(`social.${provider}`)}
              image={<SocialTile provider={provider} />}
              end={<Icon name="next" size={16} />}
              onClick={() => chooseSocial(modal, provider)}
            />
          ))}
        </List>
      </Legal>
    </div>
  )
}
