import type { TextsOf } from '../catalogue.ts'

export const signIn: TextsOf<'signIn'> = {
  'title.ConnectingSiwe': 'Entrar',
  'title.SIWXSignMessage': 'Entrar',
  'signIn.checking': 'Verificando se você já entrou…',
  'signIn.asks': '{app} pede que você entre',
  'signIn.prove':
    'Assine uma mensagem para provar que esta conta é sua. Isso não custa nada e não move nada.',
  'signIn.site': 'Site',
  'signIn.account': 'Conta',
  'signIn.network': 'Rede',
  'signIn.statement': 'Com o que você concorda',
  'signIn.otherSite': 'Esta mensagem é para um site diferente daquele em que você está ({here}).',
  'signIn.cancelDisconnects':
    'Sem entrar, você não pode usar {app}: “Cancelar” desconecta sua carteira.',
  'signIn.later': 'Você pode continuar sem entrar.',
  'signIn.stay': 'Entre ou cancele primeiro.',
  'signIn.sign': 'Assinar',
  'signIn.signing': 'Assinando…',
  'signIn.cancel': 'Cancelar',
  'signIn.cancelling': 'Cancelando…',
  'signIn.authenticating': 'Autenticando…',
  'signIn.declined': 'Assinatura recusada',
  'signIn.smartAccount': 'Este app pode não ser compatível com contas inteligentes',
  'signIn.cannotSign':
    'Esta conta não assina mensagens. Escolha outra conta na sua carteira, ou cancele e conecte outra carteira.',
  'signIn.formFirst': 'Entre primeiro e depois envie o formulário.',
  'failure.SIWX_NO_ACCOUNT':
    'Nenhuma conta está conectada para entrar. Conecte sua carteira de novo.',
  'failure.SIWX_INIT_FAILED':
    'Não foi possível iniciar a autenticação. Verifique sua conexão e conecte a carteira de novo.',
  'failure.SIWX_FAILED': 'Não foi possível entrar. Tente de novo.',
  'failure.SIWX_UNVERIFIED':
    'No momento não é possível verificar sua assinatura. Tente de novo daqui a pouco.',
  'failure.SIWX_INVALID_SIGNATURE':
    'A assinatura não corresponde a esta conta. Assine de novo com a conta mostrada aqui.',
  'failure.SIWX_SIGN_OUT_FAILED': 'O site não conseguiu encerrar sua sessão. Tente de novo.',
}
