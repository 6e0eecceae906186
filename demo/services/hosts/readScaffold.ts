import { readFileSync } from 'node:fs'
import { inRepository } from '../../../.ci/paths.ts'
import type { Framework } from '../../../elements/create/bases.ts'
import { allLogins } from '../../../elements/create/options.ts'
import { readNetworks } from '../../../elements/create/readNetworks.ts'
import { scaffold } from '../../../elements/create/scaffold.ts'

const readPage = (path: string) => readFileSync(inRepository('elements/reference', path), 'utf8')

/** Returns the files that `create-wallet-modal --yes` writes into a folder. */
export const readScaffold = (framework: Framework, folder: string): Record<string, string> =>
  scaffold(
    {
      folder,
      framework,
      networks: readNetworks(readPage('networks.md')).filter(({ slug }) =>
        ['ethereum', 'base'].includes(slug),
      ),
      logins: allLogins,
      projectId: null,
      hasSignIn: false,
      packed: null,
    },
    readPage,
    '0.0.0',
  )
